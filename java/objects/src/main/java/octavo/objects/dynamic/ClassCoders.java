package octavo.objects.dynamic;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The coder of each class, made when it is needed first. Those of classes that the loader finds
 * through its parents are here: what has the loader has these classes anyway. Any other class holds
 * its own, so that it can go before all this does. The other way round, a class of the JDK would
 * keep the loader for ever.
 */
final class ClassCoders {
  private static final int PLACES = 256;

  private record Known(Class<?> type, ClassCoder coder) {}

  private final ClassLoader loader;
  private final Function<Class<?>, ClassCoder> make;
  private final Map<Class<?>, ClassCoder> inside = new ConcurrentHashMap<>();

  /**
   * Those that were asked for last: finding one takes half the time. Threads that write the same
   * place at once lose nothing.
   */
  private final Known[] known = new Known[PLACES];

  private final ClassValue<ClassCoder> outside;

  ClassCoders(ClassLoader loader, Function<Class<?>, ClassCoder> make) {
    this.loader = loader;
    this.make = make;
    outside =
        new ClassValue<>() {
          @Override
          protected ClassCoder computeValue(Class<?> type) {
            return make.apply(type);
          }
        };
  }

  ClassCoder of(Class<?> type) {
    ClassCoder known = known(type);
    return known == null ? find(type) : known;
  }

  /** The coder, if it was asked for before, and may be held as long as all this. */
  ClassCoder known(Class<?> type) {
    Known known = this.known[place(type)];
    return known != null && known.type == type ? known.coder : null;
  }

  private static int place(Class<?> type) {
    return type.hashCode() & PLACES - 1;
  }

  private ClassCoder find(Class<?> type) {
    ClassCoder coder = inside.get(type);
    if (coder == null && !isInside(type.getClassLoader())) return outside.get(type);
    if (coder == null) coder = add(type);
    known[place(type)] = new Known(type, coder);
    return coder;
  }

  /** Of two that are made at once, there is one. */
  private ClassCoder add(Class<?> type) {
    ClassCoder made = make.apply(type);
    ClassCoder earlier = inside.putIfAbsent(type, made);
    return earlier == null ? made : earlier;
  }

  private boolean isInside(ClassLoader of) {
    if (of == null) return true;
    for (ClassLoader at = loader; at != null; at = at.getParent()) if (at == of) return true;
    return false;
  }
}
