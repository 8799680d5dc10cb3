package octavo.objects.schema;

import java.util.List;
import octavo.objects.model.SchemaComparison;

/**
 * A difference between the schema that was expected and the one that was found.
 *
 * @param path the place as a JSON Pointer; {@code *} stands for the elements of a list
 * @param words the difference in words
 */
public record SchemaDifference(String path, String words) {
  /** A message has no more of them. */
  private static final int MAX_LISTED = 8;

  /**
   * Returns at most 64 differences, outer ones first; none if the schemas are equal, but for which
   * of their declarations are one.
   */
  public static List<SchemaDifference> between(Schema expected, Schema found) {
    return new SchemaComparison().compare(expected, found);
  }

  /** Returns the first differences in words, separated by commas. */
  public static String list(Schema expected, Schema found) {
    List<String> words = between(expected, found).stream().map(SchemaDifference::toString).toList();
    if (words.isEmpty()) return "other declarations are one";
    return String.join(", ", words.subList(0, Math.min(MAX_LISTED, words.size())))
        + (words.size() > MAX_LISTED ? ", and more" : "");
  }

  /** Returns the path and the difference, such as {@code /price is f32, not f64}. */
  @Override
  public String toString() {
    return (path.isEmpty() ? "it" : path) + " " + words;
  }
}
