package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.util.Comparator;
import java.util.function.Consumer;
import octavo.objects.MismatchException;

/**
 * The order of sorted collections and maps of a class of one's own: that of the comparator that its
 * constructor sets. Comparators of one class are taken for the same.
 */
final class OwnOrder {
  private OwnOrder() {}

  /** What throws {@link MismatchException} when one of that class is in another order. */
  static Consumer<Object> check(Class<?> type, Access access) {
    MethodHandle constructor = access.constructor(type);
    return it -> check(it, Access.invoke(constructor));
  }

  private static void check(Object value, Object made) {
    Comparator<?> order = NaturalOrder.comparator(value);
    if (!areOne(order, NaturalOrder.comparator(made)))
      throw new MismatchException(
          "the order that the constructor of " + made.getClass().getName() + " sets",
          "another comparator, which is not written");
  }

  private static boolean areOne(Comparator<?> order, Comparator<?> other) {
    boolean isNatural = NaturalOrder.is(order);
    return isNatural == NaturalOrder.is(other)
        && (isNatural || order.getClass() == other.getClass());
  }
}
