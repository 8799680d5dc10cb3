package octavo.objects.wire;

import java.util.function.BiConsumer;
import octavo.objects.MismatchException;

/**
 * Writes the entries of maps from strings to strings: a byte with both lengths, the key, the value.
 * A writer has one: unlike an iterator it need not be made for each map.
 */
public final class TextEntries implements BiConsumer<Object, Object> {
  private static final int MOST = 15;

  private final Writer writer;
  private int count;

  TextEntries(Writer writer) {
    this.writer = writer;
  }

  /** Begins to count entries. */
  public void begin() {
    count = 0;
  }

  /** The number of entries since the last {@link #begin}. */
  public int count() {
    return count;
  }

  @Override
  public void accept(Object key, Object value) {
    if (key == null || value == null) throw new MismatchException("a key and a value", "null");
    int header = writer.at;
    int middle = Text.put(writer, header + 1, (String) key, MOST);
    int end = Text.put(writer, middle, (String) value, MOST);
    writer.bytes[header] =
        (byte) (Math.min(middle - header - 1, MOST) | Math.min(end - middle, MOST) << 4);
    writer.at = end;
    count++;
  }
}
