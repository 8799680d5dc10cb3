package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.wire.ValueCoder;
import org.objectweb.asm.Label;

/** Makes the code that puts a struct into an array that is given, where it has room. */
final class GivenArraySection extends MessageSection {
  /** The local variable that has the end of the message. */
  final int messageEnd;

  private final int given;

  /** {@code given} is the local variable that has the array. */
  GivenArraySection(Code code, Places places, int object, Section section, Label other, int given) {
    super(code, places, object, section, other);
    this.given = given;
    messageEnd = code.local(int.class);
  }

  @Override
  void takeArray() {
    code.aload(given).astore(bytes);
    code.iload(end).istore(messageEnd);
    part(it -> it.put(this, () -> put(code)));
    code.iload(messageEnd).aload(given).op(ARRAYLENGTH);
    code.jump(IF_ICMPGT, other);
  }

  /** Lets the part put itself behind what stands before it. */
  private void put(Code code) {
    code.aload(given);
    code.callOn(
        ValueCoder.class, "put", int.class, Object.class, int.class, int.class, byte[].class);
    code.op(DUP).istore(messageEnd).jump(IFLT, other);
  }
}
