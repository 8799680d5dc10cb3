package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.Label;

/** Makes the code that puts a struct into an array that it fills to the end. */
final class NewArraySection extends MessageSection {
  NewArraySection(Code code, Places places, int object, Section section, Label other) {
    super(code, places, object, section, other);
  }

  @Override
  void takeArray() {
    code.op(ACONST_NULL).astore(bytes);
    part(it -> it.put(this, () -> message(code)));
    Label made = new Label();
    code.aload(bytes).jump(IFNONNULL, made);
    code.iload(end).newBytes().astore(bytes).mark(made);
  }

  /** Lets the part make the array, behind what stands before it. */
  private void message(Code code) {
    code.callOn(ValueCoder.class, "message", byte[].class, Object.class, int.class, int.class);
    code.op(DUP).astore(bytes).jump(IFNULL, other);
  }
}
