package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.model.Layout.Slot;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;

/** {@code int} and {@code long}, boxed or not, as wide as need be. */
final class CompressedField extends FieldCode {
  private final Class<?> primitive;
  private final boolean isSigned;
  private int bits;
  private int width;

  CompressedField(
      FieldAccess access, Slot slot, boolean optional, Class<?> primitive, boolean isSigned) {
    super(access, slot, optional);
    this.primitive = primitive;
    this.isSigned = isSigned;
  }

  /** An absent value has no bits and the width -1: so it is written without a branch. */
  @Override
  void prepare(PutSection section) {
    Code code = section.code;
    bits = code.local(primitive);
    width = code.local(int.class);
    if (isPrimitive()) {
      access.load(code, section.object);
      encode(section);
      return;
    }
    code.op(primitive == int.class ? ICONST_0 : LCONST_0)
        .store(primitive, bits)
        .push(-1)
        .istore(width);
    ifPresent(
        section,
        () -> {
          loadValue(code, boxOf(primitive));
          unbox(code, primitive);
          encode(section);
        });
  }

  private void encode(PutSection section) {
    Code code = section.code;
    if (isSigned) code.call(Compressed.class, "zigzag", primitive, primitive);
    code.store(primitive, bits);
    code.load(primitive, bits).call(Compressed.class, "width", int.class, primitive).istore(width);
    section.orHeader(slot.code(), () -> code.iload(width));
  }

  @Override
  void write(WriteSection section) {
    Code code = section.code;
    code.aload(section.bytes).iload(section.at).load(primitive, bits);
    code.call(LittleEndian.class, "put", void.class, byte[].class, int.class, primitive);
    leave(section);
  }

  @Override
  boolean isMeasured() {
    return true;
  }

  @Override
  void measure(MessageSection section) {
    section.code.iload(width).plus(1);
    section.count();
  }

  @Override
  void put(MessageSection section) {
    Code code = section.code;
    code.aload(section.bytes).iload(section.at).load(primitive, bits);
    code.iload(width).iload(section.end);
    code.call(
        Compressed.class,
        "put",
        void.class,
        byte[].class,
        int.class,
        primitive,
        int.class,
        int.class);
    leave(section);
  }

  private void leave(PutSection section) {
    section.code.iload(section.at).iload(width).op(IADD).plus(1).istore(section.at);
  }

  @Override
  void check(ReadSection section) {
    checkAbsent(section);
  }

  @Override
  void read(ReadSection section) {
    Code code = section.code;
    readIfPresent(
        section,
        () -> {
          width = code.local(int.class);
          section.headerBits(slot.code(), slot.bits());
          code.istore(width);
          section.compressed(primitive, width);
          if (isSigned) code.call(Compressed.class, "unzigzag", primitive, primitive);
          code.iload(section.at).iload(width).op(IADD).plus(1).istore(section.at);
          if (!isPrimitive()) box(code, primitive);
        });
  }
}
