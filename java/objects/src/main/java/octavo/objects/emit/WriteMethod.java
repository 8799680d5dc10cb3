package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import java.util.function.Consumer;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.model.Conversion;
import octavo.objects.model.Layout;
import octavo.objects.model.Layout.Block;
import octavo.objects.wire.Known;
import octavo.objects.wire.Writer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Makes the method that writes an object: {@code write(Writer, Object, int)}. */
final class WriteMethod {
  static final String DESCRIPTOR = "(Loctavo/objects/wire/Writer;Ljava/lang/Object;I)V";

  /** Of a method that writes elements of a list of that class. */
  static String runDescriptor(Class<?> listType) {
    return "(Loctavo/objects/wire/Writer;" + Type.getDescriptor(listType) + "III)I";
  }

  private static final int THIS = 0;
  private static final int WRITER = 1;
  private static final int VALUE = 2;
  private static final int DEPTH = 3;

  private final Code code;
  private final Places places;
  private final Class<?> type;
  private final Groups groups;
  private final int object;

  /** Many fields are written by {@code groups}; else that is null. */
  WriteMethod(MethodVisitor visitor, Class<?> type, Groups groups) {
    this(new Code(visitor, 4), type, groups);
  }

  /** One of a run, whose elements no groups write. */
  WriteMethod(MethodVisitor visitor, Class<?> type) {
    this(new Code(visitor, 6), type, null);
  }

  private WriteMethod(Code code, Class<?> type, Groups groups) {
    this.type = type;
    this.groups = groups;
    this.code = code;
    object = code.local(Object.class);
    places = places(code);
  }

  /** What tells errors in a method that writes. */
  static Places places(Code code) {
    return new Places(code, () -> toError(code));
  }

  private static void toError(Code code) {
    code.call(Writer.class, "failure", OctavoException.class, Throwable.class);
  }

  /** Has what is written for a value in its place; {@code conversion} is that constant's index. */
  void convert(int conversion) {
    code.aload(VALUE).constant(Conversion.class, conversion);
    code.call(Conversion.class, "toWire", Object.class, Object.class, Conversion.class);
    code.astore(VALUE);
  }

  void make(List<Section> sections, boolean isOpen) {
    value(sections, isOpen);
    code.op(RETURN);
    places.end();
    code.end();
  }

  /** Writes what is in the value's place. */
  private void value(List<Section> sections, boolean isOpen) {
    checkDepth();
    loadObject();
    if (isOpen) open(sections);
    else section(sections.get(0));
  }

  /**
   * Makes the method that writes elements of a list of the class {@code listType}, as long as they
   * are of the class {@code elementType}, or of any if that is Object: {@code writeRun(Writer,
   * List, int, int, int)}. {@code begin} makes what comes before each.
   */
  void makeRun(
      Class<?> listType,
      Class<?> elementType,
      List<Section> sections,
      boolean isOpen,
      Consumer<WriteMethod> begin) {
    int first = 4;
    int tag = 5;
    int list = code.local(Object.class);
    Run run = new Run(code);
    code.aload(VALUE).astore(list).iload(first).istore(run.index);
    run.begin();
    code.iload(run.index).aload(list).callOn(listType, "size", int.class);
    code.jump(IF_ICMPGE, run.done);
    code.aload(list).iload(run.index).callOn(listType, "get", Object.class, int.class);
    code.op(DUP).astore(VALUE).jump(IFNULL, run.done);
    if (elementType != Object.class) checkClass(elementType, run.done);
    run.ifTagged(tag, () -> tag(tag));
    begin.accept(this);
    value(sections, isOpen);
    run.next();
    code.iload(run.index).op(IRETURN);
    places.end();
    run.end(() -> toError(code));
  }

  private void checkClass(Class<?> elementType, Label other) {
    code.aload(VALUE).callOn(Object.class, "getClass", Class.class);
    code.push(elementType).jump(IF_ACMPNE, other);
  }

  private void tag(int tag) {
    code.aload(WRITER).iload(tag).callOn(Writer.class, "tag", void.class, int.class);
  }

  /** What is empty is no more than a byte, which no group has. */
  private void section(Section section) {
    if (groups == null || section.layout().isEmpty())
      new WriteSection(code, places, object, section).make();
    else groups(section);
  }

  private void groups(Section section) {
    Layout layout = section.layout();
    int start = code.local(int.class);
    int at = code.local(int.class);
    code.aload(WRITER).get(Writer.class, "at", int.class).op(DUP).istore(start);
    code.plus(layout.headerSize()).istore(at);
    code.aload(WRITER).iload(start).push(layout.maxSize()).push(layout.headerSize());
    code.call(Header.class, "begin", void.class, Writer.class, int.class, int.class, int.class);
    for (Block block : Block.values())
      for (List<FieldCode> group : Groups.of(section.fields(block)))
        group(section.of(group), start, at);
    code.aload(WRITER).iload(at).put(Writer.class, "at", int.class);
  }

  private void group(Section section, int start, int at) {
    new WriteGroup(groups.begin(WriteGroup.DESCRIPTOR), type).make(section);
    code.aload(THIS).aload(WRITER).aload(VALUE).iload(DEPTH).iload(start).iload(at);
    groups.call(code, WriteGroup.DESCRIPTOR);
    code.istore(at);
  }

  /** Rules 4.3 and 4.5: what is new in later sections is not known behind them. */
  private void open(List<Section> sections) {
    int outside = code.local(int.class);
    int known = code.local(Object.class);
    code.aload(WRITER).callOn(Writer.class, "beginOpen", int.class).istore(outside);
    section(sections.get(0));
    code.aload(WRITER).callOn(Writer.class, "known", Known.class).astore(known);
    for (Section section : sections.subList(1, sections.size())) code.scope(() -> section(section));
    code.aload(WRITER)
        .iload(outside)
        .aload(known)
        .callOn(Writer.class, "endOpen", void.class, int.class, Known.class);
  }

  private void checkDepth() {
    Label fine = new Label();
    code.iload(DEPTH).push(Writer.MAX_DEPTH).jump(IF_ICMPLE, fine);
    code.call(Writer.class, "tooDeep", MismatchException.class).op(ATHROW).mark(fine);
  }

  private void loadObject() {
    Label fine = new Label();
    code.aload(VALUE)
        .callOn(Object.class, "getClass", Class.class)
        .push(type)
        .jump(IF_ACMPEQ, fine);
    code.aload(VALUE)
        .push(type)
        .call(Writer.class, "wrongClass", MismatchException.class, Object.class, Class.class);
    code.op(ATHROW).mark(fine).aload(VALUE).cast(type).astore(object);
  }
}
