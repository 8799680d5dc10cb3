package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.schema.Layout.Slot;
import octavo.objects.wire.Octets;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Text;
import octavo.objects.wire.Writer;
import org.objectweb.asm.Label;

/** {@code String} and {@code byte[]}, whose length is the code where it is short. */
final class TextField extends FieldCode {
  private static final int LONG = 15;

  private final Class<?> type;
  private final Class<?> wire;

  TextField(FieldAccess access, Slot slot, boolean optional, Class<?> type) {
    super(access, slot, optional);
    this.type = type;
    wire = type == String.class ? Text.class : Octets.class;
  }

  @Override
  void prepare(WriteMethod method) {
    ifPresent(method, () -> {});
  }

  @Override
  void write(WriteMethod method) {
    Code code = method.code;
    ifNotNull(
        method,
        () -> {
          int start = code.local(int.class);
          code.iload(method.at).istore(start);
          code.aload(method.writer).iload(method.at);
          loadValue(code, type);
          if (optional) code.call(wire, "putOptional", int.class, Writer.class, int.class, type);
          else
            code.push(LONG).call(wire, "put", int.class, Writer.class, int.class, type, int.class);
          code.istore(method.at);
          method.orHeader(slot.code(), () -> code(method, start));
        });
  }

  /** Leaves the code of the value that was written from a place on. */
  private void code(WriteMethod method, int start) {
    Code code = method.code;
    if (optional) loadValue(code, type);
    code.iload(method.at).iload(start).op(ISUB);
    if (optional) code.call(wire, "optionalCode", int.class, type, int.class);
    else code.push(LONG).call(Math.class, "min", int.class, int.class, int.class);
  }

  @Override
  void check(ReadMethod method) {}

  @Override
  void read(ReadMethod method) {
    Code code = method.code;
    Label end = new Label();
    Label isLong = new Label();
    int size = code.local(int.class);
    code.op(ACONST_NULL);
    storeValue(code);
    method.headerBits(slot.code(), slot.bits());
    code.op(DUP).istore(size);
    if (optional) code.jump(IFEQ, end).iload(size);
    code.push(LONG).jump(IF_ICMPEQ, isLong);
    code.aload(method.reader).aload(method.bytes).iload(method.at).iload(size);
    code.call(wire, "getShort", type, Reader.class, byte[].class, int.class, int.class)
        .astore(value());
    code.iload(method.at).iload(size).op(IADD).istore(method.at).jump(GOTO, end);
    code.mark(isLong);
    method.leave();
    code.aload(method.reader)
        .aload(method.bytes)
        .push(optional ? 1 : 0)
        .call(wire, "getLong", type, Reader.class, byte[].class, boolean.class)
        .astore(value());
    method.enter();
    code.mark(end);
  }
}
