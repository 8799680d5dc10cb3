package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values that nobody wants. */
final class SkippedNode extends Node {
  private final Node node;

  SkippedNode(Node node) {
    this.node = node;
  }

  @Override
  void checkCode(Reader reader, int code, int header) {
    node.checkCode(reader, code, header);
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    throw new UnsupportedOperationException("the field is only skipped");
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    node.skip(reader, code, depth);
    return null;
  }
}
