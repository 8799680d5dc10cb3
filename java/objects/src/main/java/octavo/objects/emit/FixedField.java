package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.containers.Fixed;
import octavo.objects.model.Layout.Slot;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.LittleEndian;

/**
 * Numbers in full: in the fixed block, or, if they may be null, in the variable one. They may be
 * read as wider ones.
 */
final class FixedField extends FieldCode {
  private final Class<?> primitive;
  private final Scalar wire;
  private final int size;

  FixedField(FieldAccess access, Slot slot, boolean optional, Class<?> primitive, Scalar wire) {
    super(access, slot, optional);
    this.primitive = primitive;
    this.wire = wire;
    size = wire.size;
  }

  @Override
  void prepare(PutSection section) {
    if (!isPrimitive()) ifPresent(section, () -> {});
  }

  @Override
  void write(WriteSection section) {
    ifNotNull(
        section,
        () -> {
          if (optional) section.room(section.at, size);
          putNumber(section);
        });
  }

  @Override
  boolean isMeasured() {
    return true;
  }

  @Override
  void measure(MessageSection section) {
    if (!optional) return;
    ifNotNull(
        section,
        () -> {
          section.code.push(size);
          section.count();
        });
  }

  @Override
  void put(MessageSection section) {
    ifNotNull(section, () -> putNumber(section));
  }

  private void putNumber(PutSection section) {
    Code code = section.code;
    code.aload(section.bytes).iload(section.at);
    if (isPrimitive()) {
      access.load(code, section.object);
    } else {
      loadValue(code, boxOf(primitive));
      unbox(code, primitive);
    }
    code.call(LittleEndian.class, "put", void.class, byte[].class, int.class, primitive);
    code.iload(section.at).plus(size).istore(section.at);
  }

  @Override
  void check(ReadSection section) {}

  @Override
  void read(ReadSection section) {
    Code code = section.code;
    readIfPresent(
        section,
        () -> {
          if (optional) section.need(size);
          code.aload(section.bytes).iload(section.at);
          get(code);
          code.iload(section.at).plus(size).istore(section.at);
          if (!isPrimitive()) box(code, primitive);
        });
  }

  /** Leaves the number at a place of an array, which are on the stack. */
  private void get(Code code) {
    if (size == Fixed.of(primitive).size()) {
      get(code, primitive);
    } else if (wire == Scalar.F32) {
      get(code, float.class).op(F2D);
    } else {
      code.push(size).push(wire.isSigned() ? 1 : 0);
      code.call(
          LittleEndian.class,
          "getInteger",
          long.class,
          byte[].class,
          int.class,
          int.class,
          boolean.class);
      if (primitive != long.class) code.op(L2I);
    }
  }

  private static Code get(Code code, Class<?> type) {
    String name = type.getName();
    String getter = "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return code.call(LittleEndian.class, getter, type, byte[].class, int.class);
  }
}
