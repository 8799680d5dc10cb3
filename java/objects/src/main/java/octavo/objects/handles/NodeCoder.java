package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A node as a coder of lone values. */
record NodeCoder(Node node) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    node.write(writer, node.toWire(value), 0, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    reader.bytes = bytes;
    return node.read(reader, 0, depth);
  }
}
