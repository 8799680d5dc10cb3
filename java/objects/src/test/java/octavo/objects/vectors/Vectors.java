package octavo.objects.vectors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The vectors of pack: lines of JSON. */
final class Vectors {
  private Vectors() {}

  /** All lines of all files of a folder. */
  static List<Map<?, ?>> in(String folder) {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("vectors"), "pack", folder))) {
      return files
          .sorted()
          .flatMap(Vectors::lines)
          .<Map<?, ?>>map(line -> (Map<?, ?>) Json.parse(line))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
