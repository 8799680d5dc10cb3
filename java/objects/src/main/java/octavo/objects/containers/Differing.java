package octavo.objects.containers;

import octavo.objects.model.EqualElements;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Sets that are read by equality: another coder writes those whose elements are not equal. */
public record Differing(ValueCoder of) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    EqualElements.check(value);
    of.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return of.read(reader, bytes, depth);
  }
}
