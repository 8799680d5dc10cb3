package octavo.objects.handles;

import octavo.objects.schema.Scalar;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** IEEE 754 numbers; those of 32 bits may become doubles. */
final class FloatNode extends Node {
  private final boolean isDouble;
  private final boolean isWidened;

  FloatNode(Scalar type, Class<?> box) {
    isDouble = type == Scalar.F64;
    isWidened = !isDouble && box == double.class;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    if (isDouble) writer.bits(Double.doubleToRawLongBits((Double) value), 8);
    else writer.bits(Float.floatToRawIntBits((Float) value), 4);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    if (isDouble) return Double.longBitsToDouble(reader.bits(8));
    float value = Float.intBitsToFloat((int) reader.bits(4));
    if (isWidened) return (double) value;
    return value;
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    reader.skip(isDouble ? 8 : 4);
  }
}
