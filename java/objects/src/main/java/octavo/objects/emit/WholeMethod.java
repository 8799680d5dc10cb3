package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.wire.Writer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;

/** Makes the method that reads an object without a reader: {@code whole(byte[], int, int, int)}. */
final class WholeMethod {
  private static final int BYTES = 1;
  private static final int AT = 2;
  private static final int DEPTH = 3;
  private static final int END = 4;

  private final Code code;
  private final Maker maker;

  WholeMethod(ClassVisitor visitor, Maker maker) {
    String descriptor = "([BIII)Ljava/lang/Object;";
    code = new Code(visitor.visitMethod(ACC_PUBLIC, "whole", descriptor, null, null), 5);
    this.maker = maker;
  }

  void make(Section section) {
    Label other = new Label();
    code.iload(DEPTH).push(Writer.MAX_DEPTH).jump(IF_ICMPGT, other);
    new WholeSection(code, Places.untold(code), section, BYTES, AT, END, other).make();
    maker.make(code, section.fields());
    code.op(ARETURN).mark(other).op(ACONST_NULL).op(ARETURN).end();
  }
}
