package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;
import octavo.objects.schema.Layout;
import octavo.objects.schema.Layout.Slot;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Makes the coder of a struct: a hidden class beside the user's own. */
final class StructEmitter {
  private final Shape.Struct shape;
  private final Layout layout;
  private final Access access;

  /**
   * What the class refers to: handles, enums, and, as shapes until all coders are there, other
   * coders.
   */
  private final List<Object> constants;

  StructEmitter(Shape.Struct shape, List<Object> constants, Access access) {
    this.access = access;
    this.shape = shape;
    this.constants = constants;
    this.layout = Layout.of(shape.parts().stream().map(it -> it.shape().schema()).toList());
  }

  ValueCoder make() throws ReflectiveOperationException {
    try {
      Lookup lookup = Insider.of(access.lookup(shape.type()));
      Lookup hidden =
          lookup.defineHiddenClassWithClassData(bytes(), constants, true, ClassOption.NESTMATE);
      return (ValueCoder)
          hidden.findConstructor(hidden.lookupClass(), MethodType.methodType(void.class)).invoke();
    } catch (Throwable e) {
      throw new ReflectiveOperationException(e);
    }
  }

  private byte[] bytes() {
    ClassWriter writer = new FlatClassWriter();
    String name = Type.getInternalName(shape.type()) + "$$Octavo";
    writer.visit(
        V17,
        ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC,
        name,
        null,
        Type.getInternalName(RootCoder.class),
        null);
    constructor(writer.visitMethod(0, "<init>", "()V", null, null));
    String write = "(Loctavo/objects/wire/Writer;Ljava/lang/Object;I)V";
    new WriteMethod(
            writer.visitMethod(ACC_PUBLIC, "write", write, null, null),
            shape.type(),
            layout,
            fields())
        .make();
    String read = "(Loctavo/objects/wire/Reader;[BI)Ljava/lang/Object;";
    Maker maker = new Maker(shape.type(), constants, access);
    new ReadMethod(
            writer.visitMethod(ACC_PUBLIC, "read", read, null, null), maker, layout, fields())
        .make();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void constructor(MethodVisitor visitor) {
    Code code = new Code(visitor, 1);
    code.aload(0);
    visitor.visitMethodInsn(
        INVOKESPECIAL, Type.getInternalName(RootCoder.class), "<init>", "()V", false);
    code.op(RETURN).end();
  }

  private List<FieldCode> fields() {
    List<FieldCode> fields = new ArrayList<>();
    for (Shape.Part part : shape.parts())
      fields.add(field(part, layout.slots().get(fields.size())));
    return fields;
  }

  private FieldCode field(Shape.Part part, Slot slot) {
    return field(
        new FieldAccess(shape.type(), part.field(), constants, access), slot, part.shape(), false);
  }

  private FieldCode field(FieldAccess access, Slot slot, Shape of, boolean optional) {
    if (of instanceof Shape.Nullable it) return field(access, slot, it.of(), true);
    if (of instanceof Shape.Converted it) return converted(access, slot, it, optional);
    if (of instanceof Shape.Named it)
      return new EnumField(access, slot, optional, it.constants(), constants);
    if (!(of instanceof Shape.Plain plain))
      return new PartField(access, slot, optional, constant(of));
    Scalar type = plain.schema();
    if (type == Scalar.BOOL) return new BoolField(access, slot, optional);
    if (type.isCompressed())
      return new CompressedField(access, slot, optional, plain.type(), type.isSigned());
    if (type.isFixed()) return new FixedField(access, slot, optional, plain.type(), type.size);
    if (type.hasLengthCode()) return new TextField(access, slot, optional, plain.type());
    return new PartField(access, slot, optional, constant(of));
  }

  private FieldCode converted(
      FieldAccess access, Slot slot, Shape.Converted shape, boolean optional) {
    int conversion = constant(shape.conversion());
    FieldAccess wire = new WireAccess(access, FieldCode.boxOf(shape.of().type()), conversion);
    return new ConvertedField(access, field(wire, slot, shape.of(), optional), conversion);
  }

  private int constant(Object constant) {
    constants.add(constant);
    return constants.size() - 1;
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
