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
 * Makes the methods that write and read elements of lists, as long as they are of the class: {@code
 * writeRun(Writer, List, int, int, int)} and {@code readRun(Reader, byte[], ArrayList, int, int,
 * int)}. The compiler takes in the class's own methods, where one loop for all classes calls what
 * it does not know: MarketData takes 0.85 of the time to be read (benchmarks/findings/objects.md).
 */
final class RunMethod {
  private final ClassVisitor visitor;
  private final Class<?> type;
  private final Label loop = new Label();
  private final Label done = new Label();
  private final Label failed = new Label();

  /** Of values of that class alone, but for {@code Object}. */
  RunMethod(ClassVisitor visitor, Class<?> type) {
    this.visitor = visitor;
    this.type = type;
  }

  /** {@code owner} is the internal name of the coder's class, here as below. */
  void write(String owner, Class<?> listType) {
    int writer = 1;
    int list = 2;
    int index = 3;
    int tag = 4;
    int depth = 5;
    String descriptor = "(Loctavo/objects/wire/Writer;" + Type.getDescriptor(listType) + "III)I";
    Code code = begin("writeRun", descriptor, 6);
    int value = code.local(Object.class);
    code.mark(loop).iload(index).aload(list).callOn(listType, "size", int.class);
    code.jump(IF_ICMPGE, done);
    code.aload(list).iload(index).callOn(listType, "get", Object.class, int.class);
    code.op(DUP).astore(value).jump(IFNULL, done);
    if (type != Object.class) checkClass(code, value);
    ifTagged(
        code,
        tag,
        () -> code.aload(writer).iload(tag).callOn(Writer.class, "tag", void.class, int.class));
    code.aload(0).aload(writer).aload(value).iload(depth);
    code.callOwn(owner, "write", WriteMethod.DESCRIPTOR);
    next(code, index);
    code.iload(index).op(IRETURN);
    code.mark(failed).call(Writer.class, "failure", OctavoException.class, Throwable.class);
    fail(code, index);
  }

  private void checkClass(Code code, int value) {
    code.aload(value).callOn(Object.class, "getClass", Class.class);
    code.push(type).jump(IF_ACMPNE, done);
  }

  void read(String owner) {
    int reader = 1;
    int bytes = 2;
    int list = 3;
    int count = 4;
    int tag = 5;
    int depth = 6;
    String descriptor = "(Loctavo/objects/wire/Reader;[BLjava/util/ArrayList;III)V";
    Code code = begin("readRun", descriptor, 7);
    int index = code.local(int.class);
    code.aload(list).callOn(ArrayList.class, "size", int.class).istore(index);
    code.mark(loop).iload(index).iload(count).jump(IF_ICMPGE, done);
    ifTagged(code, tag, () -> takeTag(code, reader, bytes, tag));
    code.aload(list).aload(0).aload(reader).aload(bytes).iload(depth);
    code.callOwn(owner, "read", ReadMethod.DESCRIPTOR);
    code.callOn(ArrayList.class, "add", boolean.class, Object.class).op(POP);
    next(code, index);
    code.op(RETURN);
    code.mark(failed).aload(reader).op(SWAP);
    code.callOn(Reader.class, "failure", OctavoException.class, Throwable.class);
    fail(code, index);
  }

  private void takeTag(Code code, int reader, int bytes, int tag) {
    code.aload(reader).aload(bytes).iload(tag);
    code.callOn(Reader.class, "takeTag", boolean.class, byte[].class, int.class).jump(IFEQ, done);
  }

  private Code begin(String name, String descriptor, int firstLocal) {
    return new Code(visitor.visitMethod(ACC_PUBLIC, name, descriptor, null, null), firstLocal);
  }

  private static void ifTagged(Code code, int tag, Runnable body) {
    Label untagged = new Label();
    code.iload(tag).jump(IFLT, untagged);
    body.run();
    code.mark(untagged);
  }

  private void next(Code code, int index) {
    code.iload(index).plus(1).istore(index).jump(GOTO, loop).mark(done);
    code.guard(loop, done, failed, Exception.class);
  }

  private static void fail(Code code, int index) {
    code.iload(index).call(Integer.class, "valueOf", Integer.class, int.class);
    code.callOn(OctavoException.class, "within", OctavoException.class, Object.class);
    code.op(ATHROW).end();
  }
}
