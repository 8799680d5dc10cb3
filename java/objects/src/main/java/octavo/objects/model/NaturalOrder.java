package octavo.objects.model;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;
import octavo.objects.MismatchException;

/** The order in which sorted collections and maps are read: comparators are not written. */
public final class NaturalOrder {
  private NaturalOrder() {}

  /** Whether what is declared as a class or interface of the JDK is read as something sorted. */
  public static boolean isOf(Class<?> declared) {
    boolean isSorted =
        SortedSet.class.isAssignableFrom(declared)
            || SortedMap.class.isAssignableFrom(declared)
            || declared == PriorityQueue.class
            || declared == PriorityBlockingQueue.class;
    return isSorted && declared.getName().startsWith("java.");
  }

  /** Throws {@link MismatchException} when a collection or map is in another order. */
  public static void check(Object value) {
    if (!is(comparator(value)))
      throw new MismatchException("the natural order", "a comparator, which is not written");
  }

  /** Whether a comparator, or none, is the natural order. */
  static boolean is(Comparator<?> order) {
    return order == null || order == Comparator.naturalOrder();
  }

  private static Comparator<?> comparator(Object value) {
    if (value instanceof SortedSet<?> set) return set.comparator();
    if (value instanceof SortedMap<?, ?> map) return map.comparator();
    if (value instanceof PriorityQueue<?> queue) return queue.comparator();
    return value instanceof PriorityBlockingQueue<?> queue ? queue.comparator() : null;
  }
}
