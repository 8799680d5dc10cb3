package octavo.objects.vectors;

import java.util.Arrays;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.schema.Schema;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Writes and reads whole messages of values without classes. */
final class GenericCoder {
  private GenericCoder() {}

  static ValueCoder of(Schema schema) {
    return HandlesEngine.of(new GenericShapes().of(schema));
  }

  static byte[] encode(ValueCoder root, Object value) {
    Writer writer = new Writer();
    writer.begin();
    root.write(writer, value, 1);
    return Arrays.copyOf(writer.bytes, writer.at);
  }

  static Object decode(ValueCoder root, byte[] bytes) {
    Reader reader = new Reader();
    reader.begin(0, bytes.length);
    Object value = root.read(reader, bytes, 1);
    reader.expectEnd();
    return value;
  }
}
