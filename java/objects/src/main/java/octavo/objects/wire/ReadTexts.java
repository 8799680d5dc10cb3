package octavo.objects.wire;

import java.util.ArrayList;
import java.util.List;
import octavo.objects.MalformedKind;

/** The texts of a message that may come again: rule 4.3. */
public final class ReadTexts {
  private static final List<String> NONE = List.of();

  private final Reader reader;
  private List<String> inOrder = NONE;

  /** What they were converted to, or null if none was. */
  private ConvertedTexts converted;

  /** Characters of those that have come again. */
  private long repeated;

  ReadTexts(Reader reader) {
    this.reader = reader;
  }

  /** The number of them so far. */
  int count() {
    return inOrder.size();
  }

  /** Forgets all but the first {@code count}. */
  void forget(int count) {
    if (count() > count) inOrder.subList(count, count()).clear();
  }

  /** Reads one that may have come before. */
  public String read(byte[] bytes) {
    int first = reader.at;
    int lead = reader.varint(bytes);
    int half = lead >>> 1;
    return (lead & 1) == 0 ? add(reader.text(bytes, half)) : again(half, first);
  }

  private String add(String text) {
    if (inOrder == NONE) inOrder = new ArrayList<>();
    inOrder.add(text);
    return text;
  }

  private String again(int number, int first) {
    if (number >= count())
      throw reader.malformed(
          MalformedKind.REFERENCE, first, "a text before", "number " + number + " of " + count());
    String text = inOrder.get(number);
    repeated += text.length();
    return text;
  }

  /** What they were converted to. */
  public ConvertedTexts converted() {
    if (converted == null) converted = new ConvertedTexts();
    return converted;
  }

  long repeated() {
    return repeated;
  }

  /** Forgets the message. */
  void clear() {
    if (inOrder == NONE) return;
    inOrder = NONE;
    converted = null;
    repeated = 0;
  }
}
