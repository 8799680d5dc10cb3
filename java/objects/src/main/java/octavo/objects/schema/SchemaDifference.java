package octavo.objects.schema;

import java.util.List;
import octavo.objects.model.SchemaComparison;

/**
 * One thing in which a schema differs from the one that was expected.
 *
 * @param path the place as a JSON Pointer; {@code *} stands for the elements of a list
 * @param words what differs
 */
public record SchemaDifference(String path, String words) {
  /** A message has no more of them. */
  private static final int MAX_LISTED = 8;

  /** The differences, 64 at most, outer ones first; none if the schemas are equal. */
  public static List<SchemaDifference> between(Schema expected, Schema found) {
    return new SchemaComparison().compare(expected, found);
  }

  /** The first differences in words. */
  public static String list(Schema expected, Schema found) {
    List<String> words = between(expected, found).stream().map(SchemaDifference::toString).toList();
    return String.join(", ", words.subList(0, Math.min(MAX_LISTED, words.size())))
        + (words.size() > MAX_LISTED ? ", and more" : "");
  }

  /** The difference in words: {@code /price is f32, not f64}. */
  @Override
  public String toString() {
    return (path.isEmpty() ? "it" : path) + " " + words;
  }
}
