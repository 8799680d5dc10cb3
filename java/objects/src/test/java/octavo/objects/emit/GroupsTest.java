package octavo.objects.emit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import octavo.objects.WideClasses;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;
import octavo.objects.standard.StandardTypes;
import octavo.objects.types.ShapeReader;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** However many fields a class has, the JVM compiles its methods. */
class GroupsTest {
  /** HotSpot's {@code HugeMethodLimit}. */
  private static final int MOST_BYTES = 8000;

  @Test
  void noMethodIsTooLongToBeCompiled() {
    for (int fields : new int[] {64, 65, 100, 200}) check(WideClasses.record(fields));
    for (int fields : new int[] {64, 65, 500}) check(WideClasses.ofFields(fields));
    check(WideClasses.evolving(150));
  }

  private static void check(Class<?> type) {
    Access access = new Access(List.of(MethodHandles.lookup()));
    ShapeReader reader = new ShapeReader(StandardTypes.ALL, Map.of(), access);
    Shape.Struct shape = (Shape.Struct) reader.read(type);
    byte[] code = new StructEmitter(shape, new ArrayList<>(), access, false, true, true).bytes();
    new ClassReader(code).accept(new Sizes(new ClassWriter(0)), 0);
  }

  /** Looks where methods end. */
  private static final class Sizes extends ClassVisitor {
    Sizes(ClassWriter writer) {
      super(Opcodes.ASM9, writer);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new MethodVisitor(Opcodes.ASM9, method) {
        @Override
        public void visitMaxs(int stack, int locals) {
          Label end = new Label();
          visitLabel(end);
          assertTrue(end.getOffset() < MOST_BYTES, () -> name + " has " + end.getOffset());
          super.visitMaxs(stack, locals);
        }
      };
    }
  }
}
