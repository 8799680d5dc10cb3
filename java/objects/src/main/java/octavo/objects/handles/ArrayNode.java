package octavo.objects.handles;

import octavo.objects.MismatchException;
import octavo.objects.model.Elements;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Arrays of one length: rule 4.7. */
final class ArrayNode extends Node {
  private final Run run;
  private final int size;
  private final Elements elements;

  ArrayNode(Run run, int size, Elements elements) {
    this.run = run;
    this.size = size;
    this.elements = elements;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    Object[] values = run.toWire(elements.of(value));
    if (values.length != size)
      throw new MismatchException(size + " values", Integer.toString(values.length));
    int width = run.width(values);
    if (run.isCompressed()) writer.bits(width, 1);
    run.write(writer, values, width, depth);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    int first = reader.at;
    int width = readWidth(reader, depth);
    return elements.make(run.read(reader, size, width, first, depth));
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    int first = reader.at;
    run.skip(reader, size, readWidth(reader, depth), first, depth);
  }

  private int readWidth(Reader reader, int depth) {
    Depth.check(reader, depth);
    int first = reader.at;
    int width = run.isCompressed() ? SequenceNode.width(reader, run, reader.octet(), first) : 0;
    if ((long) size * run.minBits(width) > (reader.end - reader.at) * 8L) throw reader.truncated();
    return width;
  }
}
