package octavo.objects.containers;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Reads integers that are all as wide as the widest: with a reader, and without one. */
interface RunOfIntegers extends ValueCoder {
  /** The code of the greatest width. */
  int maxWidth();

  /**
   * Makes what has {@code count} integers of {@code size} bytes each from {@code from} on, without
   * looking at the byte at {@code readable} or behind.
   */
  Object make(byte[] bytes, int from, int count, int size, int readable);

  @Override
  default Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int size = CountAndWidth.readWidth(reader, bytes, maxWidth()) + 1;
    int count = CountAndWidth.readCount(reader, bytes, size);
    Object made = make(bytes, reader.at, count, size, reader.end);
    reader.at += count * size;
    return made;
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
    return make(bytes, Span.start(span), Span.size(span), size, bytes.length);
  }
}
