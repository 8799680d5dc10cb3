package octavo.objects;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a class of the tests in a JVM of its own. */
public final class ForkedJvm {
  private ForkedJvm() {}

  /** What the class prints, errors included, in a JVM with those options. */
  public static String output(Class<?> main, String... options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    Path output = Files.createTempFile("octavo", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      assertTrue(process.waitFor(180, TimeUnit.SECONDS));
      return Files.readString(output);
    } finally {
      Files.delete(output);
    }
  }
}
