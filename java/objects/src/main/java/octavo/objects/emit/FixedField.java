package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.schema.Layout.Slot;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/** Numbers in full: in the fixed block, or, if they may be null, in the variable one. */
final class FixedField extends FieldCode {
  private final Class<?> primitive;
  private final int size;

  FixedField(FieldAccess access, Slot slot, boolean optional, Class<?> primitive, int size) {
    super(access, slot, optional);
    this.primitive = primitive;
    this.size = size;
  }

  @Override
  void prepare(WriteSection section) {
    if (!isPrimitive()) ifPresent(section, () -> {});
  }

  @Override
  void write(WriteSection section) {
    Code code = section.code;
    if (isPrimitive()) {
      code.aload(section.bytes).iload(section.at);
      access.load(code, section.object);
      put(section);
      return;
    }
    ifNotNull(
        section,
        () -> {
          code.aload(section.writer)
              .iload(section.at)
              .push(size)
              .callOn(Writer.class, "room", byte[].class, int.class, int.class);
          code.op(DUP).astore(section.bytes).iload(section.at);
          loadValue(code, boxOf(primitive));
          unbox(code, primitive);
          put(section);
        });
  }

  private void put(WriteSection section) {
    section.code.call(LittleEndian.class, "put", void.class, byte[].class, int.class, primitive);
    section.code.iload(section.at).plus(size).istore(section.at);
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
          code.aload(section.bytes)
              .iload(section.at)
              .call(LittleEndian.class, getter(), primitive, byte[].class, int.class);
          code.iload(section.at).plus(size).istore(section.at);
          if (!isPrimitive()) box(code, primitive);
        });
  }

  private String getter() {
    String name = primitive.getName();
    return "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
