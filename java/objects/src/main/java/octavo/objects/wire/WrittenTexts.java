package octavo.objects.wire;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the texts of a message that is written which may come again: rule 4.3. A hash table with
 * open addressing; texts that find no slot soon, as those of someone who chose their hash codes
 * would, go to a map.
 */
final class WrittenTexts {
  private static final int FIRST_SLOTS = 64;

  /** Of both tables: there are half as many texts as slots. */
  private static final int BYTES_A_SLOT = 6;

  /** In a table at most half full, texts of honest hash codes find a slot in far fewer steps. */
  private static final int MOST_STEPS = 32;

  private static final int IN_CROWD = -1;
  private static final int FIRST_TEXTS = 16;
  private static final String[] NONE = {};

  /** The number of the text in each slot; it is there if that number has this slot. */
  private int[] numbers;

  /** The slot of each text by its number, or {@link #IN_CROWD}. */
  private int[] slots;

  private Map<String, Integer> crowd = new HashMap<>();

  /** Each message has an array of its own: a store into an old one costs the collector more. */
  private String[] texts = NONE;

  private int size;

  WrittenTexts() {
    makeTable(FIRST_SLOTS);
  }

  private void makeTable(int slotCount) {
    numbers = new int[slotCount];
    slots = new int[slotCount / 2];
  }

  int size() {
    return size;
  }

  /** The number of a text, or -1 if it is new; it has the next one then. */
  int number(String text) {
    int slot = slot(text);
    if (slot == IN_CROWD) return numberInCrowd(text);
    if (isTaken(slot)) return numbers[slot];
    add(text, slot);
    return -1;
  }

  private int numberInCrowd(String text) {
    Integer number = crowd.get(text);
    if (number != null) return number;
    add(text, IN_CROWD);
    return -1;
  }

  /** Where a text is or may be put. */
  private int slot(String text) {
    int hash = text.hashCode();
    int first = hash ^ hash >>> 16;
    for (int step = 0; step < MOST_STEPS; step++) {
      int slot = first + step & numbers.length - 1;
      if (!isTaken(slot) || texts[numbers[slot]].equals(text)) return slot;
    }
    return IN_CROWD;
  }

  private boolean isTaken(int slot) {
    int number = numbers[slot];
    return number < size && slots[number] == slot;
  }

  private void add(String text, int slot) {
    if (size == texts.length) texts = Arrays.copyOf(texts, Math.max(FIRST_TEXTS, 2 * size));
    texts[size] = text;
    place(slot);
    if (size == slots.length) grow();
  }

  private void place(int slot) {
    slots[size] = slot;
    if (slot == IN_CROWD) crowd.put(texts[size], size);
    else numbers[slot] = size;
    size++;
  }

  /** Places all in the order in which they came, as {@link #forget} wants it. */
  private void grow() {
    int count = size;
    makeTable(2 * numbers.length);
    crowd = new HashMap<>();
    for (size = 0; size < count; ) place(slot(texts[size]));
  }

  /** Forgets all but the first {@code count}: those are where they would be without the others. */
  void forget(int count) {
    for (int number = count; number < size; number++)
      if (slots[number] == IN_CROWD) crowd.remove(texts[number]);
    if (count < size) Arrays.fill(texts, count, size, null);
    size = Math.min(size, count);
  }

  /** Forgets the message. */
  void clear() {
    if (texts == NONE) return;
    size = 0;
    texts = NONE;
    if (!crowd.isEmpty()) crowd = new HashMap<>();
  }

  /** Forgets the message, and a table that takes more than {@code most} bytes. */
  void keep(int most) {
    clear();
    if (numbers.length > most / BYTES_A_SLOT) makeTable(FIRST_SLOTS);
  }
}
