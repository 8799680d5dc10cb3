package octavo.objects.containers;

import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Arrays of {@code size} bytes, and nothing else: rule 4.7. */
public record LoneOctets(int size) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    byte[] bytes = (byte[]) value;
    if (bytes.length != size)
      throw new MismatchException(size + " values", Integer.toString(bytes.length));
    writer.bytes(bytes);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    return reader.octets(bytes, size);
  }
}
