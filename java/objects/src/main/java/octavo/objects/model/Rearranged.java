package octavo.objects.model;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Makes values of a type out of fields that another schema has, in its order. */
final class Rearranged implements Elements {
  private static final int NONE = -1;

  private final Elements elements;
  private final int[] from;
  private final List<Supplier<Object>> absent;

  /** Makes them of the fields {@code names}; those not among them are {@link Absent}. */
  Rearranged(Shape.Struct shape, List<String> names) {
    elements = shape.elements();
    from = shape.parts().stream().mapToInt(it -> names.indexOf(it.name())).toArray();
    absent = shape.parts().stream().map(it -> Absent.of(it.shape())).toList();
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
