package octavo.objects.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Where the fields of a struct or a tuple stand: sections 3.2 to 3.6 of spec/pack.md. */
public final class Layout {
  private static final int WORD = 32;

  /** In which block a field's bytes are. */
  public enum Block {
    FIXED,
    COMPRESSED,
    VARIABLE
  }

  /**
   * A field's place in the header: the bit that says whether there is a value, or -1; the first bit
   * of its code; the number of bits of its code, 0 or more.
   */
  public record Slot(int presence, int code, int bits, Block block) {
    /** Whether there is a bit that says whether there is a value. */
    public boolean hasPresence() {
      return presence >= 0;
    }

    /** The indexes of the header's words, of 32 bits each, that have its bits. */
    public IntStream words() {
      return IntStream.of(presence, bits > 0 ? code : -1)
          .filter(it -> it >= 0)
          .map(it -> it / WORD);
    }
  }

  private final List<Slot> slots = new ArrayList<>();
  private int bit;
  private int fixedSize;
  private int maxCompressedSize;
  private boolean hasParts;

  private Layout() {}

  /** Returns the layout of fields of these types, in order of declaration. */
  public static Layout of(List<Schema> types) {
    Layout layout = new Layout();
    for (Schema type : types) layout.add(type);
    return layout;
  }

  /** The places of the fields, in order of declaration. */
  public List<Slot> slots() {
    return slots;
  }

  /** Bytes of the header. */
  public int headerSize() {
    return (bit + 7) / 8;
  }

  /** The bits of each of the header's words, of 32 bits each, that must be zero. */
  public int[] padding() {
    int[] padding = new int[(bit + WORD - 1) / WORD];
    Arrays.fill(padding, -1);
    for (Slot slot : slots) {
      if (slot.hasPresence()) padding[slot.presence / WORD] &= ~mask(slot.presence, 1);
      if (slot.bits > 0) padding[slot.code / WORD] &= ~mask(slot.code, slot.bits);
    }
    return padding;
  }

  /** Bytes of the fixed block. */
  public int fixedSize() {
    return fixedSize;
  }

  /** The most bytes that header, fixed and compressed block have together, and one. */
  public int maxSize() {
    return headerSize() + fixedSize + maxCompressedSize + 1;
  }

  /** Whether values take no bytes but the zero byte of rule 3.1. */
  public boolean isEmpty() {
    return bit == 0 && fixedSize == 0 && !hasParts;
  }

  private void add(Schema type) {
    Schema required = type instanceof Schema.Optional optional ? optional.of() : type;
    boolean hasPresence = required != type && !hasLengthCode(required);
    int presence = hasPresence ? take(1) : -1;
    int bits = codeBits(required);
    if (required instanceof Scalar scalar) {
      if (type == required) fixedSize += scalar.size;
      maxCompressedSize += scalar.maxWidth;
    }
    hasParts |=
        block(type, required) == Block.VARIABLE && !(required instanceof Schema.Enumeration);
    slots.add(new Slot(presence, take(bits), bits, block(type, required)));
  }

  private int take(int bits) {
    if (bit % WORD + bits > WORD) bit += WORD - bit % WORD;
    bit += bits;
    return bit - bits;
  }

  private static Block block(Schema type, Schema required) {
    if (!(required instanceof Scalar scalar)) return Block.VARIABLE;
    if (scalar.isCompressed()) return Block.COMPRESSED;
    return scalar.isFixed() && type == required ? Block.FIXED : Block.VARIABLE;
  }

  private static int mask(int bit, int bits) {
    return (int) ((1L << bits) - 1 << bit % WORD);
  }

  private static boolean hasLengthCode(Schema type) {
    return type instanceof Scalar scalar && scalar.hasLengthCode();
  }

  /** Bits that a required value of a type has in the header. */
  public static int codeBits(Schema type) {
    if (type == Scalar.BOOL) return 1;
    if (type instanceof Scalar scalar) return scalar.hasLengthCode() ? 4 : scalar.widthBits;
    if (type instanceof Schema.Enumeration it) return indexBits(it.names().size());
    if (type instanceof Schema.Flags it) return it.names().size();
    return 0;
  }

  private static int indexBits(int count) {
    return WORD - Integer.numberOfLeadingZeros(count - 1);
  }
}
