package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.schema.Layout.Slot;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;

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
  void prepare(WriteMethod method) {
    Code code = method.code;
    bits = code.local(primitive);
    width = code.local(int.class);
    if (isPrimitive()) {
      access.load(code, method.object);
      measure(method);
      return;
    }
    code.op(primitive == int.class ? ICONST_0 : LCONST_0)
        .store(primitive, bits)
        .push(-1)
        .istore(width);
    ifPresent(
        method,
        () -> {
          loadValue(code, boxOf(primitive));
          unbox(code, primitive);
          measure(method);
        });
  }

  private void measure(WriteMethod method) {
    Code code = method.code;
    if (isSigned) code.call(Compressed.class, "zigzag", primitive, primitive);
    code.store(primitive, bits);
    code.load(primitive, bits).call(Compressed.class, "width", int.class, primitive).istore(width);
    method.orHeader(slot.code(), () -> code.iload(width));
  }

  @Override
  void write(WriteMethod method) {
    Code code = method.code;
    code.aload(method.bytes).iload(method.at).load(primitive, bits);
    code.call(LittleEndian.class, "put", void.class, byte[].class, int.class, primitive);
    code.iload(method.at).iload(width).op(IADD).plus(1).istore(method.at);
  }

  @Override
  void check(ReadMethod method) {
    checkAbsent(method);
  }

  @Override
  void read(ReadMethod method) {
    Code code = method.code;
    readIfPresent(
        method,
        () -> {
          width = code.local(int.class);
          method.headerBits(slot.code(), slot.bits());
          code.istore(width);
          code.aload(method.reader).aload(method.bytes).iload(method.at).iload(width);
          String name = primitive == int.class ? "getInt" : "getLong";
          code.call(
              Compressed.class, name, primitive, Reader.class, byte[].class, int.class, int.class);
          if (isSigned) code.call(Compressed.class, "unzigzag", primitive, primitive);
          code.iload(method.at).iload(width).op(IADD).plus(1).istore(method.at);
          if (!isPrimitive()) box(code, primitive);
        });
  }
}
