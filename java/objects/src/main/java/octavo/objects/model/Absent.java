package octavo.objects.model;

import java.lang.reflect.Array;
import java.util.function.Supplier;
import octavo.objects.schema.Scalar;

/** What stands for a value that its writer did not know of: null, zero or nothing inside. */
public final class Absent {
  private static final Object[] NOTHING = {};

  private Absent() {}

  /**
   * Stands for the value that a class has itself.
   *
   * @param otherwise gives what stands for it where the class is not asked
   */
  public record Default(Supplier<Object> otherwise) {}

  public static Supplier<Object> of(Shape.Part part) {
    Supplier<Object> otherwise = otherwise(part);
    return part.hasDefault() ? constant(new Default(otherwise)) : otherwise;
  }

  /** The same where the class is not asked. */
  public static Supplier<Object> otherwise(Shape.Part part) {
    return part.absent() == null ? of(part.name(), part.shape()) : part.absent();
  }

  private static Supplier<Object> of(String name, Shape shape) {
    if (shape instanceof Shape.Plain it)
      return constant(it.schema() == Scalar.DYNAMIC ? null : zero(it.type()));
    if (shape instanceof Shape.Named it) return constant(it.constants().get(0));
    if (shape instanceof Shape.Bits) return constant(0L);
    if (shape instanceof Shape.Sequence it) return () -> it.elements().make(NOTHING);
    if (shape instanceof Shape.Columns it) return () -> it.elements().make(NOTHING);
    if (shape instanceof Shape.Mapping it) return () -> it.elements().make(NOTHING);
    if (shape instanceof Shape.Any it) return it.absent();
    if (shape instanceof Shape.Converted it && it.isOptional())
      return () -> it.conversion().absent(name);
    return constant(null);
  }

  /** Whether there is such a value, be it null where that is one. */
  static boolean isKnown(Shape.Part part) {
    return part.hasDefault() || isKnown(part.shape());
  }

  private static boolean isKnown(Shape shape) {
    boolean isOptional =
        shape instanceof Shape.Nullable || shape instanceof Shape.Converted it && it.isOptional();
    return isOptional || of(null, shape).get() != null;
  }

  private static Supplier<Object> constant(Object value) {
    return () -> value;
  }

  /** Zero of a primitive type, an empty text or array, or null. */
  public static Object zero(Class<?> type) {
    if (type == String.class) return "";
    if (type == byte[].class) return new byte[0];
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
  }
}
