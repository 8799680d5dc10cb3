package octavo.objects.handles;

import octavo.objects.schema.Scalar;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** IEEE 754 numbers. */
final class FloatNode extends Node {
  private final boolean isDouble;

  FloatNode(Scalar type) {
    isDouble = type == Scalar.F64;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    if (isDouble) writer.bits(Double.doubleToRawLongBits((Double) value), 8);
    else writer.bits(Float.floatToRawIntBits((Float) value), 4);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    if (isDouble) return Double.longBitsToDouble(reader.bits(8));
    return Float.intBitsToFloat((int) reader.bits(4));
  }

  @Override
  Object absent() {
    if (isDouble) return 0.0;
    return 0f;
  }
}
