package octavo.objects.dynamic;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Keys that may be shared: counts what their hash codes have to look at. */
record HashedCoder(ValueCoder key) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    key.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    long before = reader.objects.values();
    Object value = key.read(reader, bytes, depth);
    References.countHashed(reader, reader.objects.values() - before, first);
    return value;
  }
}
