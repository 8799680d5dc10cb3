package octavo.objects.model;

import octavo.objects.Packed;
import octavo.objects.schema.Scalar;

/**
 * How a field is to be written.
 *
 * @param name its name in the schema, or "" for its own
 */
public record Tuning(
    String name,
    boolean isFixed,
    boolean isShared,
    boolean isColumns,
    boolean isRequired,
    int since) {
  public static final Tuning NONE = new Tuning("", false, false, false, false, 0);

  public static Tuning of(Packed packed) {
    if (packed == null) return NONE;
    return new Tuning(
        packed.name(),
        packed.fixed(),
        packed.shared(),
        packed.columns(),
        packed.required(),
        packed.since());
  }

  /** Whether it says no more than a name. */
  public boolean isOfName() {
    return equals(new Tuning(name, false, false, false, false, 0));
  }

  /**
   * The shape that it makes of another, down to its elements; throws {@link
   * IllegalArgumentException} where there is nothing to make.
   */
  public Shape of(Shape shape) {
    if (isColumns) return columns(shape);
    if (!isFixed && !isShared) return shape;
    Shape tuned = ofPart(shape);
    if (tuned.schema().equals(shape.schema()) && !isAny(shape))
      throw new IllegalArgumentException("fixed is for int and long, shared for String");
    return tuned;
  }

  private static Shape columns(Shape shape) {
    if (isAny(shape)) return shape;
    if (shape instanceof Shape.Nullable it) return Shape.Nullable.of(columns(it.of()), it.type());
    if (shape instanceof Shape.Converted it)
      return new Shape.Converted(it.type(), columns(it.of()), it.conversion());
    Shape columns = shape instanceof Shape.Sequence it ? Rows.columns(it) : null;
    if (columns == null)
      throw new IllegalArgumentException(
          "columns are for lists of structs that have fields, none of them columns, and no"
              + " versions");
    return columns;
  }

  /** Whether values say themselves how they are written. */
  private static boolean isAny(Shape shape) {
    if (shape instanceof Shape.Nullable it) return isAny(it.of());
    if (shape instanceof Shape.Converted it) return isAny(it.of());
    return shape instanceof Shape.Any;
  }

  /** The same shape where there is nothing to make. */
  public Shape ofPart(Shape shape) {
    if (shape instanceof Shape.Nullable it) return Shape.Nullable.of(ofPart(it.of()), it.type());
    if (shape instanceof Shape.Converted it)
      return new Shape.Converted(it.type(), ofPart(it.of()), conversion(it));
    if (shape instanceof Shape.Sequence it)
      return Shape.Sequence.of(it.type(), ofPart(it.element()), it.elements());
    if (shape instanceof Shape.Mapping it)
      return Shape.Mapping.of(it.type(), ofPart(it.key()), ofPart(it.value()), it.elements());
    return shape instanceof Shape.Plain it ? new Shape.Plain(tuned(it.schema()), it.type()) : shape;
  }

  private Conversion conversion(Shape.Converted of) {
    return isShared ? of.conversion().shared() : of.conversion();
  }

  private Scalar tuned(Scalar schema) {
    if (isFixed && schema == Scalar.VI32) return Scalar.I32;
    if (isFixed && schema == Scalar.VI64) return Scalar.I64;
    if (isFixed && schema == Scalar.VU32) return Scalar.U32;
    if (isFixed && schema == Scalar.VU64) return Scalar.U64;
    if (isShared && schema == Scalar.STR) return Scalar.SHARED;
    return schema;
  }
}
