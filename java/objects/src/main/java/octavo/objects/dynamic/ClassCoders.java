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
  private final ClassLoader loader;
  private final Function<Class<?>, ClassCoder> make;
  private final Map<Class<?>, ClassCoder> inside = new ConcurrentHashMap<>();
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
    ClassCoder known = inside.get(type);
    if (known != null) return known;
    return isInside(type.getClassLoader()) ? add(type) : outside.get(type);
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
