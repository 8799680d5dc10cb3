package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import octavo.objects.OctavoException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;

/**
 * Makes the methods that write and read the elements of a list: {@code writeAll(Writer, List, int)}
 * and {@code readAll(Reader, byte[], ArrayList, int, int)}. They call this class's own methods,
 * which the compiler takes in, where one loop for all classes calls what it does not know:
 * MarketData takes 0.8 of the time (benchmarks/findings/objects.md).
 */
final class ElementsMethod {
  private final ClassVisitor visitor;

  /** The internal name of the class. */
  private final String owner;

  private final Label loop = new Label();
  private final Label done = new Label();
  private final Label failed = new Label();

  ElementsMethod(ClassVisitor visitor, String owner) {
    this.visitor = visitor;
    this.owner = owner;
  }

  /** Of lists of that class. */
  void write(Class<?> listType) {
    int writer = 1;
    int list = 2;
    int depth = 3;
    String descriptor = "(Loctavo/objects/wire/Writer;" + Type.getDescriptor(listType) + "I)I";
    Code code = begin("writeAll", descriptor, 4);
    int index = index(code);
    code.mark(loop).iload(index).aload(list).callOn(listType, "size", int.class);
    code.jump(IF_ICMPGE, done);
    code.aload(0).aload(writer);
    code.aload(list).iload(index).callOn(listType, "get", Object.class, int.class);
    code.call(Writer.class, "present", Object.class, Object.class);
    code.iload(depth);
    code.callOwn(owner, "write", WriteMethod.DESCRIPTOR);
    next(code, index);
    code.iload(index).op(IRETURN);
    code.mark(failed);
    code.call(Writer.class, "failure", OctavoException.class, Throwable.class);
    fail(code, index);
  }

  void read() {
    int reader = 1;
    int bytes = 2;
    int list = 3;
    int count = 4;
    int depth = 5;
    String descriptor = "(Loctavo/objects/wire/Reader;[BLjava/util/ArrayList;II)V";
    Code code = begin("readAll", descriptor, 6);
    int index = index(code);
    code.mark(loop).iload(index).iload(count).jump(IF_ICMPGE, done);
    code.aload(list);
    code.aload(0).aload(reader).aload(bytes).iload(depth);
    code.callOwn(owner, "read", ReadMethod.DESCRIPTOR);
    code.callOn(ArrayList.class, "add", boolean.class, Object.class).op(POP);
    next(code, index);
    code.op(RETURN);
    code.mark(failed);
    code.aload(reader).op(SWAP);
    code.callOn(Reader.class, "failure", OctavoException.class, Throwable.class);
    fail(code, index);
  }

  private Code begin(String name, String descriptor, int firstLocal) {
    return new Code(visitor.visitMethod(ACC_PUBLIC, name, descriptor, null, null), firstLocal);
  }

  private int index(Code code) {
    int index = code.local(int.class);
    code.push(0).istore(index);
    code.guard(loop, done, failed, Exception.class);
    return index;
  }

  private void next(Code code, int index) {
    code.iload(index).plus(1).istore(index).jump(GOTO, loop).mark(done);
  }

  private void fail(Code code, int index) {
    code.iload(index).call(Integer.class, "valueOf", Integer.class, int.class);
    code.callOn(OctavoException.class, "within", OctavoException.class, Object.class);
    code.op(ATHROW).end();
  }
}
