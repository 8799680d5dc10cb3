package octavo.objects.handles;

import java.util.Arrays;
import octavo.objects.MalformedKind;
import octavo.objects.model.Elements;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Lists: rule 4.6. */
final class SequenceNode extends Node {
  private static final int MOST = 15;

  private final Run run;
  private final Elements elements;
  private final Class<?> type;

  /** {@code type} is the class of the collections or arrays, or what it is declared as. */
  SequenceNode(Run run, Elements elements, Class<?> type) {
    this.type = type;
    this.run = run;
    this.elements = elements;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    long first = writer.weight();
    Object[] values = run.toWire(elements.of(value));
    int width = run.width(values);
    if (run.isCompressed()) {
      writer.bits(Math.min(values.length, MOST) | width << 4, 1);
      if (values.length >= MOST) writer.varint(values.length - MOST);
    } else {
      writer.varint(values.length);
    }
    run.write(writer, values, width, depth);
    Collisions.check(writer, type, values.length, first);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    int first = reader.at;
    Head head = readHead(reader, depth);
    Object begun = Early.begin(reader, elements, head.count);
    Collisions collisions = Collisions.ofAll(reader, type);
    Object[] values = run.read(reader, head.count, head.width, first, depth);
    collisions.check(Arrays.asList(values));
    return Early.end(elements, begun, values);
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    int first = reader.at;
    Head head = readHead(reader, depth);
    run.skip(reader, head.count, head.width, first, depth);
  }

  private record Head(int count, int width) {}

  private Head readHead(Reader reader, int depth) {
    Depth.check(reader, depth);
    int first = reader.at;
    int width = 0;
    long count;
    if (run.isCompressed()) {
      int lead = reader.octet();
      width = width(reader, run, lead >>> 4, first);
      count = lead & MOST;
      if (count == MOST) count = reader.varint(MOST);
    } else {
      count = reader.varint();
    }
    return new Head((int) reader.checkCount(count, run.minBits(width), first), width);
  }

  /** The width code in {@code bits} of the byte at {@code position}, 3 of them and zeros. */
  static int width(Reader reader, Run run, int bits, int position) {
    if (bits > 7) throw reader.malformed(MalformedKind.RESERVED, position, "zero bits", "others");
    run.checkWidth(reader, bits, position);
    return bits;
  }
}
