package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import octavo.objects.MalformedException;
import octavo.objects.OctavoException;
import octavo.objects.wire.Known;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Makes the method that reads an object: {@code read(Reader, byte[], int)}. */
final class ReadMethod {
  static final String DESCRIPTOR = "(Loctavo/objects/wire/Reader;[BI)Ljava/lang/Object;";
  static final String RUN_DESCRIPTOR = "(Loctavo/objects/wire/Reader;[BILjava/util/ArrayList;II)V";

  private static final int READER = 1;
  private static final int BYTES = 2;
  private static final int DEPTH = 3;

  private final Code code;
  private final Places places;
  private final Maker maker;
  private final Groups groups;

  /** The local variable that has what takes the parts that groups read. */
  private int target;

  /** Many fields are read by {@code groups}; else that is null. */
  ReadMethod(MethodVisitor visitor, Maker maker, Groups groups) {
    this(new Code(visitor, 4), maker, groups);
  }

  /** One of a run, whose elements no groups read. */
  ReadMethod(MethodVisitor visitor, Maker maker) {
    this(new Code(visitor, 7), maker, null);
  }

  private ReadMethod(Code code, Maker maker, Groups groups) {
    this.maker = maker;
    this.groups = groups;
    this.code = code;
    places = places(code);
  }

  /** What tells errors in a method that reads. */
  static Places places(Code code) {
    return new Places(code, () -> toError(code));
  }

  void make(List<Section> sections, boolean isOpen) {
    value(sections, isOpen);
    code.op(ARETURN);
    places.end();
    code.end();
  }

  /** Leaves an object on the stack. */
  private void value(List<Section> sections, boolean isOpen) {
    checkDepth();
    maker.begin(code, READER);
    if (groups != null) beginTarget();
    if (isOpen) open(sections);
    else section(sections.get(0));
    if (groups == null)
      maker.make(code, sections.stream().flatMap(it -> it.fields().stream()).toList());
    else maker.finish(code, target);
  }

  /**
   * Makes the method that reads elements of a list, {@code readRun(Reader, byte[], int, ArrayList,
   * int, int)}: objects are read where the loop is, since the compiler takes no method in that it
   * has made much code of.
   */
  void makeRun(List<Section> sections, boolean isOpen) {
    int list = 4;
    int count = 5;
    int tag = 6;
    Run run = new Run(code);
    code.aload(list).callOn(ArrayList.class, "size", int.class).istore(run.index);
    run.begin();
    code.iload(run.index).iload(count).jump(IF_ICMPGE, run.done);
    run.ifTagged(tag, () -> takeTag(tag, run.done));
    int object = code.local(Object.class);
    value(sections, isOpen);
    code.astore(object).aload(list).aload(object);
    code.callOn(ArrayList.class, "add", boolean.class, Object.class).op(POP);
    run.next();
    code.op(RETURN);
    places.end();
    run.end(() -> toError(code));
  }

  private void takeTag(int tag, Label other) {
    code.aload(READER).aload(BYTES).iload(tag);
    code.callOn(Reader.class, "takeTag", boolean.class, byte[].class, int.class).jump(IFEQ, other);
  }

  private void beginTarget() {
    target = code.local(Object.class);
    maker.target(code);
    code.astore(target);
  }

  private void section(Section section) {
    if (groups == null) new ReaderSection(code, places, section).make();
    else new ReadGroups(code, places, section, groups, maker, target).make();
  }

  /** Rules 4.3 and 4.5: what is new in later sections is not known behind them. */
  private void open(List<Section> sections) {
    int outside = code.local(Object.class);
    int known = code.local(Object.class);
    code.aload(READER)
        .aload(BYTES)
        .callOn(Reader.class, "beginOpen", Reader.Outside.class, byte[].class)
        .astore(outside);
    section(sections.get(0));
    code.aload(READER).callOn(Reader.class, "known", Known.class).astore(known);
    for (Section section : sections.subList(1, sections.size())) {
      if (groups == null) laterSection(section); // its values stay in variables till all are there
      else code.scope(() -> laterSection(section));
    }
    code.aload(READER).aload(BYTES).aload(outside).aload(known);
    code.callOn(
        Reader.class, "endOpen", void.class, byte[].class, Reader.Outside.class, Known.class);
  }

  /** A section that is not there if the open struct has ended. */
  private void laterSection(Section section) {
    Label absent = new Label();
    Label end = new Label();
    code.aload(READER).get(Reader.class, "at", int.class);
    code.aload(READER).get(Reader.class, "end", int.class).jump(IF_ICMPEQ, absent);
    section(section);
    code.jump(GOTO, end).mark(absent);
    for (int index = 0; index < section.absent().length; index++)
      setAbsent(section.fields().get(index), section.absent()[index]);
    if (groups != null) maker.store(code, target, section.fields());
    code.mark(end);
  }

  private void setAbsent(FieldCode field, int constant) {
    Class<?> type = field.access.type();
    if (maker.leaves(code, field)) code.zero(type);
    else absent(type, constant);
    if (groups == null) code.store(type, field.value());
    else field.storeValue(code);
  }

  private void absent(Class<?> type, int constant) {
    code.constant(Supplier.class, constant)
        .callOn(Supplier.class, "get", Object.class)
        .cast(FieldCode.boxOf(type));
    if (type.isPrimitive()) FieldCode.unbox(code, type);
  }

  private static void toError(Code code) {
    code.aload(READER)
        .op(SWAP)
        .callOn(Reader.class, "failure", OctavoException.class, Throwable.class);
  }

  private void checkDepth() {
    Label fine = new Label();
    code.iload(DEPTH).push(Writer.MAX_DEPTH).jump(IF_ICMPLE, fine);
    code.aload(READER)
        .aload(READER)
        .get(Reader.class, "at", int.class)
        .callOn(Reader.class, "tooDeep", MalformedException.class, int.class)
        .op(ATHROW)
        .mark(fine);
  }
}
