package octavo.objects.handles;

import octavo.objects.model.Conversion;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values that others are written for: each is converted once, as it may be another then. */
final class ConvertedNode extends Node {
  private final Node node;
  private final Conversion conversion;

  ConvertedNode(Node node, Conversion conversion) {
    this.node = node;
    this.conversion = conversion;
  }

  @Override
  Object toWire(Object value) {
    return node.toWire(conversion.toWire(value));
  }

  @Override
  int code(Object wire) {
    return node.code(wire);
  }

  @Override
  void checkCode(Reader reader, int code, int header) {
    node.checkCode(reader, code, header);
  }

  @Override
  void write(Writer writer, Object wire, int code, int depth) {
    node.write(writer, wire, code, depth);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    int first = reader.at;
    return conversion.fromWire(node.read(reader, code, depth), reader, first);
  }
}
