package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import octavo.objects.ForkedJvm;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import org.junit.jupiter.api.Test;

/** A JVM that refuses sun.misc.Unsafe encodes and decodes, in all modes. */
class NoUnsafeTest {
  private static final String DENY = "--sun-misc-unsafe-memory-access=deny";

  @Test
  void worksWithoutUnsafe() throws Exception {
    boolean isKnown = Runtime.version().feature() >= 24;
    String[] options = isKnown ? new String[] {DENY} : new String[0];
    assertEquals("true\ntrue\ntrue\n", ForkedJvm.output(NoUnsafeTest.class, options));
  }

  /** Has no constructor without arguments, and a final field. */
  static class Pair {
    final Object one;
    final List<Object> others;

    Pair(Object one, List<Object> others) {
      this.one = one;
      this.others = others;
    }
  }

  public static void main(String[] arguments) {
    Everything value = Everything.full(7, null);
    System.setProperty("octavo.objects.engine", "emit");
    System.out.println(
        value.equals(
            Octavo.typed(Everything.class).decode(Octavo.typed(Everything.class).encode(value))));
    System.out.println(comesBack(Octavo.builder()));
    System.out.println(comesBack(Octavo.builder().references()));
  }

  private static boolean comesBack(OctavoBuilder builder) {
    Octavo any = builder.allow("octavo.objects.typed.*").build();
    Pair read = (Pair) any.decode(any.encode(new Pair("x", List.of(new Pair(1, null), 2))));
    return read.one.equals("x") && ((Pair) read.others.get(0)).one.equals(1);
  }
}
