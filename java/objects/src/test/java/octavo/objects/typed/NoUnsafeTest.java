package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;

/** A JVM that refuses sun.misc.Unsafe encodes and decodes. */
class NoUnsafeTest {
  private static final String DENY = "--sun-misc-unsafe-memory-access=deny";

  @Test
  void worksWithoutUnsafe() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new java.util.ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path")));
    if (Runtime.version().feature() >= 24) command.add(1, DENY); // older ones do not know it
    command.add(NoUnsafeTest.class.getName());
    Path output = Files.createTempFile("octavo", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertEquals(true, process.waitFor(60, TimeUnit.SECONDS));
    assertEquals("true\n", Files.readString(output));
    Files.delete(output);
  }

  public static void main(String[] arguments) {
    Everything value = Everything.full(7, null);
    System.setProperty("octavo.objects.engine", "emit");
    System.out.println(
        value.equals(
            Octavo.typed(Everything.class).decode(Octavo.typed(Everything.class).encode(value))));
  }
}
