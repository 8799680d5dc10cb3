package octavo.objects.containers;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Collection;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Arrays of references, as another coder writes lists of the same elements; {@code mayHaveItself}
 * says that an element may refer to the array, and that the list begins with its size.
 */
public record ArrayOf(Class<?> component, ValueCoder list, boolean mayHaveItself)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object array, int depth) {
    list.write(writer, Arrays.asList((Object[]) array), depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int number = mayHaveItself ? reader.objects.take() : -1;
    if (number >= 0) return readReferable(reader, bytes, depth, number);
    Collection<?> elements = (Collection<?>) list.read(reader, bytes, depth);
    return elements.toArray(array(elements.size()));
  }

  /** Makes the array before its elements. */
  private Object readReferable(Reader reader, byte[] bytes, int depth, int number) {
    Object[] array = array(reader.peekCount(bytes));
    reader.objects.put(number, array);
    return ((Collection<?>) list.read(reader, bytes, depth)).toArray(array);
  }

  private Object[] array(int count) {
    return (Object[]) Array.newInstance(component, count);
  }
}
