package octavo.benchmarks.java;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import octavo.benchmarks.java.contestants.Contestants;

/** Prints who encodes and decodes in this JVM: by contestant its first error, or an empty text. */
final class RoundTrips {
  private RoundTrips() {}

  public static void main(String[] subjects) throws Exception {
    Map<String, String> errors = new LinkedHashMap<>();
    for (String contestant : Contestants.LIBRARIES) {
      Stream<String> found =
          Stream.of(subjects).map(it -> new Entry(contestant, Subject.named(it)).error());
      errors.put(contestant, found.filter(Objects::nonNull).findFirst().orElse(""));
    }
    System.out.println(new ObjectMapper().writeValueAsString(errors));
  }
}
