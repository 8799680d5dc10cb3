package octavo.objects.kotlin;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import octavo.objects.model.Access;
import octavo.objects.model.ClassFile;
import octavo.objects.model.Shape;
import octavo.objects.model.ValueClasses;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the primary constructors of value classes do with values. Most do nothing, and to call those
 * for each value that is read would cost for nothing: only their code tells.
 */
public final class ValueConstructors {
  private static final String CHECKS_OF_NULL = "kotlin/jvm/internal/Intrinsics";

  private final Access access;

  /** Whether a class is a value class whose constructor may refuse values. */
  private final Map<Class<?>, Boolean> refusing = new HashMap<>();

  public ValueConstructors(Access access) {
    this.access = access;
  }

  /** A part of a class: of a value class, what its constructor takes. */
  public Shape checked(Class<?> type, Shape part) {
    return refusing.computeIfAbsent(type, ValueConstructors::mayRefuse)
        ? ValueClasses.checked(type, part, access)
        : part;
  }

  /** Whether it does more than to take the value, as far as is known. */
  private static boolean mayRefuse(Class<?> type) {
    if (!KotlinClass.isValueClass(type)) return false;
    try (InputStream file = ClassFile.open(type)) {
      if (file == null) return true;
      Code code = new Code();
      new ClassReader(file)
          .accept(new Methods(code), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      return code.doesMore;
    } catch (IOException | IllegalArgumentException e) { // as of a version that ASM does not know
      return true;
    }
  }

  private static final class Methods extends ClassVisitor {
    private final Code code;

    Methods(Code code) {
      super(Opcodes.ASM9);
      this.code = code;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return name.equals(ValueClasses.CONSTRUCTOR) ? code : null;
    }
  }

  private static final class Code extends MethodVisitor {
    boolean doesMore;

    Code() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      doesMore |= !owner.equals(CHECKS_OF_NULL);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      doesMore = true;
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
      doesMore = true;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
      doesMore = true;
    }
  }
}
