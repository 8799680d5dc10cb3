package octavo.objects.access;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What is loaded once more by a loader that goes. */
public final class Plugin {
  public enum Mood {
    GOOD,
    BAD
  }

  public record Part(String name, int[] numbers, Mood mood) {}

  private final List<Part> parts;
  private final Map<Mood, Part> byMood;
  private final Instant at = Instant.EPOCH;

  public Plugin() {
    parts = List.of(new Part("a", new int[] {1, 2}, Mood.GOOD));
    byMood = Map.of(Mood.BAD, new Part("b", new int[0], Mood.BAD));
  }

  @Override
  public String toString() {
    return parts.get(0).name + byMood.get(Mood.BAD).name + at;
  }
}
