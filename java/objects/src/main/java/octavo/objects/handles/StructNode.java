package octavo.objects.handles;

import octavo.objects.model.Elements;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Structs and tuples. */
final class StructNode extends Node {
  private Body body;
  private final Elements elements;
  private final int absent;

  StructNode(Elements elements) {
    this.elements = elements;
    absent = elements == null ? 0 : elements.absent();
  }

  /** Says what it has: a struct may be inside itself. */
  void of(Body body) {
    this.body = body;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    body.write(writer, elements.of(value), 0, depth);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    reader.passOver(absent);
    Object begun = Early.begin(reader, elements, body.count());
    Object[] values = new Object[body.count()];
    body.read(reader, values, 0, depth);
    return Early.end(elements, begun, values);
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    body.skip(reader, depth);
  }
}
