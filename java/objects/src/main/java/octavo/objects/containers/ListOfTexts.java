package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
import octavo.objects.wire.Text;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections of strings. */
public record ListOfTexts(IntFunction<Object> maker) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Collection<?> list = (Collection<?>) value;
    int count = list.size();
    writer.varint(count);
    int index = 0;
    try {
      if (list.getClass() == ArrayList.class) {
        ArrayList<?> array = (ArrayList<?>) list;
        for (; index < array.size(); index++)
          writer.text((String) Writer.present(array.get(index)));
      } else {
        for (Object part : list) {
          writer.text((String) Writer.present(part));
          index++;
        }
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
    ListOf.checkCount(count, index);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    int index = 0;
    try {
      for (; index < count; index++) list.add(reader.text(bytes, reader.varint(bytes)));
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
    return list;
  }

  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    long span = Span.behindVarint(bytes, at, 0);
    int count = Span.size(span);
    if (depth > Writer.MAX_DEPTH || count < 0 || count > end - at) return null;
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    int next = Span.start(span);
    for (int index = 0; index < count; index++) {
      span = Span.behindVarint(bytes, next, 0);
      if (Span.size(span) < 0) return null;
      String text = Text.getWhole(bytes, Span.start(span), Span.size(span));
      if (text == null) return null;
      list.add(text);
      next = Span.start(span) + Span.size(span);
    }
    return next == end ? list : null;
  }
}
