package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.model.Absent;
import octavo.objects.model.Layout;
import octavo.objects.model.Layout.Slot;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Makes the coder of values that are written as a header and blocks: a hidden class. */
abstract class BodyEmitter {
  private final Class<?> type;
  private final List<List<Shape.Part>> sections;
  private final boolean isOpen;

  /**
   * What the class refers to: handles, enums, and, as shapes until all coders are there, other
   * coders.
   */
  final List<Object> constants;

  private final Map<Object, Integer> indexes = new IdentityHashMap<>();

  /** Values are of the class {@code type}; what is not open has one section. */
  BodyEmitter(
      Class<?> type, List<List<Shape.Part>> sections, boolean isOpen, List<Object> constants) {
    this.type = type;
    this.sections = sections;
    this.isOpen = isOpen;
    this.constants = constants;
  }

  /** Defines the class. */
  abstract Lookup define(byte[] bytes) throws Throwable;

  /** The class that it stands beside. */
  abstract Class<?> neighbour();

  /** What loads and stores the part with that index. */
  abstract FieldAccess access(Shape.Part part, int index);

  /** Makes what comes before a value is written. */
  void begin(WriteMethod method) {}

  /** What makes a value of its parts. */
  abstract Maker maker();

  /** The class of elements that are written and read in runs; null is for none. */
  Class<?> elementType() {
    return null;
  }

  /** Whether values may be all of a message, or all of its end. */
  abstract boolean isMessage();

  final ValueCoder make() throws ReflectiveOperationException {
    try {
      Lookup hidden = define(bytes());
      return (ValueCoder)
          hidden.findConstructor(hidden.lookupClass(), MethodType.methodType(void.class)).invoke();
    } catch (Throwable e) {
      throw new ReflectiveOperationException(e);
    }
  }

  final byte[] bytes() {
    ClassWriter writer = new FlatClassWriter();
    String name = Type.getInternalName(neighbour()) + "$$Octavo";
    writer.visit(
        V17,
        ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC,
        name,
        null,
        Type.getInternalName(RootCoder.class),
        null);
    constructor(writer.visitMethod(0, "<init>", "()V", null, null));
    Groups groups = Groups.areFor(fieldCount()) ? new Groups(writer, name) : null;
    WriteMethod made =
        new WriteMethod(
            writer.visitMethod(ACC_PUBLIC, "write", WriteMethod.DESCRIPTOR, null, null),
            type,
            groups);
    begin(made);
    made.make(sections(), isOpen);
    new ReadMethod(
            writer.visitMethod(ACC_PUBLIC, "read", ReadMethod.DESCRIPTOR, null, null),
            maker(),
            groups)
        .make(sections(), isOpen);
    if (isMessage() && !isOpen && groups == null) message(writer, sections().get(0));
    if (elementType() != null && groups == null) runs(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** Makes the methods for elements of lists. */
  private void runs(ClassWriter writer) {
    writeRun(writer, List.class);
    writeRun(writer, ArrayList.class);
    String descriptor = ReadMethod.RUN_DESCRIPTOR;
    new ReadMethod(writer.visitMethod(ACC_PUBLIC, "readRun", descriptor, null, null), maker())
        .makeRun(sections(), isOpen);
  }

  private void writeRun(ClassWriter writer, Class<?> listType) {
    String descriptor = WriteMethod.runDescriptor(listType);
    new WriteMethod(writer.visitMethod(ACC_PUBLIC, "writeRun", descriptor, null, null), type)
        .makeRun(listType, elementType(), sections(), isOpen, this::begin);
  }

  private void message(ClassWriter writer, Section section) {
    if (MessageSection.isFor(section)) {
      new MessageMethod(writer, type).message(section);
      new MessageMethod(writer, type).put(section);
    }
    if (WholeSection.isFor(section)) new WholeMethod(writer, maker()).make(section);
  }

  private int fieldCount() {
    return sections.stream().mapToInt(List::size).sum();
  }

  private static void constructor(MethodVisitor visitor) {
    Code code = new Code(visitor, 1);
    code.aload(0);
    visitor.visitMethodInsn(
        INVOKESPECIAL, Type.getInternalName(RootCoder.class), "<init>", "()V", false);
    code.op(RETURN).end();
  }

  private List<Section> sections() {
    List<Section> made = new ArrayList<>();
    int first = 0;
    for (List<Shape.Part> parts : sections) {
      made.add(section(parts, first, made.isEmpty()));
      first += parts.size();
    }
    return made;
  }

  /**
   * {@code first} is the index of the first of the parts; no older writer lacks the first section.
   */
  private Section section(List<Shape.Part> parts, int first, boolean isFirst) {
    Layout layout = Layout.of(parts.stream().map(it -> it.shape().schema()).toList());
    List<FieldCode> fields = new ArrayList<>();
    for (Shape.Part part : parts) {
      Slot slot = layout.slots().get(fields.size());
      fields.add(field(access(part, first + fields.size()), slot, part.shape(), false));
    }
    int[] absent =
        isFirst
            ? new int[0]
            : parts.stream().mapToInt(it -> constant(Absent.otherwise(it))).toArray();
    int fixed = layout.fixedSize() > 0 ? constant(FixedBlock.of(parts, layout)) : Section.NO_FIXED;
    return new Section(layout, fields, absent, fixed);
  }

  private FieldCode field(FieldAccess access, Slot slot, Shape of, boolean optional) {
    if (of instanceof Shape.Nullable it) return field(access, slot, it.of(), true);
    if (of instanceof Shape.Converted it) return converted(access, slot, it, optional);
    if (of instanceof Shape.Skipped it) return skipped(new NoAccess(access.name()), slot, it.of());
    if (of instanceof Shape.Named it)
      return new EnumField(access, slot, optional, it.constants(), constants);
    if (!(of instanceof Shape.Plain plain)) return part(access, slot, of, optional);
    Scalar type = plain.schema();
    if (type == Scalar.BOOL) return new BoolField(access, slot, optional);
    if (type.isCompressed())
      return new CompressedField(access, slot, optional, plain.type(), type.isSigned());
    if (type.isFixed()) return new FixedField(access, slot, optional, plain.type(), type);
    if (type.hasLengthCode()) return text(access, slot, optional, plain.type());
    return part(access, slot, of, optional);
  }

  /** A text, or bytes. */
  FieldCode text(FieldAccess access, Slot slot, boolean optional, Class<?> type) {
    return TextField.of(access, slot, optional, type);
  }

  private FieldCode part(FieldAccess access, Slot slot, Shape shape, boolean optional) {
    return new PartField(access, slot, optional, constant(shape), shape);
  }

  /** What is read and forgotten; text need not be well-formed, and what has parts is not made. */
  private FieldCode skipped(FieldAccess access, Slot slot, Shape of) {
    boolean optional = of instanceof Shape.Nullable;
    Shape present = of instanceof Shape.Nullable it ? it.of() : of;
    if (present instanceof Shape.Plain it && !isPart(it.schema()))
      return field(access, slot, forgotten(it.schema()), optional);
    if (present instanceof Shape.Named) return field(access, slot, present, optional);
    return part(access, slot, new Shape.Skipped(present), optional);
  }

  private static boolean isPart(Scalar type) {
    return type == Scalar.SHARED || type == Scalar.DYNAMIC;
  }

  private static Shape forgotten(Scalar type) {
    if (type.hasLengthCode()) return new Shape.Plain(Scalar.BYTES, byte[].class);
    if (type == Scalar.BOOL) return new Shape.Plain(type, boolean.class);
    return new Shape.Plain(
        type,
        switch (type.size) {
          case 1 -> byte.class;
          case 2 -> short.class;
          case 4 -> int.class;
          default -> long.class;
        });
  }

  /** What is written as a tuple, as a time is, has the coder that lists of it have. */
  private FieldCode converted(
      FieldAccess access, Slot slot, Shape.Converted shape, boolean optional) {
    if (shape.of() instanceof Shape.Tuple) return part(access, slot, shape, optional);
    int conversion = constant(shape.conversion());
    if (shape.conversion().isCheck())
      return new CheckedField(field(access, slot, shape.of(), optional), conversion);
    FieldAccess wire = new WireAccess(access, conversion);
    return new ConvertedField(access, field(wire, slot, shape.of(), optional), conversion);
  }

  /** The index of a constant: there is one for all methods, which may each be a class to make. */
  private int constant(Object constant) {
    return indexes.computeIfAbsent(
        constant,
        it -> {
          constants.add(it);
          return constants.size() - 1;
        });
  }

  /** Takes two classes that meet for objects: it must not load the user's. */
  private static final class FlatClassWriter extends ClassWriter {
    FlatClassWriter() {
      super(COMPUTE_FRAMES);
    }

    @Override
    protected String getCommonSuperClass(String one, String other) {
      return "java/lang/Object";
    }
  }
}
