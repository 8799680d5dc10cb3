package octavo.objects.model;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Consumer;
import octavo.objects.MismatchException;

/** The order in which sorted collections and maps are read: comparators are not written. */
public final class NaturalOrder {
  private NaturalOrder() {}

  /** Whether what is declared as a class or interface of the JDK is read as something sorted. */
  public static boolean isOf(Class<?> declared) {
    return hasOrder(declared) && declared.getName().startsWith("java.");
  }

  private static boolean hasOrder(Class<?> type) {
    return SortedSet.class.isAssignableFrom(type)
        || SortedMap.class.isAssignableFrom(type)
        || PriorityQueue.class.isAssignableFrom(type)
        || PriorityBlockingQueue.class.isAssignableFrom(type);
  }

  /**
   * What throws {@link MismatchException} when a value of a declared class is in another order than
   * the one in which it would be read, or null where that has none.
   */
  public static Consumer<Object> check(Class<?> declared, Access access) {
    if (isOf(declared)) return NaturalOrder::check;
    return hasOrder(declared) ? OwnOrder.check(declared, access) : null;
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

  static Comparator<?> comparator(Object value) {
    if (value instanceof SortedSet<?> set) return set.comparator();
    if (value instanceof SortedMap<?, ?> map) return map.comparator();
    if (value instanceof PriorityQueue<?> queue) return queue.comparator();
    return value instanceof PriorityBlockingQueue<?> queue ? queue.comparator() : null;
  }
}
