package octavo.objects.handles;

import java.util.function.LongFunction;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Integers written in full. */
final class FixedNode extends Node {
  private final Scalar type;
  private final LongFunction<Object> maker;

  FixedNode(Scalar type, Class<?> box) {
    this.type = type;
    this.maker = Box.maker(box);
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    writer.bits(Box.unbox(value, type), type.size);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    long bits = reader.bits(type.size);
    int unused = 64 - 8 * type.size;
    return maker.apply(type.isSigned() ? bits << unused >> unused : bits);
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    reader.skip(type.size);
  }
}
