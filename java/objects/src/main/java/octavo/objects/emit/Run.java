package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.OctavoException;
import org.objectweb.asm.Label;

/** The loop of a method that writes or reads elements of lists: errors tell which it was. */
final class Run {
  private final Code code;
  private final Label loop = new Label();
  private final Label end = new Label();

  /** Where the loop ends. */
  final Label done = new Label();

  /** The local variable that has the index of the element. */
  final int index;

  Run(Code code) {
    this.code = code;
    index = code.local(int.class);
  }

  /** Begins the loop; the index is there. */
  void begin() {
    code.mark(loop);
  }

  /** Runs what makes code for a tag where one was given. */
  void ifTagged(int tag, Runnable body) {
    Label untagged = new Label();
    code.iload(tag).jump(IFLT, untagged);
    body.run();
    code.mark(untagged);
  }

  /** Goes on with the next element. */
  void next() {
    code.iload(index).plus(1).istore(index).jump(GOTO, loop).mark(done);
  }

  /** Ends the method; {@code toError} makes code that turns the exception on the stack into one. */
  void end(Runnable toError) {
    Label failed = new Label();
    code.mark(end);
    code.guard(loop, end, failed, Exception.class);
    code.mark(failed);
    toError.run();
    code.iload(index).call(Integer.class, "valueOf", Integer.class, int.class);
    code.callOn(OctavoException.class, "within", OctavoException.class, Object.class);
    code.op(ATHROW).end();
  }
}
