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
  void prepare(WriteMethod method) {
    if (!isPrimitive()) ifPresent(method, () -> {});
  }

  @Override
  void write(WriteMethod method) {
    Code code = method.code;
    if (isPrimitive()) {
      code.aload(method.bytes).iload(method.at);
      access.load(code, method.object);
      put(method);
      return;
    }
    ifNotNull(
        method,
        () -> {
          code.aload(method.writer)
              .iload(method.at)
              .push(size)
              .callOn(Writer.class, "room", byte[].class, int.class, int.class);
          code.op(DUP).astore(method.bytes).iload(method.at);
          loadValue(code, boxOf(primitive));
          unbox(code, primitive);
          put(method);
        });
  }

  private void put(WriteMethod method) {
    method.code.call(LittleEndian.class, "put", void.class, byte[].class, int.class, primitive);
    method.code.iload(method.at).plus(size).istore(method.at);
  }

  @Override
  void check(ReadMethod method) {}

  @Override
  void read(ReadMethod method) {
    Code code = method.code;
    readIfPresent(
        method,
        () -> {
          if (optional) method.need(size);
          code.aload(method.bytes)
              .iload(method.at)
              .call(LittleEndian.class, getter(), primitive, byte[].class, int.class);
          code.iload(method.at).plus(size).istore(method.at);
          if (!isPrimitive()) box(code, primitive);
        });
  }

  private String getter() {
    String name = primitive.getName();
    return "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
