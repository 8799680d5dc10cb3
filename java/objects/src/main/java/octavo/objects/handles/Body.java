package octavo.objects.handles;

import java.util.List;
import java.util.function.Supplier;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.model.Conversion;
import octavo.objects.model.Layout;
import octavo.objects.model.Layout.Block;
import octavo.objects.model.Layout.Slot;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Header, fixed, compressed and variable block: section 3 of spec/pack.md. */
final class Body {
  /**
   * A field: {@code place} is its name, or its index in a tuple, or null if the body is there for
   * it alone; {@code conversion}, or null, is to what might be null; {@code absent} gives the value
   * where an older writer wrote none.
   */
  record Member(
      Object place, Node node, boolean optional, Conversion conversion, Supplier<Object> absent) {
    Object toWire(Object value) {
      Object wire = conversion == null ? value : conversion.toWire(value);
      return wire == null ? null : node.toWire(wire);
    }

    Object fromWire(Object wire, Reader reader, int position) {
      return conversion == null ? wire : conversion.fromWire(wire, reader, position);
    }
  }

  private final Member[] members;
  private final Slot[] slots;
  private final int headerSize;
  private final int skipped;
  private final int[] padding;

  Body(Layout layout, List<Member> members) {
    this.members = members.toArray(Member[]::new);
    slots = layout.slots().toArray(Slot[]::new);
    headerSize = layout.headerSize();
    skipped = (int) members.stream().filter(it -> it.node() instanceof SkippedNode).count();
    padding = layout.padding();
  }

  int count() {
    return members.length;
  }

  void write(Writer writer, Object[] parts, int from, int depth) {
    int start = writer.at;
    int[] header = new int[padding.length];
    Object[] values = toWire(parts, from);
    int[] codes = new int[members.length];
    for (int index = 0; index < members.length; index++)
      codes[index] = code(header, index, values[index]);
    for (int word = 0; word < header.length; word++)
      writer.bits(header[word], Math.min(4, headerSize - 4 * word));
    for (Block block : Block.values()) {
      for (int index = 0; index < members.length; index++) {
        if (slots[index].block() == block) write(writer, index, values[index], codes[index], depth);
      }
    }
    if (writer.at == start) writer.bits(0, 1);
  }

  private Object[] toWire(Object[] parts, int from) {
    Object[] values = new Object[members.length];
    for (int index = 0; index < members.length; index++) {
      try {
        values[index] = members[index].toWire(parts[from + index]);
      } catch (Exception e) {
        throw within(index, Writer.failure(e));
      }
    }
    return values;
  }

  private int code(int[] header, int index, Object value) {
    Slot slot = slots[index];
    try {
      if (value == null) {
        if (!members[index].optional) throw new MismatchException("a value", "null");
        return 0;
      }
      if (slot.hasPresence()) set(header, slot.presence(), 1);
      int code = members[index].node.code(value);
      if (slot.bits() > 0) set(header, slot.code(), code);
      return code;
    } catch (Exception e) {
      throw within(index, Writer.failure(e));
    }
  }

  private void write(Writer writer, int index, Object value, int code, int depth) {
    if (value == null) return;
    try {
      members[index].node.write(writer, value, code, depth + 1);
    } catch (Exception e) {
      throw within(index, Writer.failure(e));
    }
  }

  /** Passes over the values. */
  void skip(Reader reader, int depth) {
    read(reader, null, 0, depth);
  }

  /** Reads the values, into the array if there is one. */
  void read(Reader reader, Object[] values, int from, int depth) {
    int start = reader.at;
    reader.passOver(values == null ? members.length : skipped);
    int[] header = readHeader(reader);
    long[] codes = new long[members.length];
    for (int index = 0; index < members.length; index++)
      codes[index] = readCode(reader, header, index, start);
    for (Block block : Block.values()) {
      for (int index = 0; index < members.length; index++) {
        if (slots[index].block() != block) continue;
        if (values == null) skip(reader, index, codes[index], depth);
        else values[from + index] = read(reader, index, codes[index], depth);
      }
    }
    if (reader.at == start && reader.octet() != 0)
      throw reader.malformed(MalformedKind.RESERVED, start, "a zero byte", "another");
  }

  /** Gives the fields the values they have where an older writer wrote none. */
  void setAbsent(Object[] values, int from) {
    for (int index = 0; index < members.length; index++)
      values[from + index] = members[index].absent.get();
  }

  private int[] readHeader(Reader reader) {
    int start = reader.at;
    reader.need(headerSize);
    int[] header = new int[padding.length];
    for (int word = 0; word < header.length; word++) {
      header[word] = (int) reader.bits(Math.min(4, headerSize - 4 * word));
      if ((header[word] & padding[word]) != 0)
        throw reader.malformed(MalformedKind.RESERVED, start, "zero bits", "others");
    }
    return header;
  }

  /** A member's code, or -1 if it has no value. */
  private long readCode(Reader reader, int[] header, int index, int start) {
    Slot slot = slots[index];
    int code = slot.bits() == 0 ? 0 : get(header, slot.code(), slot.bits());
    try {
      if (slot.hasPresence() && get(header, slot.presence(), 1) == 0) {
        if (code != 0)
          throw reader.malformed(
              MalformedKind.RESERVED,
              start,
              "a zero code, since there is no value",
              Integer.toString(code));
        return -1;
      }
      if (members[index].optional && !slot.hasPresence() && code == 0) return -1;
      members[index].node.checkCode(reader, code, start);
      return code & 0xffffffffL;
    } catch (Exception e) {
      throw within(index, reader.failure(e));
    }
  }

  private Object read(Reader reader, int index, long code, int depth) {
    Member member = members[index];
    int first = reader.at;
    try {
      Object wire = code == -1 ? null : member.node.read(reader, (int) code, depth + 1);
      return member.fromWire(wire, reader, first);
    } catch (Exception e) {
      throw within(index, reader.failure(e));
    }
  }

  private void skip(Reader reader, int index, long code, int depth) {
    if (code == -1) return;
    try {
      members[index].node.skip(reader, (int) code, depth + 1);
    } catch (Exception e) {
      throw within(index, reader.failure(e));
    }
  }

  private OctavoException within(int index, OctavoException e) {
    Object place = members[index].place;
    return place == null ? e : e.within(place);
  }

  private static void set(int[] header, int bit, int code) {
    header[bit / 32] |= code << bit % 32;
  }

  private static int get(int[] header, int bit, int bits) {
    return (int) (header[bit / 32] >>> bit % 32 & (1L << bits) - 1);
  }
}
