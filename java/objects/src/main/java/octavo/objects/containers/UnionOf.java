package octavo.objects.containers;

import java.util.List;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.model.Shape;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** One of several classes. */
public record UnionOf(Class<?>[] types, ValueCoder[] cases) implements ValueCoder {
  public static UnionOf of(Shape.Union shape, List<ValueCoder> cases) {
    return new UnionOf(
        shape.cases().stream().map(Shape::type).toArray(Class<?>[]::new),
        cases.toArray(ValueCoder[]::new));
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    Class<?> type = Shape.Union.classOf(value);
    int index = 0;
    while (index < types.length && types[index] != type) index++;
    if (index == types.length)
      throw new MismatchException("a case of the union", "a " + value.getClass().getName());
    writer.varint(index);
    cases[index].write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    int index = reader.varint(bytes);
    if (index < cases.length) return cases[index].read(reader, bytes, depth);
    throw reader.malformed(
        MalformedKind.RANGE, first, "an index below " + cases.length, Integer.toString(index));
  }
}
