package octavo.objects.handles;

import java.util.UUID;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Uuids;
import octavo.objects.wire.Writer;

/** UUIDs. */
final class UuidNode extends Node {
  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    Uuids.write(writer, (UUID) value);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    return Uuids.read(reader, reader.bytes);
  }
}
