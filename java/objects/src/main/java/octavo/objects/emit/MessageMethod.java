package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.wire.Writer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Makes the method that makes a message: {@code message(Object, int, int)}. What is not as usual it
 * leaves to the method that writes, which tells errors, too.
 */
final class MessageMethod {
  private static final int VALUE = 1;
  private static final int AT = 2;
  private static final int DEPTH = 3;

  private final Code code;
  private final Class<?> type;
  private final Label other = new Label();

  MessageMethod(MethodVisitor visitor, Class<?> type) {
    this.type = type;
    code = new Code(visitor, 4);
  }

  void make(Section section) {
    int object = code.local(Object.class);
    code.iload(DEPTH).push(Writer.MAX_DEPTH).jump(IF_ICMPGT, other);
    code.aload(VALUE).callOn(Object.class, "getClass", Class.class);
    code.push(type).jump(IF_ACMPNE, other);
    code.aload(VALUE).cast(type).astore(object);
    new MessageSection(code, Places.untold(code), object, section, other).make(AT);
    code.op(ARETURN).mark(other).op(ACONST_NULL).op(ARETURN);
    code.end();
  }
}
