package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.model.Conversion;
import octavo.objects.model.Layout.Block;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.Span;
import octavo.objects.wire.Text;
import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.Label;

/**
 * Makes the code that reads a struct which takes all bytes up to an end, without a reader. What is
 * wrong a reader tells.
 */
final class WholeSection extends ReadSection {
  private static final int NO_READER = -1;

  private final int from;
  private final int end;
  private final Label other;

  /** What may take the rest. */
  private final FieldCode last;

  /** {@code from} and {@code end} are local variables; {@code other} is where it fails. */
  WholeSection(
      Code code, Places places, Section section, int bytes, int from, int end, Label other) {
    super(code, places, section, bytes, NO_READER);
    this.from = from;
    this.end = end;
    this.other = other;
    last = last(section);
  }

  /** Whether there is such code. */
  static boolean isFor(Section section) {
    FieldCode last = last(section);
    return !section.layout().isEmpty()
        && section.fields().stream().allMatch(it -> isRead(it, it == last));
  }

  private static boolean isRead(FieldCode field, boolean isLast) {
    if (field.access instanceof NoAccess) return false;
    if (!(field instanceof PartField part)) return field.isMeasured();
    return part.extent == Extent.TOLD || part.extent == Extent.REST && isLast;
  }

  private static FieldCode last(Section section) {
    return section.fields().stream()
        .filter(it -> it.slot.block() == Block.VARIABLE)
        .reduce((one, next) -> next)
        .orElse(null);
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
  void needFixed() {}

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
    int span = code.local(long.class);
    int size = code.local(int.class);
    code.aload(bytes).iload(at).push(optional ? 1 : 0);
    code.call(Text.class, "longSpan", long.class, byte[].class, int.class, boolean.class);
    code.store(long.class, span);
    code.load(long.class, span).call(Span.class, "size", int.class, long.class);
    code.op(DUP).istore(size).jump(IFLT, other);
    code.load(long.class, span).call(Span.class, "start", int.class, long.class).istore(at);
    sized(wire, type, size);
    code.iload(at).iload(size).op(IADD).istore(at);
  }

  @Override
  void part(PartField part) {
    int partEnd = part == last ? end : toldEnd(part.coder);
    code.constant(ValueCoder.class, part.coder).aload(bytes).iload(at);
    code.iload(depth).plus(1).iload(partEnd);
    code.callOn(
        ValueCoder.class, "whole", Object.class, byte[].class, int.class, int.class, int.class);
    orOther();
    code.iload(partEnd).istore(at);
  }

  @Override
  void accept(FieldCode field, int conversion, int first) {
    code.constant(Conversion.class, conversion);
    field.loadBoxed(code);
    code.callOn(Conversion.class, "accepts", boolean.class, Object.class).jump(IFEQ, other);
  }

  /** Stores where a part ends in a local variable. */
  private int toldEnd(int coder) {
    int toldEnd = code.local(int.class);
    code.constant(ValueCoder.class, coder).aload(bytes).iload(at).iload(end);
    code.callOn(ValueCoder.class, "wholeEnd", int.class, byte[].class, int.class, int.class);
    code.op(DUP).istore(toldEnd).jump(IFLT, other);
    return toldEnd;
  }

  /** Fails if what is on the stack is null. */
  private void orOther() {
    int value = code.local(Object.class);
    code.op(DUP).astore(value).jump(IFNULL, other).aload(value);
  }
}
