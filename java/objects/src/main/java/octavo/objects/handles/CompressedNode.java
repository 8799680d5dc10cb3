package octavo.objects.handles;

import java.util.function.LongFunction;
import octavo.objects.MalformedKind;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Compressed integers: a code is the number of bytes less 1. */
final class CompressedNode extends Node {
  private final Scalar type;
  private final LongFunction<Object> maker;

  CompressedNode(Scalar type, Class<?> box) {
    this.type = type;
    this.maker = Box.maker(box);
  }

  @Override
  int code(Object value) {
    return Compressed.width(bits(value));
  }

  @Override
  void checkCode(Reader reader, int code, int header) {
    if (code < type.maxWidth) return;
    throw reader.malformed(
        MalformedKind.RANGE, header, "a width code below " + type.maxWidth, Integer.toString(code));
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    writer.bits(bits(value), code + 1);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    int first = reader.at;
    long bits = reader.bits(code + 1);
    long integer = type.isSigned() ? Compressed.unzigzag(bits) : bits;
    if (!Box.fits(integer, type))
      throw reader.malformed(MalformedKind.RANGE, first, type.keyword(), Long.toString(integer));
    return maker.apply(integer);
  }

  private long bits(Object value) {
    long integer = Box.unbox(value, type);
    return type.isSigned() ? Compressed.zigzag(integer) : integer;
  }
}
