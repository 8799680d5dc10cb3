package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.wire.Compressed;
import octavo.objects.wire.Text;
import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.Label;

/**
 * Makes the code that reads a struct which takes all bytes up to an end, without a reader: its
 * fields are those that {@link MessageSection} puts. What is wrong a reader tells.
 */
final class WholeSection extends ReadSection {
  private static final int NO_READER = -1;

  private final int from;
  private final int end;
  private final Label other;

  /** {@code from} and {@code end} are local variables; {@code other} is where it fails. */
  WholeSection(
      Code code, Places places, Section section, int bytes, int from, int end, Label other) {
    super(code, places, section, bytes, NO_READER);
    this.from = from;
    this.end = end;
    this.other = other;
  }

  /** Whether there is such code. */
  static boolean isFor(Section section) {
    return MessageSection.isFor(section)
        && section.fields().stream().noneMatch(it -> it.access instanceof NoAccess);
  }

  @Override
  void pushPosition() {
    code.iload(from);
  }

  @Override
  void end() {
    code.iload(at).iload(end).jump(IF_ICMPNE, other);
  }

  /** Positions never go back: what reads beyond the end, within the array, has not ended there. */
  @Override
  void need(int size) {}

  @Override
  void refuseReserved() {
    code.jump(GOTO, other);
  }

  @Override
  void refuseIndex(Runnable push, int count) {
    code.jump(GOTO, other);
  }

  @Override
  void compressed(Class<?> primitive, int width) {
    code.aload(bytes).iload(at).iload(width);
    String name = primitive == int.class ? "getInt" : "getLong";
    code.call(Compressed.class, name, primitive, byte[].class, int.class, int.class);
  }

  @Override
  void sized(Class<?> wire, Class<?> type, int size) {
    code.aload(bytes).iload(at).iload(size);
    code.call(wire, "getWhole", type, byte[].class, int.class, int.class);
    orOther();
  }

  @Override
  void longSized(Class<?> wire, Class<?> type, boolean optional) {
    int place = code.local(long.class);
    int size = code.local(int.class);
    code.aload(bytes).iload(at).push(optional ? 1 : 0);
    code.call(Text.class, "longPlace", long.class, byte[].class, int.class, boolean.class);
    code.store(long.class, place);
    code.load(long.class, place).op(L2I).op(DUP).istore(size).jump(IFLT, other);
    code.load(long.class, place).push(32).op(LUSHR).op(L2I).istore(at);
    sized(wire, type, size);
    code.iload(at).iload(size).op(IADD).istore(at);
  }

  @Override
  void part(int coder) {
    code.constant(ValueCoder.class, coder).aload(bytes).iload(at).iload(depth).plus(1).iload(end);
    code.callOn(
        ValueCoder.class, "whole", Object.class, byte[].class, int.class, int.class, int.class);
    orOther();
    code.iload(end).istore(at);
  }

  /** Fails if what is on the stack is null. */
  private void orOther() {
    int value = code.local(Object.class);
    code.op(DUP).astore(value).jump(IFNULL, other).aload(value);
  }
}
