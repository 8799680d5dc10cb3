package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.model.Layout.Slot;
import octavo.objects.wire.KeyText;
import octavo.objects.wire.Octets;
import octavo.objects.wire.Text;
import octavo.objects.wire.Writer;
import org.objectweb.asm.Label;

/** {@code String} and {@code byte[]}, whose length is the code where it is short. */
final class TextField extends FieldCode {
  private static final int LONG = 15;

  private final Class<?> type;
  private final Class<?> wire;
  private final Class<?> reads;

  /** The local variable that has the number of its bytes. */
  private int size;

  private TextField(
      FieldAccess access,
      Slot slot,
      boolean optional,
      Class<?> type,
      Class<?> wire,
      Class<?> reads) {
    super(access, slot, optional);
    this.type = type;
    this.wire = wire;
    this.reads = reads;
  }

  static TextField of(FieldAccess access, Slot slot, boolean optional, Class<?> type) {
    Class<?> wire = type == String.class ? Text.class : Octets.class;
    return new TextField(access, slot, optional, type, wire, wire);
  }

  /** The key of a map, which may be known. */
  static TextField ofKey(FieldAccess access, Slot slot) {
    return new TextField(access, slot, false, String.class, Text.class, KeyText.class);
  }

  @Override
  void prepare(PutSection section) {
    ifPresent(section, () -> {});
  }

  @Override
  boolean isMeasured() {
    return type == String.class;
  }

  @Override
  void measure(MessageSection section) {
    Code code = section.code;
    size = code.local(int.class);
    code.push(0).istore(size);
    ifNotNull(
        section,
        () -> {
          loadValue(code, type);
          code.push(base()).call(Text.class, "asciiSize", int.class, String.class, int.class);
          code.op(DUP).istore(size);
          section.count();
          section.orHeader(slot.code(), () -> code(section, () -> code.iload(size)));
        });
  }

  @Override
  void put(MessageSection section) {
    Code code = section.code;
    ifNotNull(
        section,
        () -> {
          code.aload(section.bytes).iload(section.at);
          loadValue(code, type);
          code.iload(size).push(base());
          code.call(
              Text.class,
              "putAscii",
              boolean.class,
              byte[].class,
              int.class,
              String.class,
              int.class,
              int.class);
          code.jump(IFEQ, section.other);
          code.iload(section.at).iload(size).op(IADD).istore(section.at);
        });
  }

  /** What the varint of a long text leaves out of its length. */
  private int base() {
    return optional ? LONG - 1 : LONG;
  }

  @Override
  void write(WriteSection section) {
    Code code = section.code;
    ifNotNull(
        section,
        () -> {
          int start = code.local(int.class);
          code.iload(section.at).istore(start);
          code.aload(section.writer).iload(section.at);
          loadValue(code, type);
          if (optional) code.call(wire, "putOptional", int.class, Writer.class, int.class, type);
          else
            code.push(LONG).call(wire, "put", int.class, Writer.class, int.class, type, int.class);
          code.istore(section.at);
          section.orHeader(
              slot.code(), () -> code(section, () -> code.iload(section.at).iload(start).op(ISUB)));
        });
  }

  /** Leaves the code of the value that takes as many bytes as {@code size} leaves. */
  private void code(PutSection section, Runnable size) {
    Code code = section.code;
    if (optional) loadValue(code, type);
    size.run();
    if (optional) code.call(wire, "optionalCode", int.class, type, int.class);
    else code.push(LONG).call(Math.class, "min", int.class, int.class, int.class);
  }

  @Override
  void check(ReadSection section) {}

  @Override
  void read(ReadSection section) {
    Code code = section.code;
    Label end = new Label();
    Label isLong = new Label();
    int size = code.local(int.class);
    code.op(ACONST_NULL);
    storeValue(code);
    section.headerBits(slot.code(), slot.bits());
    code.op(DUP).istore(size);
    if (optional) code.jump(IFEQ, end).iload(size);
    code.push(LONG).jump(IF_ICMPEQ, isLong);
    section.sized(reads, type, size);
    code.astore(value());
    code.iload(section.at).iload(size).op(IADD).istore(section.at).jump(GOTO, end);
    code.mark(isLong);
    section.longSized(reads, type, optional);
    code.astore(value()).mark(end);
  }
}
