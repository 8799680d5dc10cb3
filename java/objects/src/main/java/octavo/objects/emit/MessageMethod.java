package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.wire.Writer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;

/**
 * Makes the methods that make a message: {@code message(Object, int, int)}, and {@code put(Object,
 * int, int, byte[])} into an array. What is not as usual they leave to the method that writes,
 * which tells errors, too.
 */
final class MessageMethod {
  private static final int VALUE = 1;
  private static final int AT = 2;
  private static final int DEPTH = 3;
  private static final int TARGET = 4;

  private final ClassVisitor visitor;
  private final Class<?> type;
  private final Label other = new Label();

  MessageMethod(ClassVisitor visitor, Class<?> type) {
    this.visitor = visitor;
    this.type = type;
  }

  void message(Section section) {
    Code code = begin("message", "(Ljava/lang/Object;II)[B", 4);
    int object = object(code);
    NewArraySection made = new NewArraySection(code, Places.untold(code), object, section, other);
    made.make(AT);
    code.aload(made.bytes).op(ARETURN).mark(other).op(ACONST_NULL).op(ARETURN).end();
  }

  void put(Section section) {
    Code code = begin("put", "(Ljava/lang/Object;II[B)I", 5);
    int object = object(code);
    GivenArraySection made =
        new GivenArraySection(code, Places.untold(code), object, section, other, TARGET);
    made.make(AT);
    code.iload(made.messageEnd).op(IRETURN).mark(other).push(-1).op(IRETURN).end();
  }

  private Code begin(String name, String descriptor, int firstLocal) {
    return new Code(visitor.visitMethod(ACC_PUBLIC, name, descriptor, null, null), firstLocal);
  }

  /** Stores the object, where it is of the type. */
  private int object(Code code) {
    int object = code.local(Object.class);
    code.iload(DEPTH).push(Writer.MAX_DEPTH).jump(IF_ICMPGT, other);
    code.aload(VALUE).callOn(Object.class, "getClass", Class.class);
    code.push(type).jump(IF_ACMPNE, other);
    code.aload(VALUE).cast(type).astore(object);
    return object;
  }
}
