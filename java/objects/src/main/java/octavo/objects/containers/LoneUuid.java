package octavo.objects.containers;

import java.util.UUID;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Uuids;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A UUID alone, which is one in a list, too. */
public record LoneUuid() implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Uuids.write(writer, (UUID) value);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    return Uuids.read(reader, bytes);
  }
}
