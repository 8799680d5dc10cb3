package octavo.objects.handles;

import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Arrays of one length whose values are bytes: rule 4.7. */
final class OctetsNode extends Node {
  private final int size;

  OctetsNode(int size) {
    this.size = size;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    byte[] bytes = (byte[]) value;
    if (bytes.length != size)
      throw new MismatchException(size + " values", Integer.toString(bytes.length));
    writer.bytes(bytes);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    return reader.octets(reader.bytes, size);
  }
}
