package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.lang.invoke.MethodType;
import octavo.objects.schema.Layout.Slot;
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
  abstract void prepare(WriteMethod method);

  /** Writes what is outside the header. */
  abstract void write(WriteMethod method);

  /** Checks what is in the header. */
  abstract void check(ReadMethod method);

  /** Reads what is outside the header, and stores the value. */
  abstract void read(ReadMethod method);

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

  /** Whether the field has no null. */
  final boolean isPrimitive() {
    return access.type().isPrimitive();
  }

  /** Loads a reference, sets its presence bit, and runs {@code present} if it is not null. */
  final void ifPresent(WriteMethod method, Runnable present) {
    Label absent = new Label();
    access.load(method.code, method.object);
    storeValue(method.code);
    method.code.aload(value);
    if (optional) {
      method.code.jump(IFNULL, absent);
      if (slot.hasPresence()) method.orHeader(slot.presence(), () -> method.code.push(1));
    } else {
      Label there = new Label();
      method
          .code
          .jump(IFNONNULL, there)
          .call(Guard.class, "missing", RuntimeException.class)
          .op(ATHROW)
          .mark(there);
    }
    present.run();
    method.code.mark(absent);
  }

  /** Runs {@code present} if the reference that was loaded is not null. */
  final void ifNotNull(WriteMethod method, Runnable present) {
    Label absent = new Label();
    if (optional) method.code.aload(value).jump(IFNULL, absent);
    present.run();
    method.code.mark(absent);
  }

  /**
   * Runs {@code present}, which leaves the value on the stack, if its presence bit is set; else the
   * value is null.
   */
  final void readIfPresent(ReadMethod method, Runnable present) {
    if (!optional) {
      present.run();
      storeValue(method.code);
      return;
    }
    Label absent = new Label();
    method.code.op(ACONST_NULL);
    storeValue(method.code);
    method.headerBits(slot.presence(), 1);
    method.code.jump(IFEQ, absent);
    present.run();
    method.code.astore(value).mark(absent);
  }

  /** Checks that the code of an absent value is zero. */
  final void checkAbsent(ReadMethod method) {
    if (!optional || slot.bits() == 0) return;
    Label fine = new Label();
    method.headerBits(slot.presence(), 1);
    method.code.jump(IFNE, fine);
    method.headerBits(slot.code(), slot.bits());
    method.code.jump(IFEQ, fine);
    method.throwReserved();
    method.code.mark(fine);
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
