package octavo.objects.dynamic;

import java.util.Arrays;
import java.util.List;
import octavo.objects.model.SchemaText;
import octavo.objects.schema.Schema;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A class that a message introduces where it comes first: section 3 of spec/objects.md. */
final class NewClass extends ClassCoder {
  /** What stands for the number of a class that is not registered. */
  static final int NO_NUMBER = -1;

  private final int place;

  /** The fingerprint of what all versions of the class share. */
  final long fingerprint;

  final Schema schema;
  final byte[] introduction;

  /** The first 4 bytes of the introduction, and the last 4, which are others in a long one. */
  private final int beginning;

  private final int end;

  /** What {@link Classes#otherwise} says, or null: it takes long, and is the same each time. */
  private Otherwise otherwise;

  private final RootCoder body;
  private final boolean isHashedAsOne;

  /**
   * {@code place} is the class's among all that an {@code Octavo} knows; {@code number} is the one
   * it was registered with, or {@link #NO_NUMBER}.
   */
  NewClass(
      int place, int number, Class<?> type, boolean isReferable, Schema schema, ValueCoder body) {
    super(type, isReferable);
    this.body = RootCoder.of(body);
    this.place = place;
    this.schema = schema;
    fingerprint = SchemaText.lastingFingerprint(schema);
    introduction = introduction(number);
    beginning = LittleEndian.getInt(introduction, 0);
    end = LittleEndian.getInt(introduction, introduction.length - Integer.BYTES);
    isHashedAsOne = hasOwnIdentity(type);
  }

  /** A schema, and the fingerprint of what all versions of the class share in it. */
  record Otherwise(Schema schema, long fingerprint) {}

  /** The schema that it has in messages with references if these have none, or without. */
  Otherwise otherwise(Classes classes) {
    Otherwise known = otherwise;
    if (known != null) return known;
    Schema schema = classes.otherwise(type);
    return otherwise = new Otherwise(schema, SchemaText.lastingFingerprint(schema));
  }

  private byte[] introduction(int number) {
    Writer writer = new Writer();
    if (number == NO_NUMBER) {
      writer.varint(Tags.NAMED);
      writer.text(type.getName());
      writer.bits(fingerprint, Long.BYTES);
    } else {
      writer.varint(Tags.REGISTERED);
      writer.varint(number);
      writer.bits(fingerprint, Integer.BYTES);
    }
    return Arrays.copyOf(writer.bytes, writer.at);
  }

  private static boolean hasOwnIdentity(Class<?> type) {
    try {
      return type.getMethod("hashCode").getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As {@link ValueCoder#message}, of a message that begins with the class. */
  byte[] message(Object value, int at, int depth) {
    byte[] message = body.message(value, at + introduction.length, depth);
    if (message != null) introduce(message, at);
    return message;
  }

  /** As {@link ValueCoder#put}, of a message that begins with the class. */
  int put(Object value, int at, int depth, byte[] target) {
    int end = body.put(value, at + introduction.length, depth, target);
    if (end >= 0) introduce(target, at);
    return end;
  }

  /** As {@link ValueCoder#whole}, of a message that begins with the class. */
  Object whole(byte[] bytes, int at, int depth, int end) {
    return body.whole(bytes, at + introduction.length, depth, end);
  }

  /** Whether the class is introduced by the bytes between two positions. */
  boolean isIntroduced(byte[] bytes, int from, int to) {
    int size = introduction.length;
    return size == to - from
        && LittleEndian.getInt(bytes, to - Integer.BYTES) == end
        && LittleEndian.getInt(bytes, from) == beginning
        && (size <= Long.BYTES || Arrays.equals(bytes, from, to, introduction, 0, size));
  }

  /** That of a class with a number is short: its beginning and its end have it all. */
  private void introduce(byte[] message, int at) {
    int size = introduction.length;
    LittleEndian.put(message, at, beginning);
    LittleEndian.put(message, at + size - Integer.BYTES, end);
    if (size > Long.BYTES) System.arraycopy(introduction, 0, message, at, size);
  }

  @Override
  void write(Writer writer, Object value, int depth) {
    int number = writer.classes.number(place);
    if (number < 0) introduce(writer);
    else writer.varint(Tags.FIRST_NEW + number);
    body.write(writer, value, depth);
  }

  /** As {@link ValueCoder#writeRun}, of a message that has named the class. */
  int writeRun(Writer writer, List<?> list, int depth, int first) {
    int tag = Tags.FIRST_NEW + writer.classes.number(place);
    return tag > Byte.MAX_VALUE ? first : body.writeRun(writer, list, depth, first, tag);
  }

  private void introduce(Writer writer) {
    introduce(writer.room(introduction.length), writer.at);
    writer.at += introduction.length;
  }

  @Override
  RootCoder body() {
    return body;
  }

  @Override
  boolean isHashedAsOne() {
    return isHashedAsOne;
  }
}
