package octavo.objects.vectors;

import java.util.Arrays;
import octavo.objects.Limits;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Resolution;
import octavo.objects.schema.Schema;
import octavo.objects.wire.LimitedCoder;
import octavo.objects.wire.Reader;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Takes the values as they are, without classes: handles write them. */
record GenericCoder(Schema schema, RootCoder root) implements SchemaCoder {
  static GenericCoder of(Schema schema) {
    return new GenericCoder(
        schema, RootCoder.of(HandlesEngine.of(new GenericShapes().root(schema))));
  }

  @Override
  public GenericCoder limitedTo(Limits limits) {
    return new GenericCoder(schema, new LimitedCoder(root, limits));
  }

  @Override
  public GenericCoder reading(Schema writer) {
    ValueCoder reading = HandlesEngine.of(Resolution.of(new GenericShapes().root(schema), writer));
    return new GenericCoder(schema, root.limiting(RootCoder.of(reading)));
  }

  @Override
  public byte[] encode(Object value) {
    Writer writer = new Writer();
    writer.begin();
    root.write(writer, value, 1);
    return Arrays.copyOf(writer.bytes, writer.at);
  }

  @Override
  public Object decode(byte[] message) {
    Reader reader = new Reader();
    reader.begin(0, message.length);
    Object value = root.read(reader, message, 1);
    reader.expectEnd();
    return GenericShapes.listed(value);
  }
}
