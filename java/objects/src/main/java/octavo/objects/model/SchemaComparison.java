package octavo.objects.schema;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import octavo.objects.model.SchemaText;

/** Finds what differs in two schemas. */
final class SchemaComparison {
  /** Declarations are themselves alone: two are compared once. */
  private record Pair(Declaration expected, Declaration found) {}

  /** More are not looked for: schemas may come from anywhere. */
  private static final int MAX_DIFFERENCES = 64;

  private final List<SchemaDifference> differences = new ArrayList<>();
  private final Set<Pair> compared = new HashSet<>();

  /** Declarations wait for their turn: inside one another they might be too many for the stack. */
  private final Queue<Runnable> unfinished = new ArrayDeque<>();

  List<SchemaDifference> compare(Schema expected, Schema found) {
    compare("", expected, found);
    while (!unfinished.isEmpty()) unfinished.remove().run();
    return differences;
  }

  private void compare(String path, Schema expected, Schema found) {
    if (differences.size() >= MAX_DIFFERENCES) return;
    if (expected instanceof Declaration it && found instanceof Declaration other)
      compareDeclared(path, it, other);
    else if (isAlike(expected, found)) compareParts(path, parts(expected), parts(found));
    else differ(path, "is " + SchemaText.brief(found) + ", not " + SchemaText.brief(expected));
  }

  private void differ(String path, String words) {
    if (differences.size() < MAX_DIFFERENCES) differences.add(new SchemaDifference(path, words));
  }

  /** Whether types differ, if at all, in what they are made of. */
  private static boolean isAlike(Schema expected, Schema found) {
    if (expected.getClass() != found.getClass()) return false;
    if (expected instanceof Schema.Array it) return it.size() == ((Schema.Array) found).size();
    return !parts(expected).isEmpty() || expected.equals(found);
  }

  private static List<Schema.Field> parts(Schema type) {
    if (type instanceof Schema.Optional it) return List.of(new Schema.Field("", it.of()));
    if (type instanceof Schema.Sequence it) return List.of(new Schema.Field("*", it.of()));
    if (type instanceof Schema.Array it) return List.of(new Schema.Field("*", it.of()));
    if (type instanceof Schema.Columns it) return it.fields();
    if (type instanceof Schema.Mapping it)
      return List.of(new Schema.Field("key", it.key()), new Schema.Field("value", it.value()));
    if (type instanceof Schema.Tuple it)
      return IntStream.range(0, it.of().size())
          .mapToObj(index -> new Schema.Field(Integer.toString(index), it.of().get(index)))
          .toList();
    return List.of();
  }

  private void compareDeclared(String path, Declaration expected, Declaration found) {
    if (compared.add(new Pair(expected, found)))
      unfinished.add(() -> compareFields(path, expected, found));
  }

  private void compareFields(String path, Declaration expected, Declaration found) {
    if (expected.getClass() != found.getClass())
      differ(path, "is " + found.keyword() + ", not " + expected.keyword());
    compareParts(path, expected.parts(), found.parts());
    if (expected instanceof Declaration.Open it
        && found instanceof Declaration.Open other
        && !sizes(it).equals(sizes(other))) differ(path, "has its fields in other sections");
  }

  private static List<Integer> sizes(Declaration.Open open) {
    return open.sections().stream().map(List::size).toList();
  }

  private void compareParts(String path, List<Schema.Field> expected, List<Schema.Field> found) {
    Map<String, Schema> others =
        found.stream().collect(Collectors.toMap(Schema.Field::name, Schema.Field::type));
    for (Schema.Field part : expected) {
      Schema other = others.get(part.name());
      if (other == null) differ(inside(path, part), "is missing");
      else compare(inside(path, part), part.type(), other);
    }
    Set<String> names = new LinkedHashSet<>();
    for (Schema.Field part : expected) names.add(part.name());
    List<String> common = new ArrayList<>();
    for (Schema.Field part : found) {
      if (names.contains(part.name())) common.add(part.name());
      else differ(inside(path, part), "is not expected");
    }
    if (!common.equals(names.stream().filter(others::containsKey).toList()))
      differ(path, "has its fields in another order");
  }

  private static String inside(String path, Schema.Field part) {
    if (part.name().isEmpty()) return path;
    return path + "/" + part.name().replace("~", "~0").replace("/", "~1");
  }
}
