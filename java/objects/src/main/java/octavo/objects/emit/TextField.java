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
  private final int most;
  private final int bias;

  TextField(FieldAccess access, Slot slot, boolean optional, Class<?> type) {
    super(access, slot, optional);
    this.type = type;
    wire = type == String.class ? Text.class : Octets.class;
    bias = optional ? 1 : 0;
    most = LONG - bias;
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
          code.push(most)
              .call(wire, "put", int.class, Writer.class, int.class, type, int.class)
              .istore(method.at);
          method.orHeader(
              slot.code(),
              () -> {
                code.iload(method.at).iload(start).op(ISUB).push(most);
                code.call(Math.class, "min", int.class, int.class, int.class).plus(bias);
              });
        });
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
    code.plus(-bias).op(DUP).istore(size);
    if (optional) code.jump(IFLT, end).iload(size);
    code.push(most).jump(IF_ICMPEQ, isLong);
    code.aload(method.reader).aload(method.bytes).iload(method.at).iload(size);
    code.call(wire, "getShort", type, Reader.class, byte[].class, int.class, int.class)
        .astore(value());
    code.iload(method.at).iload(size).op(IADD).istore(method.at).jump(GOTO, end);
    code.mark(isLong);
    method.leave();
    code.aload(method.reader)
        .push(most)
        .call(wire, "getLong", type, Reader.class, int.class)
        .astore(value());
    method.enter();
    code.mark(end);
  }
}
