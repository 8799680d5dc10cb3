package octavo.objects.containers;

import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Collections that copy all they have for each element that is added: another coder reads a list,
 * of which they are made at once.
 */
public record CopiedOnWrite(Class<?> type, ValueCoder list, IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    long first = writer.weight();
    list.write(writer, value, depth);
    Collisions.check(writer, type, ((Collection<?>) value).size(), first);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    Collection<Object> made = make();
    reader.objects.made(made);
    Collisions collisions = Collisions.ofAll(reader, type);
    Collection<?> elements = (Collection<?>) list.read(reader, bytes, depth);
    collisions.check(elements);
    made.addAll(elements);
    return made;
  }

  @SuppressWarnings("unchecked") // empty yet
  private Collection<Object> make() {
    return (Collection<Object>) maker.apply(0);
  }
}
