package octavo.objects.wire;

import java.util.function.BiConsumer;

/**
 * Writes the entries of maps from strings to strings: a byte with both lengths, the key, the value.
 * A writer has one: unlike an iterator it need not be made for each map of whatever class.
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
    writer.at = put(writer, writer.at, key, value);
    count++;
  }

  /** Writes an entry from {@code at} on, and returns its end. */
  public static int put(Writer writer, int at, Object key, Object value) {
    String place = "key";
    try {
      int middle = Text.put(writer, at + 1, (String) Writer.present(key), MOST);
      place = "value";
      int end = Text.put(writer, middle, (String) Writer.present(value), MOST);
      int sizes = Math.min(middle - at - 1, MOST) | Math.min(end - middle, MOST) << 4;
      writer.bytes[at] = (byte) sizes;
      return end;
    } catch (Exception e) {
      throw Writer.failure(e).within(place);
    }
  }
}
