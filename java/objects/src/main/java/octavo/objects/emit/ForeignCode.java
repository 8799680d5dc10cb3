package octavo.objects.emit;

import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;

/** Counts what code for the structs of a foreign schema takes, which may be any number. */
final class ForeignCode {
  /**
   * Fields that code is made for: it takes 8 KB for each while it is made
   * (benchmarks/findings/objects.md).
   */
  private static final int MOST = 4096;

  /** A class takes as much as so many fields, however few it has. */
  private static final int CLASS = 12;

  /** So does a field that is no scalar. */
  private static final int PART = 3;

  private int made;

  /** Whether there may be code for one more struct, and what its parts have; counts it. */
  boolean isWithinLimit(Shape.Struct shape) {
    int size = CLASS + shape.parts().stream().mapToInt(it -> size(it.shape())).sum();
    if (made + size > MOST) return false;
    made += size;
    return true;
  }

  /** What a part takes, in fields. */
  private static int size(Shape shape) {
    if (shape instanceof Shape.Nullable it) return size(it.of());
    if (shape instanceof Shape.Converted it) return size(it.of());
    if (shape instanceof Shape.Sequence it) return CLASS + size(it.element());
    if (shape instanceof Shape.Mapping it) return CLASS + size(it.key()) + size(it.value());
    if (shape instanceof Shape.Tuple it)
      return CLASS + it.of().stream().mapToInt(ForeignCode::size).sum();
    return shape.schema() instanceof Scalar ? 1 : PART;
  }
}
