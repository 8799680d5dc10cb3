package octavo.objects.standard;

import java.util.Arrays;
import octavo.objects.model.Elements;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Shapes that classes of the JDK are written in. */
final class Wires {
  static final Shape BOOL = new Shape.Plain(Scalar.BOOL, boolean.class);
  static final Shape INT = new Shape.Plain(Scalar.VI32, int.class);
  static final Shape LONG = new Shape.Plain(Scalar.VI64, long.class);
  static final Shape UNSIGNED = new Shape.Plain(Scalar.VU32, long.class);
  static final Shape DOUBLE = new Shape.Plain(Scalar.F64, double.class);
  static final Shape TEXT = new Shape.Plain(Scalar.STR, String.class);
  static final Shape BYTES = new Shape.Plain(Scalar.BYTES, byte[].class);

  private static final Elements PARTS =
      new Elements() {
        @Override
        public Object[] of(Object value) {
          return (Object[]) value;
        }

        @Override
        public Object make(Object[] parts) {
          return parts;
        }
      };

  private Wires() {}

  /** Arrays of as many values. */
  static Shape tuple(Shape... of) {
    return new Shape.Tuple(
        new Schema.Tuple(Arrays.stream(of).map(Shape::schema).toList()),
        Object[].class,
        Arrays.asList(of),
        PARTS);
  }

  /** A value or null. */
  static Shape optional(Shape of) {
    return new Shape.Nullable(new Schema.Optional(of.schema()), of.type(), of);
  }
}
