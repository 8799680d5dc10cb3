package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import octavo.objects.model.Conversion;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Collections of values that others, or null, are written for: another coder writes lists of those.
 * {@code areIntegers} says that those share a width, {@code isOptional} that null may be among the
 * values; {@code maker} is null if what is read is a list as that coder makes it.
 */
public record ListOfConverted(
    ValueCoder list,
    Conversion conversion,
    boolean areIntegers,
    boolean isOptional,
    IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    Collection<?> values = (Collection<?>) value;
    List<Object> wire = new ArrayList<>(values.size());
    try {
      for (Object part : values)
        wire.add(conversion.toWire(isOptional ? part : Writer.present(part)));
    } catch (Exception e) {
      throw Writer.failure(e).within(wire.size());
    }
    list.write(writer, wire, depth);
  }

  @Override
  @SuppressWarnings("unchecked") // its elements change their class
  public Object read(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    if (maker != null) return readOther(reader, bytes, depth);
    List<Object> values = (List<Object>) list.read(reader, bytes, depth);
    convert(values, reader, bytes, first);
    return values;
  }

  /** It may be there before its elements, which may refer to it. */
  @SuppressWarnings("unchecked") // a list that was just made
  private Object readOther(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    int number = reader.objects.take();
    Collection<Object> early = make(0);
    if (number >= 0) reader.objects.put(number, early);
    Collisions collisions = Collisions.ofAll(reader, early.getClass());
    List<Object> converted = (List<Object>) list.read(reader, bytes, depth);
    convert(converted, reader, bytes, first);
    collisions.check(converted);
    Collection<Object> values = number < 0 ? make(converted.size()) : early;
    values.addAll(converted);
    return values;
  }

  /**
   * Integers end where the list does, and each is told where it stands; the others, where that
   * does.
   */
  private void convert(List<Object> values, Reader reader, byte[] bytes, int first) {
    int size = areIntegers ? CountAndWidth.size(bytes, first) : 0;
    int at = areIntegers ? reader.at - size * present(values) : first;
    int index = 0;
    try {
      for (; index < values.size(); index++) {
        Object wire = values.get(index);
        values.set(index, conversion.fromWire(wire, reader, at));
        if (wire != null) at += size;
      }
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
  }

  private int present(List<Object> values) {
    if (!isOptional) return values.size();
    int present = 0;
    for (Object value : values) if (value != null) present++;
    return present;
  }

  @SuppressWarnings("unchecked") // empty yet
  private Collection<Object> make(int count) {
    return (Collection<Object>) maker.apply(count);
  }
}
