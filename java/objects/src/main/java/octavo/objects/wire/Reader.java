package octavo.objects.wire;

import java.util.Arrays;
import java.util.function.LongConsumer;
import octavo.objects.Limits;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;

/** Gives the bytes of one message after another. */
public final class Reader {
  /** The code of a size that stands in a varint. */
  private static final int LONG = 15;

  /**
   * Elements that are given room before they are read. Each of many containers inside one another
   * may say that it has as many as the bytes left can hold: together that would be too much.
   */
  private static final int MAX_ROOM = 4096;

  private static final int RARE = 64;

  /** Fields that may be passed over, of which some take no bytes: it takes less than a second. */
  private static final long MIN_PASSED = 1 << 24;

  private static final int MAX_PASSED_PER_BYTE = 64;

  /** What the message is in, for those who are not told. */
  public byte[] bytes;

  /** The next byte. */
  public int at;

  /** The end of the message, or of the open struct that is being read. */
  public int end;

  /** What a message says of its classes and objects; spec/objects.md. */
  public final ReadClasses classes = new ReadClasses();

  public final ReadObjects objects = new ReadObjects(this);

  public final ReadTexts texts = new ReadTexts();

  public final KeyEnds keyEnds = new KeyEnds(this);

  private Limits limits = Limits.DEFAULT;

  /** The limit of {@link #limits}, which every text asks for. */
  private int maxStringBytes = limits.maxStringBytes();

  private LongConsumer counts;
  private long objectCount;
  private long collisions;

  /** Hash tables so far. */
  int tables;

  /** For how many reasons keys are counted where they are few, too; see {@link Collisions}. */
  int countingFew;

  private long passed;

  /** Messages so far. */
  private int messages;

  private int start;

  /**
   * Where what is aligned is counted from: the message's start, or that of the sections of an open
   * struct.
   */
  private int origin;

  private boolean inOpen;

  /** Begins a message. */
  public void begin(int from, int to) {
    messages++;
    start = origin = at = from;
    end = to;
    inOpen = false;
    limit(Limits.DEFAULT, null);
    objectCount = 0;
    collisions = 0;
    tables = 0;
    countingFew = 0;
    passed = 0;
  }

  /** Whether the message is one of 64. */
  public boolean isRare() {
    return messages % RARE == 0;
  }

  /**
   * Sets other limits than the default for the message that has begun; {@code counts}, or null, is
   * told the number of elements of each collection, array and map, and may throw.
   */
  public void limit(Limits limits, LongConsumer counts) {
    if (this.limits != limits) {
      this.limits = limits;
      maxStringBytes = limits.maxStringBytes();
    }
    if (this.counts != counts) this.counts = counts;
  }

  /** The number of elements, of {@code count}, to make room for before they are read. */
  public static int room(int count) {
    return Math.min(count, MAX_ROOM);
  }

  /** Bytes of the message so far. */
  public int offset() {
    return at - start;
  }

  /** Bytes of the message, or up to the end of the open struct that is being read. */
  public int size() {
    return end - start;
  }

  /** The number of objects so far. */
  public long objectCount() {
    return objectCount;
  }

  /** Counts objects, whose number stands at {@code position}. */
  public void countObjects(long count, int position) {
    objectCount += count;
    if (objectCount > limits.maxObjects())
      throw overLimit(position, limits.maxObjects() + " objects", objectCount);
  }

  /** Takes the byte that an object begins with, if it comes next, and counts the object. */
  public boolean takeTag(byte[] bytes, int tag) {
    if (at >= end || bytes[at] != tag) return false;
    countObjects(1, at++);
    return true;
  }

  /** Bytes so far; a text that has come again counts each time, once they are weighed. */
  long weight() {
    return at + Collisions.weight(texts.repeated());
  }

  /** The keys so far that another one was compared with. */
  long collisions() {
    return collisions;
  }

  /** Counts keys that others are compared with, each of them as so many. */
  void countCollisions(long others, long each) {
    long most = Collisions.most(size());
    if (others > 0 && each > (most - collisions) / others)
      throw malformed(MalformedKind.LIMIT, at, "at most " + most + " comparisons of keys", "more");
    collisions += others * each;
  }

  /** Counts fields that nobody wants, or that nobody wrote: they may take no bytes. */
  public void passOver(int count) {
    passed += count;
    long most = Math.max(MIN_PASSED, MAX_PASSED_PER_BYTE * (long) size());
    if (passed > most) throw overLimit(at, most + " fields that are passed over", passed);
  }

  private MalformedException overLimit(int position, String most, long found) {
    return malformed(MalformedKind.LIMIT, position, "at most " + most, Long.toString(found));
  }

  /** Lets go of the message. */
  public void finish() {
    if (bytes != null) bytes = null;
    if (counts != null) counts = null;
    texts.clear();
    keyEnds.clear();
  }

  /** The error for a value at a position of the array. */
  public MalformedException malformed(
      MalformedKind kind, int position, String expected, String found) {
    return new MalformedException(kind, expected, found, position - start);
  }

  /** The error for a value, from a position of the array on, that no object can have. */
  public MismatchException mismatch(int position, String expected, String found, Throwable cause) {
    return new MismatchException(expected, found, position - start, cause);
  }

  /** The error for what ended in an exception: if it is not one, a class has refused its values. */
  public OctavoException failure(Throwable e) {
    if (e instanceof OctavoException it && !it.hasLeft()) return it;
    if (e instanceof StackOverflowError)
      return malformed(
          MalformedKind.LIMIT, at, "as many values inside one another as the stack holds", "more");
    return mismatch(at, "values that their classes accept", e.toString(), e);
  }

  /** The error for bytes that are not there. */
  public MalformedException truncated() {
    return inOpen
        ? malformed(MalformedKind.SECTION, end, "all of a section", "the open struct's end")
        : malformed(MalformedKind.TRUNCATED, end, "more bytes", "the end");
  }

  /** Checks that there are as many bytes. */
  public void need(long count) {
    if (end - at < count) throw truncated();
  }

  /** Checks that the message is over. */
  public void expectEnd() {
    if (at != end) throw malformed(MalformedKind.TRAILING, at, "the end", end - at + " more bytes");
  }

  /** Skips zero bytes up to a multiple of {@code alignment}. */
  public void align(int alignment) {
    int first = at;
    if (bits(origin - at & alignment - 1) != 0)
      throw malformed(MalformedKind.RESERVED, first, "zero bytes", "others");
  }

  public int octet() {
    return octet(bytes);
  }

  public int octet(byte[] bytes) {
    need(1);
    return bytes[at++] & 0xff;
  }

  /** The next {@code size} bytes, 0 to 8, as an unsigned number. */
  public long bits(int size) {
    need(size);
    at += size;
    return LittleEndian.getBits(bytes, at - size, size);
  }

  /** Passes over bytes. */
  public void skip(long count) {
    need(count);
    at += (int) count;
  }

  public byte[] bytes(long count) {
    return bytes(bytes, count);
  }

  public byte[] bytes(byte[] bytes, long count) {
    need(count);
    checkStringBytes(at, count);
    at += (int) count;
    return Arrays.copyOfRange(bytes, at - (int) count, at);
  }

  public int varint() {
    return varint(bytes);
  }

  public int varint(byte[] bytes) {
    if (at < end && bytes[at] >= 0) return bytes[at++];
    return longVarint(bytes);
  }

  private int longVarint(byte[] bytes) {
    int first = at;
    long value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int group = octet(bytes);
      value |= (long) (group & 0x7f) << shift;
      if (group >= 0x80) continue;
      if (group == 0 && shift > 0 || value > Integer.MAX_VALUE) break;
      return (int) value;
    }
    throw malformed(
        MalformedKind.VARINT, first, "a varint below 2^31, as short as can be", "another");
  }

  /** The size of a text or of bytes that has no code of its own; an empty optional one has none. */
  public long longSize(boolean isOptional) {
    return longSize(bytes, isOptional);
  }

  public long longSize(byte[] bytes, boolean isOptional) {
    long more = varint(bytes);
    if (!isOptional) return more + LONG;
    return more == 0 ? 0 : more + LONG - 1;
  }

  /** A varint added to what a code says at most. */
  public long varint(int more) {
    return (long) varint() + more;
  }

  /** A varint with a number of values that take so many bits each, at least. */
  public int count(int bits) {
    return count(bytes, bits);
  }

  public int count(byte[] bytes, int bits) {
    int first = at;
    return (int) checkCount(varint(bytes), bits, first);
  }

  /** The number that comes next, or less if that is over a limit; it stays there. */
  public int peekCount(byte[] bytes) {
    int first = at;
    int count = varint(bytes);
    at = first;
    return (int) Math.min(Math.min(count, limits.maxElements()), (end - first) * 8L);
  }

  /**
   * Checks that the bytes left can hold as many values; {@code first} is where their number stands.
   */
  public long checkCount(long count, int bits, int first) {
    if (count * bits > (end - at) * 8L) {
      throw malformed(
          MalformedKind.COUNT, first, "a count that the bytes left can hold", Long.toString(count));
    }
    if (count > limits.maxElements())
      throw overLimit(first, limits.maxElements() + " elements", count);
    countObjects(count, first);
    objects.count(count);
    if (counts != null) counts.accept(count);
    return count;
  }

  /** The next {@code size} bytes as text. */
  public String text(long size) {
    return text(bytes, size);
  }

  public String text(byte[] bytes, long size) {
    need(size);
    String text = Text.getShort(this, bytes, at, (int) size);
    at += (int) size;
    return text;
  }

  /** Checks that a text or bytes, from a position of the array on, may be so long. */
  public void checkStringBytes(int position, long size) {
    if (size > maxStringBytes) throw overLimit(position, maxStringBytes + " bytes", size);
  }

  /** Begins an open struct; returns what {@link #endOpen} wants. */
  public Outside beginOpen() {
    return beginOpen(bytes);
  }

  public Outside beginOpen(byte[] bytes) {
    int size = varint(bytes);
    need(size);
    Outside outside = new Outside(end, origin, inOpen);
    end = at + size;
    origin = at;
    inOpen = true;
    return outside;
  }

  /** What the message has had so far; all of it may come again. */
  public Known known() {
    return new Known(texts.count(), classes.count(), objects.count());
  }

  /**
   * Skips what is left of an open struct, and forgets what was not known before its later sections.
   */
  public void endOpen(byte[] bytes, Outside outside, Known known) {
    int skipped = end - at;
    at = end;
    end = outside.end;
    origin = outside.origin;
    inOpen = outside.inOpen;
    texts.forget(known.texts());
    classes.forget(known.classes());
    if (objects.areNumbered()) passOverObjects(bytes, objects.count() - known.objects(), skipped);
  }

  /** Reads how many objects the later sections have: those that were read, and the skipped ones. */
  private void passOverObjects(byte[] bytes, int read, int skipped) {
    int first = at;
    int count = varint(bytes);
    if (count < read || count - read > skipped)
      throw malformed(
          MalformedKind.COUNT, first, "the number of objects in later sections", "" + count);
    objects.passOver(count - read);
  }

  /** What an open struct stands in. */
  public record Outside(int end, int origin, boolean inOpen) {}

  /** The number of values around one at a depth: depths end at one number, whatever the limit. */
  int valuesAround(int depth) {
    return depth - 1 + limits.maxDepth() - Writer.MAX_DEPTH;
  }

  /** The error for a value, at {@code position}, that is inside too many others. */
  public MalformedException tooDeep(int position) {
    return malformed(
        MalformedKind.LIMIT,
        position,
        "at most " + limits.maxDepth() + " values inside one another",
        "more");
  }
}
