package octavo.objects.dynamic;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import octavo.objects.model.Access;

/** Makes sets and maps that cannot change, which say that they have an order where the JDK can. */
final class Unmodifiable {
  /** {@code SequencedSet}, and {@code Set} before JDK 21. */
  static final Class<?> SET = sequenced("java.util.SequencedSet", Set.class);

  static final Class<?> MAP = sequenced("java.util.SequencedMap", Map.class);

  private Unmodifiable() {}

  /** A view of a set that has an order. */
  static Object set(Set<?> set) {
    return SET == Set.class ? Collections.unmodifiableSet(set) : Access.invoke(Views.OF_SETS, set);
  }

  /** A view of a map that has an order. */
  static Object map(Map<?, ?> map) {
    return MAP == Map.class ? Collections.unmodifiableMap(map) : Access.invoke(Views.OF_MAPS, map);
  }

  private static Class<?> sequenced(String name, Class<?> before) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      return before;
    }
  }

  /** The library is compiled for JDK 17, which does not have these methods. */
  private static final class Views {
    static final MethodHandle OF_SETS = of("unmodifiableSequencedSet", SET);
    static final MethodHandle OF_MAPS = of("unmodifiableSequencedMap", MAP);

    private static MethodHandle of(String method, Class<?> type) {
      try {
        MethodType declared = MethodType.methodType(type, type);
        return MethodHandles.publicLookup()
            .findStatic(Collections.class, method, declared)
            .asType(MethodType.genericMethodType(1));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
