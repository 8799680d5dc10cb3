package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.MalformedException;
import octavo.objects.model.Conversion;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.Label;

/** Makes the code that reads a section out of a {@link Reader}, which tells what is wrong. */
class ReaderSection extends ReadSection {
  private static final int READER = 1;
  private static final int BYTES = 2;

  private final int fixed;

  ReaderSection(Code code, Places places, Section section) {
    super(code, places, section, BYTES, READER);
    fixed = section.fixed();
  }

  @Override
  void pushPosition() {
    code.aload(reader).get(Reader.class, "at", int.class);
  }

  @Override
  void end() {
    leave();
  }

  @Override
  void need(int size) {
    Label fine = new Label();
    ifThere(size, fine);
    code.aload(reader)
        .callOn(Reader.class, "truncated", MalformedException.class)
        .op(ATHROW)
        .mark(fine);
  }

  @Override
  void needFixed() {
    Label fine = new Label();
    ifThere(layout.fixedSize(), fine);
    code.constant(FixedBlock.class, fixed).aload(reader).iload(at);
    code.callOn(FixedBlock.class, "truncated", RuntimeException.class, Reader.class, int.class)
        .op(ATHROW)
        .mark(fine);
  }

  private void ifThere(int size, Label fine) {
    code.aload(reader)
        .get(Reader.class, "end", int.class)
        .iload(at)
        .op(ISUB)
        .push(size)
        .jump(IF_ICMPGE, fine);
  }

  @Override
  void refuseReserved() {
    code.aload(reader)
        .iload(start)
        .call(Guard.class, "reserved", RuntimeException.class, Reader.class, int.class)
        .op(ATHROW);
  }

  @Override
  void refuseIndex(Runnable push, int count) {
    code.aload(reader).iload(start).push(count);
    push.run();
    code.call(
        Guard.class,
        "range",
        RuntimeException.class,
        Reader.class,
        int.class,
        int.class,
        int.class);
    code.op(ATHROW);
  }

  @Override
  void compressed(Class<?> primitive, int width) {
    code.aload(reader).aload(bytes).iload(at).iload(width);
    String name = primitive == int.class ? "getInt" : "getLong";
    code.call(Compressed.class, name, primitive, Reader.class, byte[].class, int.class, int.class);
  }

  @Override
  void sized(Class<?> wire, Class<?> type, int size) {
    code.aload(reader).aload(bytes).iload(at).iload(size);
    code.call(wire, "getShort", type, Reader.class, byte[].class, int.class, int.class);
  }

  @Override
  void longSized(Class<?> wire, Class<?> type, boolean optional) {
    leave();
    code.aload(reader)
        .aload(bytes)
        .push(optional ? 1 : 0)
        .call(wire, "getLong", type, Reader.class, byte[].class, boolean.class);
    enter();
  }

  @Override
  void part(PartField part) {
    leave();
    code.constant(ValueCoder.class, part.coder).aload(reader).aload(bytes).iload(depth).plus(1);
    code.callOn(ValueCoder.class, "read", Object.class, Reader.class, byte[].class, int.class);
    enter();
  }

  @Override
  void accept(FieldCode field, int conversion, int first) {
    code.constant(Conversion.class, conversion);
    field.loadBoxed(code);
    code.aload(reader).iload(first);
    code.callOn(Conversion.class, "fromWire", Object.class, Object.class, Reader.class, int.class)
        .op(POP);
  }

  /** Gives the reader the position: others read now. */
  private void leave() {
    code.aload(reader).iload(at).put(Reader.class, "at", int.class);
  }

  /** Takes the position back. */
  private void enter() {
    code.aload(reader).get(Reader.class, "at", int.class).istore(at);
  }
}
