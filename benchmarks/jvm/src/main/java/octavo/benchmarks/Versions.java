package octavo.benchmarks;

import com.google.flatbuffers.Constants;
import java.util.Arrays;
import org.openjdk.jmh.util.Version;

/** Prints what the measurements ran on. */
final class Versions {
  public static void main(String[] arguments) {
    var flatbuffers =
        Arrays.stream(Constants.class.getMethods())
            .map(method -> method.getName())
            .filter(name -> name.startsWith("FLATBUFFERS_"))
            .findFirst()
            .orElseThrow();
    System.out.printf(
        "%s %s, %s, %s%n",
        System.getProperty("java.vm.name"),
        System.getProperty("java.vm.version"),
        Version.getVersion().replaceFirst(" \\(.*", ""),
        flatbuffers.toLowerCase().replaceFirst("_", "-java ").replace('_', '.'));
  }

  private Versions() {}
}
