package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Serializable;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Classes as Scala's compiler makes them. */
class ScalaTest {
  /** {@code case object Red}: equal to nothing but itself. */
  static final class Red$ implements Serializable {
    public static final Red$ MODULE$ = new Red$();

    private transient int rgb;
    private int uses;

    private Red$() {}

    private Object writeReplace() {
      return "Red";
    }
  }

  record Wall(Red$ color) {}

  /** Defines what javac cannot: a synthetic field of that name. */
  private static final class Defining extends ClassLoader {
    Class<?> inner(String outer) {
      ClassWriter writer = new ClassWriter(0);
      writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "Inner", null, "java/lang/Object", null);
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
      writer.visitField(access, outer, "Ljava/lang/Object;", null, null).visitEnd();
      writer.visitEnd();
      byte[] code = writer.toByteArray();
      return defineClass("Inner", code, 0, code.length);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void readsTheOneObjectThatThereIs(String engine) {
    Coder<Wall> walls = Engines.typed(engine, Wall.class);
    assertEquals("struct(color:struct()?)", walls.schema().text());
    assertSame(Red$.MODULE$, walls.decode(walls.encode(new Wall(Red$.MODULE$))).color());
    for (boolean hasReferences : List.of(false, true)) {
      var builder = Octavo.builder().allow(Red$.class);
      Octavo any = Engines.by(engine, (hasReferences ? builder.references() : builder)::build);
      List<Object> twice = Arrays.asList(Red$.MODULE$, Red$.MODULE$);
      assertEquals(twice, any.decode(any.encode(twice)));
    }
  }

  @Test
  void refusesObjectsThatBelongToAnother() {
    Class<?> inner = new Defining().inner("$outer");
    var e = assertThrows(IllegalArgumentException.class, () -> Octavo.typed((Type) inner));
    assertTrue(e.getMessage().contains("of what is around it, $outer, is not"), e.getMessage());
  }
}
