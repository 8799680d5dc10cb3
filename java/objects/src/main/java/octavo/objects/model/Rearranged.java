package octavo.objects.model;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Makes values of a type out of fields that another schema has, in its order. */
final class Rearranged implements Elements {
  private static final int NONE = -1;

  private final Elements elements;
  private final int[] from;
  private final List<Supplier<Object>> absent;

  /**
   * Makes them of the fields at {@code places}, by name, for parts of these {@code names}; for
   * those not among them there is what {@code absent} has, by index.
   */
  Rearranged(
      Elements elements,
      Set<String> names,
      Map<String, Integer> places,
      List<Supplier<Object>> absent) {
    this.elements = elements;
    from = names.stream().mapToInt(it -> places.getOrDefault(it, NONE)).toArray();
    this.absent = absent;
  }

  @Override
  public Object[] of(Object value) {
    throw new UnsupportedOperationException("values are only read in this order");
  }

  @Override
  public int absent() {
    return (int) Arrays.stream(from).filter(it -> it == NONE).count();
  }

  @Override
  public Object make(Object[] fields) {
    Object[] parts = new Object[from.length];
    for (int index = 0; index < parts.length; index++)
      parts[index] = from[index] == NONE ? absent.get(index).get() : fields[from[index]];
    return elements.make(parts);
  }
}
