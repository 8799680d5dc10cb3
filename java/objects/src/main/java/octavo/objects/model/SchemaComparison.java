package octavo.objects.model;

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
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Schema;
import octavo.objects.schema.SchemaDifference;

/** Finds what differs in two schemas, which may come from anywhere. */
public final class SchemaComparison {
  /** Declarations are themselves alone: two are compared once. */
  private record Pair(Declaration expected, Declaration found) {}

  /** More are not looked for. */
  private static final int MAX_DIFFERENCES = 64;

  /** So often a struct is compared with more than one other: more than any program has. */
  private static final int MAX_AGAIN = 10_000;

  private final List<SchemaDifference> differences = new ArrayList<>();
  private final Set<Pair> compared = new HashSet<>();
  private final Set<Declaration> met = new HashSet<>();
  private int again;

  /** Declarations wait for their turn: inside one another they might be too many for the stack. */
  private final Queue<Runnable> unfinished = new ArrayDeque<>();

  /** All differences so far: structs that have been compared before are not compared again. */
  public List<SchemaDifference> compare(Schema expected, Schema found) {
    compare(null, expected, found);
    while (!unfinished.isEmpty()) unfinished.remove().run();
    return differences;
  }

  private void compare(Place place, Schema expected, Schema found) {
    if (isFull()) return;
    if (expected instanceof Declaration it && found instanceof Declaration other)
      compareDeclared(place, it, other);
    else if (isAlike(expected, found)) compareParts(place, parts(expected), parts(found));
    else differ(place, "is " + SchemaText.brief(found) + ", not " + SchemaText.brief(expected));
  }

  private void differ(Place place, String words) {
    if (!isFull()) differences.add(new SchemaDifference(Place.path(place), words));
  }

  private boolean isFull() {
    return differences.size() == MAX_DIFFERENCES;
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

  private void compareDeclared(Place place, Declaration expected, Declaration found) {
    if (!compared.add(new Pair(expected, found))) return;
    if (met.add(expected) || ++again <= MAX_AGAIN)
      unfinished.add(() -> compareFields(place, expected, found));
    else differ(place, "is too many structs to compare");
  }

  private void compareFields(Place place, Declaration expected, Declaration found) {
    if (isFull()) return;
    if (expected.getClass() != found.getClass())
      differ(place, "is " + found.keyword() + ", not " + expected.keyword());
    compareParts(place, expected.parts(), found.parts());
    if (expected instanceof Declaration.Open it
        && found instanceof Declaration.Open other
        && !sizes(it).equals(sizes(other))) differ(place, "has its fields in other sections");
  }

  private static List<Integer> sizes(Declaration.Open open) {
    return open.sections().stream().map(List::size).toList();
  }

  private void compareParts(Place place, List<Schema.Field> expected, List<Schema.Field> found) {
    Map<String, Schema> others =
        found.stream().collect(Collectors.toMap(Schema.Field::name, Schema.Field::type));
    for (Schema.Field part : expected) {
      Schema other = others.get(part.name());
      if (other == null) differ(inside(place, part), "is missing");
      else compare(inside(place, part), part.type(), other);
    }
    Set<String> names = new LinkedHashSet<>();
    for (Schema.Field part : expected) names.add(part.name());
    List<String> common = new ArrayList<>();
    for (Schema.Field part : found) {
      if (names.contains(part.name())) common.add(part.name());
      else differ(inside(place, part), "is not expected");
    }
    if (!common.equals(names.stream().filter(others::containsKey).toList()))
      differ(place, "has its fields in another order");
  }

  private static Place inside(Place place, Schema.Field part) {
    return part.name().isEmpty() ? place : new Place(place, part.name());
  }
}
