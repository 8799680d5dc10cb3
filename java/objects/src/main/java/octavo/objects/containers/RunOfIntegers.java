package octavo.objects.containers;

import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Reads collections of integers, all as wide as the widest: with a reader, and without one. */
interface RunOfIntegers extends ValueCoder {
  /** Makes an empty collection for so many. */
  IntFunction<Object> maker();

  /** The code of the greatest width. */
  int maxWidth();

  /**
   * Adds the integers of {@code size} bytes each from {@code from} to {@code end}, without looking
   * at the byte at {@code readable} or behind.
   */
  void add(Collection<Object> list, byte[] bytes, int from, int end, int size, int readable);

  @Override
  default Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int size = CountAndWidth.readWidth(reader, bytes, maxWidth()) + 1;
    int count = CountAndWidth.readCount(reader, bytes, size);
    int end = reader.at + count * size;
    Collection<Object> list = filled(bytes, reader.at, end, count, size, reader.end);
    reader.at = end;
    return list;
  }

  @Override
  default int wholeEnd(byte[] bytes, int at, int end) {
    return CountAndWidth.end(bytes, at, maxWidth(), end);
  }

  @Override
  default Object whole(byte[] bytes, int at, int depth, int end) {
    if (depth > Writer.MAX_DEPTH || wholeEnd(bytes, at, end) != end) return null;
    long span = CountAndWidth.span(bytes, at);
    int size = CountAndWidth.size(bytes, at);
    return filled(bytes, Span.start(span), end, Span.size(span), size, bytes.length);
  }

  private Collection<Object> filled(
      byte[] bytes, int from, int end, int count, int size, int readable) {
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker().apply(count);
    add(list, bytes, from, end, size, readable);
    return list;
  }
}
