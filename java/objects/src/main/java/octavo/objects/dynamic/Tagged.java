package octavo.objects.dynamic;

import java.util.HashMap;
import java.util.Map;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.model.SchemaText;
import octavo.objects.schema.SchemaDifference;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;

/** Finds classes by what any values begin with: sections 2 and 3 of spec/objects.md. */
final class Tagged {
  private final Classes classes;
  private final ClassNames names;
  private final Map<Integer, Class<?>> registered = new HashMap<>();
  private final ClassCoder[] builtIn = new ClassCoder[Tags.FIRST_NEW];
  private final Introductions introductions = new Introductions();

  Tagged(Classes classes, ClassNames names, Settings settings) {
    this.classes = classes;
    this.names = names;
    settings.numbers().forEach((type, number) -> registered.put(number, type));
  }

  /** The class that a message begins with, if it is known, and in few bytes; or null. */
  NewClass introduced(byte[] bytes, int at, int end) {
    if (end - at < 2 || bytes[at + 1] < 0) return null;
    int size = bytes[at] == Tags.NAMED ? bytes[at + 1] + Long.BYTES : Integer.BYTES;
    int to = at + 2 + size;
    return to > end ? null : introductions.get(bytes, at, to);
  }

  /** The class with a tag that stood at {@code first}. */
  ClassCoder read(Reader reader, byte[] bytes, int tag, int first) {
    if (tag >= Tags.FIRST_NEW) return known(reader, tag, first);
    if (tag > Tags.REGISTERED) return builtIn(reader, tag, first);
    if (tag < Tags.NAMED) throw noTag(reader, tag, first);
    NewClass type =
        tag == Tags.NAMED ? named(reader, bytes, first) : registered(reader, bytes, first);
    reader.classes.add(type);
    return type;
  }

  private static ClassCoder known(Reader reader, int tag, int first) {
    ClassCoder type = (ClassCoder) reader.classes.get(tag - Tags.FIRST_NEW);
    if (type == null)
      throw reader.malformed(
          MalformedKind.REFERENCE, first, "a class before", "number " + (tag - Tags.FIRST_NEW));
    return type;
  }

  private ClassCoder builtIn(Reader reader, int tag, int first) {
    ClassCoder known = builtIn[tag];
    if (known != null) return known;
    Class<?> type = Builtins.withTag(tag);
    if (type == null) throw noTag(reader, tag, first);
    return builtIn[tag] = classes.of(type);
  }

  private static RuntimeException noTag(Reader reader, int tag, int first) {
    return reader.malformed(MalformedKind.RANGE, first, "a class's tag", Integer.toString(tag));
  }

  private NewClass named(Reader reader, byte[] bytes, int first) {
    int size = reader.varint(bytes);
    reader.need((long) size + Long.BYTES);
    int end = reader.at + size + Long.BYTES;
    NewClass known = introductions.get(bytes, first, end);
    if (known != null) {
      reader.at = end;
      return known;
    }
    String name = ClassNames.read(reader, bytes, size);
    NewClass type = introduced(reader, names.load(reader, name, first), first);
    long found = LittleEndian.getLong(bytes, reader.at);
    reader.at += Long.BYTES;
    checkFingerprint(reader, type, found, Long.BYTES, first);
    introductions.add(type);
    return type;
  }

  private NewClass registered(Reader reader, byte[] bytes, int first) {
    int number = reader.varint(bytes);
    reader.need(Integer.BYTES);
    NewClass known = introductions.get(bytes, first, reader.at + Integer.BYTES);
    if (known != null) {
      reader.at += Integer.BYTES;
      return known;
    }
    Class<?> type = registered.get(number);
    if (type == null)
      throw reader.mismatch(
          first, "the number of a registered class", Integer.toString(number), null);
    NewClass coder = introduced(reader, type, first);
    long found = LittleEndian.getBits(bytes, reader.at, Integer.BYTES);
    reader.at += Integer.BYTES;
    checkFingerprint(reader, coder, found, Integer.BYTES, first);
    introductions.add(coder);
    return coder;
  }

  private NewClass introduced(Reader reader, Class<?> type, int first) {
    ClassCoder coder;
    try {
      coder = classes.of(type);
    } catch (MismatchException e) {
      throw reader.mismatch(first, e.expected(), e.found(), e);
    }
    if (coder instanceof NewClass it && it.type == type) return it;
    throw reader.mismatch(first, "the name of a class without a tag", type.getName(), null);
  }

  /** Of a fingerprint the lowest {@code size} bytes were found. */
  private void checkFingerprint(Reader reader, NewClass type, long found, int size, int first) {
    long mask = -1L >>> Long.SIZE - Byte.SIZE * size;
    long own = type.fingerprint & mask;
    if (found == own) return;
    String format = type.type.getName() + " with the fingerprint %0" + 2 * size + "x";
    throw reader.mismatch(
        first,
        String.format(format, own) + ", of " + SchemaText.beginning(type.schema),
        String.format(format, found) + ": " + difference(type, found, mask),
        null);
  }

  /** What differs, if the schema with that fingerprint is one that is known here. */
  private String difference(NewClass type, long found, long mask) {
    NewClass.Otherwise other = type.otherwise(classes);
    if ((other.fingerprint() & mask) == found)
      return "one side has references() and the other has not, so that "
          + SchemaDifference.list(type.schema, other.schema());
    for (Class<?> registered : registered.values()) {
      NewClass it = writable(registered);
      if (it != null && (it.fingerprint & mask) == found)
        return "it is that of "
            + registered.getName()
            + ", in which "
            + SchemaDifference.list(type.schema, it.schema);
    }
    return "its fields differ, and nothing here knows how";
  }

  /** The coder of a registered class, or null if there can be no values of it. */
  private NewClass writable(Class<?> registered) {
    try {
      return classes.of(registered) instanceof NewClass it ? it : null;
    } catch (MismatchException e) {
      return null;
    }
  }
}
