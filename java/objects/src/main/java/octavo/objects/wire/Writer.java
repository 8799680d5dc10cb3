package octavo.objects.wire;

import java.util.Arrays;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;

/** Takes the bytes of one message after another. */
public final class Writer {
  /** Values inside one another: section 7 of spec/pack.md. */
  public static final int MAX_DEPTH = 64;

  private static final int FIRST_SIZE = 512;

  private static final int CHARS = 256;

  /** Bytes that may be written, and are written over, behind any {@link #room}. */
  private static final int SLACK = 8;

  private static final int RARE = 64;

  /** Characters of a shared text: twice its bytes are a number below 2^31. */
  private static final int MOST_SHARED = Integer.MAX_VALUE / (2 * Utf8.MOST);

  /** The message so far, and room. */
  public byte[] bytes = new byte[FIRST_SIZE];

  /** For the characters of a text, so many at once. */
  final char[] chars = new char[CHARS];

  /** The end of the message so far. */
  public int at;

  /** Writes entries of maps. */
  public final TextEntries textEntries = new TextEntries(this);

  /** What a message says of its classes and objects; spec/objects.md. */
  public final WrittenClasses classes = new WrittenClasses();

  public final WrittenObjects objects = new WrittenObjects();

  private WrittenTexts shared;

  /** Messages so far. */
  private int messages;

  /**
   * Where what is aligned is counted from: the message's start, or that of the sections of an open
   * struct.
   */
  private int origin;

  /** Comparisons of elements that reading the message so far takes. */
  private long collisions;

  /** Characters of shared texts that have come again. */
  private long repeated;

  /** Begins a message. */
  public void begin() {
    messages++;
    at = 0;
    origin = 0;
    collisions = 0;
    repeated = 0;
    if (shared != null) shared.clear();
  }

  /** Whether the message is one of 64. */
  public boolean isRare() {
    return messages % RARE == 0;
  }

  /** Bytes so far; a text that has come again counts each time. */
  public long weight() {
    return at + Collisions.weight(repeated);
  }

  /** Counts elements that a reader compares with others. */
  void countCollisions(long others, long each) {
    long most = Collisions.most(at);
    if (others > 0 && each > (most - collisions) / others)
      throw new MismatchException("at most " + most + " comparisons of elements", "more");
    collisions += others * each;
  }

  /** Keeps {@code most} bytes, 512 or more, for the next message, and no text. */
  void keep(int most) {
    if (shared != null) shared.keep(most);
    if (bytes.length > most) bytes = new byte[FIRST_SIZE];
  }

  /** Makes room for that many bytes from {@link #at} on, and returns the array. */
  public byte[] room(int count) {
    return room(at, count);
  }

  /** Makes room for that many bytes from {@code from} on, and returns the array. */
  public byte[] room(int from, int count) {
    if (bytes.length - from - SLACK < count) grow((long) from + count + SLACK);
    return bytes;
  }

  /** The same for a number that may be too large. */
  public byte[] room(int from, long count) {
    if (bytes.length - from - SLACK < count) grow(from + count + SLACK);
    return bytes;
  }

  private void grow(long size) {
    if (size > Integer.MAX_VALUE - SLACK)
      throw new MismatchException("a message below 2 GiB", "more");
    bytes =
        Arrays.copyOf(
            bytes, (int) Math.min(Integer.MAX_VALUE - SLACK, Math.max(size, 2L * bytes.length)));
  }

  /** Writes a number of 1 to 5 bytes, below 2^31. */
  public void varint(int value) {
    at = putVarint(room(5), at, value);
  }

  /** Writes the byte that an object begins with. */
  public void tag(int tag) {
    room(1)[at++] = (byte) tag;
  }

  /** Writes a number where there is room for it and returns its end. */
  public static int putVarint(byte[] bytes, int at, int value) {
    int rest = value;
    while (rest > 0x7f) {
      bytes[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[at++] = (byte) rest;
    return at;
  }

  /** Writes the low bytes of a number. */
  public void bits(long bits, int size) {
    LittleEndian.putBits(room(size), at, bits, size);
    at += size;
  }

  /** Writes all of an array. */
  public void bytes(byte[] source) {
    System.arraycopy(source, 0, room(source.length), at, source.length);
    at += source.length;
  }

  /** Writes zero bytes up to a multiple of {@code alignment}. */
  public void align(int alignment) {
    bits(0, origin - at & alignment - 1);
  }

  /** Begins an open struct; returns what {@link #endOpen} wants. */
  public int beginOpen() {
    int outside = origin;
    origin = at;
    return outside;
  }

  /** What the message has had so far; all of it may come again. */
  public Known known() {
    return new Known(shared == null ? 0 : shared.size(), classes.count(), objects.count());
  }

  /**
   * Ends an open struct: puts its length before it, and behind it how many objects its later
   * sections have; the rest that was not {@code known} before these is forgotten.
   */
  public void endOpen(int outside, Known known) {
    putLength(outside);
    if (shared != null) shared.forget(known.texts());
    classes.forget(known.classes());
    if (objects.areNumbered()) varint(objects.count() - known.objects());
  }

  private void putLength(int outside) {
    int start = origin;
    origin = outside;
    int size = at - start;
    int lead = varintSize(size);
    room(lead);
    System.arraycopy(bytes, start, bytes, start + lead, size);
    putVarint(bytes, start, size);
    at += lead;
  }

  static int varintSize(int value) {
    return (31 - Integer.numberOfLeadingZeros(value | 1)) / 7 + 1;
  }

  /** Writes a text's length and the text. */
  public void text(String text) {
    at = Text.putLone(this, at, text);
  }

  /** Writes a text that may come again: rule 4.3. */
  public void sharedText(String text) {
    if (shared == null) shared = new WrittenTexts();
    int number = shared.number(text);
    if (number >= 0) {
      repeated += text.length();
      varint(2 * number + 1);
      return;
    }
    if (text.length() > MOST_SHARED)
      throw new MismatchException(
          "a shared text of at most " + MOST_SHARED + " characters", "" + text.length());
    at = Text.putShared(this, at, text);
  }

  /** Returns a value that must not be null. */
  public static <T> T present(T value) {
    if (value == null) throw new MismatchException("a value", "null");
    return value;
  }

  /** The error for what ended in an exception: if it is not one, a value is not of its type. */
  public static OctavoException failure(Throwable e) {
    if (e instanceof OctavoException it && !it.hasLeft()) return it;
    if (e instanceof StackOverflowError) return tooDeep();
    return new MismatchException("objects that can be written", e.toString(), -1, e);
  }

  /** The error for a value of a subclass, or of a class of that name from another loader. */
  public static MismatchException wrongClass(Object value, Class<?> type) {
    String name = value.getClass().getName();
    String found = name.equals(type.getName()) ? name + " of another class loader" : name;
    return new MismatchException("a " + type.getName(), "a " + found);
  }

  /** The error for a value that is inside too many others. */
  public static MismatchException tooDeep() {
    return new MismatchException(
        "fewer values inside one another: a cycle, or over the limit", "more");
  }
}
