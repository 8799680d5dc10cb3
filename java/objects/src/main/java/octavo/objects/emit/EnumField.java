package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import octavo.objects.schema.Layout.Slot;
import octavo.objects.wire.Reader;
import org.objectweb.asm.Label;

/** Enums: the ordinal is the code. */
final class EnumField extends FieldCode {
  private final int constant;
  private final int count;

  EnumField(
      FieldAccess access, Slot slot, boolean optional, List<?> values, List<Object> constants) {
    super(access, slot, optional);
    constant = constants.size();
    count = values.size();
    constants.add(values.toArray());
  }

  @Override
  void prepare(WriteMethod method) {
    ifPresent(
        method,
        () -> {
          if (slot.bits() == 0) return;
          method.orHeader(
              slot.code(),
              () -> {
                loadValue(method.code, Enum.class);
                method.code.callOn(Enum.class, "ordinal", int.class);
              });
        });
  }

  @Override
  void write(WriteMethod method) {}

  @Override
  void check(ReadMethod method) {
    checkAbsent(method);
    if (count == 1 << slot.bits()) return;
    Label fine = new Label();
    method.headerBits(slot.code(), slot.bits());
    method.code.push(count).jump(IF_ICMPLT, fine);
    method.code.aload(method.reader).iload(method.start).push(count);
    method.headerBits(slot.code(), slot.bits());
    method.code.call(
        Guard.class,
        "range",
        RuntimeException.class,
        Reader.class,
        int.class,
        int.class,
        int.class);
    method.code.op(ATHROW).mark(fine);
  }

  @Override
  void read(ReadMethod method) {
    readIfPresent(
        method,
        () -> {
          method.code.constant(Object[].class, constant);
          if (slot.bits() == 0) method.code.push(0);
          else method.headerBits(slot.code(), slot.bits());
          method.code.op(AALOAD).cast(access.type());
        });
  }
}
