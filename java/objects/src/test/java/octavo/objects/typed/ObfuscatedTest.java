package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import octavo.objects.Coder;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes whose members an obfuscator, as ProGuard, has given other names. */
class ObfuscatedTest {
  enum Kind {
    CHEAP,
    DEAR
  }

  private static final class Loader extends ClassLoader {
    Loader() {
      super(ObfuscatedTest.class.getClassLoader());
    }

    Class<?> define(Class<?> type, String field, String name) throws IOException {
      try (InputStream code = type.getResourceAsStream("ObfuscatedTest$Kind.class")) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(code).accept(new Renaming(writer, field, name), 0);
        byte[] renamed = writer.toByteArray();
        return defineClass(type.getName(), renamed, 0, renamed.length);
      }
    }
  }

  private static final class Renaming extends ClassVisitor {
    private final String field;
    private final String name;

    Renaming(ClassVisitor of, String field, String name) {
      super(Opcodes.ASM9, of);
      this.field = field;
      this.name = name;
    }

    private String renamed(String found) {
      return found.equals(field) ? name : found;
    }

    @Override
    public FieldVisitor visitField(
        int access, String found, String type, String generic, Object of) {
      return super.visitField(access, renamed(found), type, generic, of);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String method, String type, String generic, String[] thrown) {
      MethodVisitor of = super.visitMethod(access, method, type, generic, thrown);
      return new MethodVisitor(Opcodes.ASM9, of) {
        @Override
        public void visitFieldInsn(int code, String owner, String found, String type) {
          super.visitFieldInsn(code, owner, renamed(found), type);
        }
      };
    }
  }

  @Test
  void namesConstantsThatHaveNoFieldOfTheirName() throws IOException {
    Class<?> type = new Loader().define(Kind.class, "DEAR", "a");
    Coder<Object> kinds = Octavo.typed((Type) type);
    assertEquals("enum(CHEAP,DEAR)", kinds.schema().text());
    Object dear = type.getEnumConstants()[1];
    assertEquals(dear, kinds.decode(kinds.encode(dear)));
  }
}
