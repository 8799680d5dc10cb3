package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import octavo.objects.model.Layout.Slot;
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
  void prepare(PutSection section) {
    ifPresent(
        section,
        () -> {
          Runnable index =
              () -> {
                loadValue(section.code, Enum.class);
                index(section.code);
              };
          if (slot.bits() > 0) section.orHeader(slot.code(), index);
          else index.run();
          if (slot.bits() == 0) section.code.op(POP);
        });
  }

  /** A collection may have got constants of another class. */
  private void index(Code code) {
    if (access.type() == Object.class)
      code.constant(Object[].class, constant)
          .call(Guard.class, "index", int.class, Enum.class, Object[].class);
    else code.callOn(Enum.class, "ordinal", int.class);
  }

  @Override
  boolean isMeasured() {
    return true;
  }

  @Override
  void write(WriteSection section) {}

  @Override
  void check(ReadSection section) {
    checkAbsent(section);
    if (count == 1 << slot.bits()) return;
    Label fine = new Label();
    section.headerBits(slot.code(), slot.bits());
    section.code.push(count).jump(IF_ICMPLT, fine);
    section.refuseIndex(() -> section.headerBits(slot.code(), slot.bits()), count);
    section.code.mark(fine);
  }

  @Override
  void read(ReadSection section) {
    readIfPresent(
        section,
        () -> {
          section.code.constant(Object[].class, constant);
          if (slot.bits() == 0) section.code.push(0);
          else section.headerBits(slot.code(), slot.bits());
          section.code.op(AALOAD).cast(access.type());
        });
  }
}
