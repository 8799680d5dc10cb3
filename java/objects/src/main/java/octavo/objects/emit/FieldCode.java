package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.lang.invoke.MethodType;
import octavo.objects.model.Layout.Slot;
import org.objectweb.asm.Label;

/** Makes the code of one field. */
abstract class FieldCode {
  final FieldAccess access;
  final Slot slot;
  final boolean optional;

  /** The local variable that has the field's value. */
  private int value;

  FieldCode(FieldAccess access, Slot slot, boolean optional) {
    this.access = access;
    this.slot = slot;
    this.optional = optional;
  }

  /** Loads the field, and adds what is known of it to the header. */
  abstract void prepare(PutSection section);

  /** Writes what is outside the header. */
  abstract void write(WriteSection section);

  /** Whether its bytes are counted before they are written. */
  boolean isMeasured() {
    return false;
  }

  /** Counts what is outside the header and the fixed block, and adds the rest to the header. */
  void measure(MessageSection section) {}

  /** Puts what is outside the header, where there is room for it. */
  void put(MessageSection section) {}

  /** Checks what is in the header. */
  abstract void check(ReadSection section);

  /** Reads what is outside the header, and stores the value. */
  abstract void read(ReadSection section);

  final int value() {
    return value;
  }

  /** Stores what is on the stack as the field's value. */
  final void storeValue(Code code) {
    value = code.local(access.type());
    code.store(access.type(), value);
  }

  /** Pushes a reference, which is not null. */
  final void loadValue(Code code, Class<?> type) {
    code.aload(value);
    if (!type.isAssignableFrom(access.type())) code.cast(type);
  }

  /** Pushes the value, in its box if it is a primitive. */
  final void loadBoxed(Code code) {
    code.load(access.type(), value);
    if (isPrimitive()) box(code, access.type());
  }

  /** Whether the field has no null. */
  final boolean isPrimitive() {
    return access.type().isPrimitive();
  }

  /** Loads a reference, sets its presence bit, and runs {@code present} if it is not null. */
  final void ifPresent(PutSection section, Runnable present) {
    Label absent = new Label();
    access.load(section.code, section.object);
    storeValue(section.code);
    section.code.aload(value);
    if (optional) {
      section.code.jump(IFNULL, absent);
      if (slot.hasPresence()) section.orHeader(slot.presence(), () -> section.code.push(1));
    } else {
      Label there = new Label();
      section
          .code
          .jump(IFNONNULL, there)
          .call(Guard.class, "missing", RuntimeException.class)
          .op(ATHROW)
          .mark(there);
    }
    present.run();
    section.code.mark(absent);
  }

  /** Runs {@code present} if the reference that was loaded is not null. */
  final void ifNotNull(PutSection section, Runnable present) {
    Label absent = new Label();
    if (optional) section.code.aload(value).jump(IFNULL, absent);
    present.run();
    section.code.mark(absent);
  }

  /**
   * Runs {@code present}, which leaves the value on the stack, if its presence bit is set; else the
   * value is null.
   */
  final void readIfPresent(ReadSection section, Runnable present) {
    if (!optional) {
      present.run();
      storeValue(section.code);
      return;
    }
    Label absent = new Label();
    section.code.op(ACONST_NULL);
    storeValue(section.code);
    section.headerBits(slot.presence(), 1);
    section.code.jump(IFEQ, absent);
    present.run();
    section.code.astore(value).mark(absent);
  }

  /** Checks that the code of an absent value is zero. */
  final void checkAbsent(ReadSection section) {
    if (!optional || slot.bits() == 0) return;
    Label fine = new Label();
    section.headerBits(slot.presence(), 1);
    section.code.jump(IFNE, fine);
    section.headerBits(slot.code(), slot.bits());
    section.code.jump(IFEQ, fine);
    section.refuseReserved();
    section.code.mark(fine);
  }

  static void unbox(Code code, Class<?> primitive) {
    code.callOn(boxOf(primitive), primitive.getName() + "Value", primitive);
  }

  static void box(Code code, Class<?> primitive) {
    Class<?> box = boxOf(primitive);
    code.call(box, "valueOf", box, primitive);
  }

  /** The class of a primitive type; any other is its own. */
  static Class<?> boxOf(Class<?> primitive) {
    return MethodType.methodType(primitive).wrap().returnType();
  }
}
