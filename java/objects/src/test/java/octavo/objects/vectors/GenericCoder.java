package octavo.objects.vectors;

import java.util.Arrays;
import java.util.List;
import octavo.objects.emit.EmitEngine;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Access;
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

  /** By classes made for the schema, none of which may be missing. */
  static ValueCoder emitted(Schema schema) {
    return EmitEngine.of(new GenericShapes().of(schema), new Access(List.of()), false, false);
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
