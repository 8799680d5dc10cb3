package octavo.objects.containers;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Arrays of primitive numbers that are written as they are. */
public record ArrayOfFixed(Fixed of) implements ValueCoder {
  @Override
  public void write(Writer writer, Object array, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    int count = Array.getLength(array);
    writer.varint(count);
    byte[] bytes = writer.room(writer.at, (long) count * of.size());
    of.putAll().put(buffer(bytes, writer.at), array);
    writer.at += count * of.size();
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8 * of.size());
    Object array = of.getAll().get(buffer(bytes, reader.at), count);
    reader.at += count * of.size();
    return array;
  }

  @Override
  public int wholeEnd(byte[] bytes, int at, int end) {
    long span = Span.behindVarint(bytes, at, 0);
    long numbersEnd = Span.start(span) + (long) Span.size(span) * of.size();
    return Span.size(span) >= 0 && numbersEnd <= end ? (int) numbersEnd : -1;
  }

  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    if (depth > Writer.MAX_DEPTH || wholeEnd(bytes, at, end) != end) return null;
    long span = Span.behindVarint(bytes, at, 0);
    return of.getAll().get(buffer(bytes, Span.start(span)), Span.size(span));
  }

  private static ByteBuffer buffer(byte[] bytes, int at) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes, at, bytes.length - at);
    return buffer.order(ByteOrder.LITTLE_ENDIAN);
  }
}
