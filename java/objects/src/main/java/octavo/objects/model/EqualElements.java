package octavo.objects.model;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import octavo.objects.MismatchException;

/**
 * Finds sets and maps that have equal elements or keys, as those may that tell them apart by
 * identity or by an order: fewer would be read than were written.
 */
public final class EqualElements {
  /** Classes without a name for others that have none. */
  private static final Set<Class<?>> WITHOUT =
      Set.of(
          Set.of(1).getClass(),
          Set.of(1, 2, 3).getClass(),
          Collections.emptySet().getClass(),
          Collections.singleton(1).getClass(),
          new HashMap<>().keySet().getClass(),
          new LinkedHashMap<>().keySet().getClass(),
          Map.of(1, 1).getClass(),
          Map.of(1, 1, 2, 2).getClass(),
          Collections.emptyMap().getClass(),
          Collections.singletonMap(1, 1).getClass());

  private EqualElements() {}

  /** Whether what is declared as a class or interface is read as a set of the JDK by equality. */
  public static boolean areLost(Class<?> declared) {
    return Set.class.isAssignableFrom(declared)
        && declared.getName().startsWith("java.")
        && !NaturalOrder.isOf(declared);
  }

  /** Throws {@link MismatchException} when a collection is a set that has equal elements. */
  public static void check(Object collection) {
    if (collection instanceof Set<?> set && !isWithout(set)) check(set, "elements");
  }

  private static boolean isWithout(Set<?> set) {
    return set instanceof HashSet
        || set instanceof SortedSet<?> sorted && areOneInOrder(sorted)
        || set instanceof EnumSet
        || set instanceof CopyOnWriteArraySet
        || set instanceof ConcurrentHashMap.KeySetView
        || WITHOUT.contains(set.getClass());
  }

  /** Whether its order takes equal elements for one: those of classes of one's own need not. */
  private static boolean areOneInOrder(SortedSet<?> set) {
    return NaturalOrder.is(set.comparator())
        && (set.isEmpty() || set.first().getClass().getClassLoader() == null);
  }

  /** Throws {@link MismatchException} when a map has equal keys. */
  static void check(Map<?, ?> map) {
    if (!isWithout(map)) check(map.keySet(), "keys");
  }

  private static boolean isWithout(Map<?, ?> map) {
    return map instanceof HashMap
        || map instanceof SortedMap<?, ?> sorted && NaturalOrder.is(sorted.comparator())
        || map instanceof EnumMap
        || map instanceof ConcurrentHashMap
        || map instanceof Hashtable
        || WITHOUT.contains(map.getClass());
  }

  private static void check(Set<?> set, String what) {
    Set<Object> seen = new HashSet<>();
    for (Object element : set)
      if (!seen.add(element))
        throw new MismatchException(what + " that differ", "one that is there already")
            .within(seen.size());
  }
}
