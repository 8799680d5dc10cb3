package octavo.objects.wire;

import java.util.Arrays;
import octavo.objects.MalformedKind;

/** The texts of a message that may come again: rule 4.3. */
public final class ReadTexts {
  private static final int FIRST_TEXTS = 16;
  private static final String[] NONE = {};

  /** Each message has an array of its own: a store into an old one costs the collector more. */
  private String[] texts = NONE;

  private int count;

  /** What they were converted to, or null if none was. */
  private ConvertedTexts converted;

  /** Whether anybody asks how many characters have come again. */
  private boolean areWeighed;

  /** Characters of those that have come again since they are weighed. */
  private long repeated;

  /** Characters of the longest. */
  private int longest;

  /** The number of them so far. */
  int count() {
    return count;
  }

  /** Forgets all but the first {@code count}. */
  void forget(int count) {
    if (count < this.count) Arrays.fill(texts, count, this.count, null);
    this.count = Math.min(this.count, count);
  }

  /** Reads one that may have come before, of the reader's message. */
  public String read(Reader reader, byte[] bytes) {
    int first = reader.at;
    int lead = reader.varint(bytes);
    int half = lead >>> 1;
    return (lead & 1) == 0 ? add(reader.text(bytes, half)) : again(reader, half, first);
  }

  private String add(String text) {
    if (count == texts.length) texts = Arrays.copyOf(texts, Math.max(FIRST_TEXTS, 2 * count));
    texts[count++] = text;
    longest = Math.max(longest, text.length());
    return text;
  }

  private String again(Reader reader, int number, int first) {
    if (number >= count)
      throw reader.malformed(
          MalformedKind.REFERENCE, first, "a text before", "number " + number + " of " + count);
    String text = texts[number];
    if (areWeighed) repeated += text.length();
    return text;
  }

  /** What they were converted to. */
  public ConvertedTexts converted() {
    if (converted == null) converted = new ConvertedTexts();
    return converted;
  }

  /** Counts the characters of those that come again from now on. */
  void weigh() {
    areWeighed = true;
  }

  /** The characters of those that have come again since {@link #weigh}. */
  long repeated() {
    return repeated;
  }

  /** Characters of the longest so far. */
  int longest() {
    return longest;
  }

  /** Forgets the message. */
  void clear() {
    if (areWeighed) areWeighed = false;
    if (texts == NONE) return;
    texts = NONE;
    count = 0;
    converted = null;
    repeated = 0;
    longest = 0;
  }
}
