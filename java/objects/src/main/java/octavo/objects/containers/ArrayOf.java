package octavo.objects.containers;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Collection;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Arrays of references, as another coder writes lists of the same elements. */
public record ArrayOf(Class<?> component, ValueCoder list) implements ValueCoder {
  @Override
  public void write(Writer writer, Object array, int depth) {
    list.write(writer, Arrays.asList((Object[]) array), depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    Collection<?> elements = (Collection<?>) list.read(reader, bytes, depth);
    return elements.toArray((Object[]) Array.newInstance(component, elements.size()));
  }
}
