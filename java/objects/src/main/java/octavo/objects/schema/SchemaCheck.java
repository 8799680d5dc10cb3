package octavo.objects.schema;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Checks the rules of section 1 of spec/pack.md that a type's spelling does not show. */
final class SchemaCheck {
  private static final int MAX_NAMES = 65536;
  private static final int MAX_FLAGS = 32;

  private final Set<Declaration> checked = identitySet();
  private final Set<Declaration> around = identitySet();
  private final Set<Declaration> finite = identitySet();

  private static Set<Declaration> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** Throws {@link IllegalArgumentException} for a type that is none. */
  void check(Schema type) {
    if (type instanceof Schema.Enumeration it) checkNames(it.names(), MAX_NAMES);
    if (type instanceof Schema.Flags it) checkNames(it.names(), MAX_FLAGS);
    if (type instanceof Declaration.Union it) checkCases(it);
    if (type instanceof Schema.Columns it) checkFields(it.fields());
    if (type instanceof Declaration.Struct it) checkFields(it.fields());
    if (type instanceof Declaration.Open it) checkSections(it);
    if (type instanceof Declaration it) checkFinite(it);
    for (Schema part : parts(type))
      if (!(part instanceof Declaration it) || checked.add(it)) check(part);
  }

  private static List<Schema> parts(Schema type) {
    if (type instanceof Schema.Optional it) return List.of(it.of());
    if (type instanceof Schema.Sequence it) return List.of(it.of());
    if (type instanceof Schema.Mapping it) return List.of(it.key(), it.value());
    if (type instanceof Schema.Columns it)
      return it.fields().stream().map(Schema.Field::type).toList();
    if (type instanceof Declaration.Union it)
      return it.cases().stream().map(Schema.Field::type).toList();
    return requiredParts(type);
  }

  /** The types that a value always has a value of inside. */
  private static List<Schema> requiredParts(Schema type) {
    if (type instanceof Schema.Array it) return List.of(it.of());
    if (type instanceof Schema.Tuple it) return it.of();
    if (type instanceof Declaration.Struct it)
      return it.fields().stream().map(Schema.Field::type).toList();
    if (type instanceof Declaration.Open it) {
      return it.sections().stream().flatMap(List::stream).map(Schema.Field::type).toList();
    }
    return List.of();
  }

  /** Has a stack of its own: a chain of structs, each in the next, may be of any length. */
  private void checkFinite(Declaration root) {
    Deque<Declaration> left = new ArrayDeque<>(List.of(root));
    while (!left.isEmpty()) {
      Declaration next = left.peek();
      if (!finite.contains(next) && around.add(next)) {
        requiredParts(next).forEach(it -> pushRequired(it, left));
      } else {
        around.remove(next);
        finite.add(left.pop());
      }
    }
  }

  private void pushRequired(Schema type, Deque<Declaration> left) {
    if (!(type instanceof Declaration it)) {
      requiredParts(type).forEach(part -> pushRequired(part, left));
    } else if (around.contains(it)) {
      throw wrong("a struct that contains itself");
    } else {
      left.push(it);
    }
  }

  private static void checkSections(Declaration.Open open) {
    List<List<Schema.Field>> later = open.sections().subList(1, open.sections().size());
    if (later.stream().anyMatch(List::isEmpty)) throw wrong("a later section without fields");
    checkFields(open.sections().stream().flatMap(List::stream).toList());
  }

  private static void checkCases(Declaration.Union union) {
    checkFields(union.cases());
    byte[] before = {};
    for (Schema.Field field : union.cases()) {
      byte[] name = field.name().getBytes(StandardCharsets.UTF_8);
      if (Arrays.compareUnsigned(before, name) > 0) throw wrong("cases that do not ascend");
      if (!(field.type() instanceof Declaration) || field.type() instanceof Declaration.Union) {
        throw wrong("a case that is no struct: " + field.name());
      }
      before = name;
    }
  }

  private static void checkFields(List<Schema.Field> fields) {
    checkNames(fields.stream().map(Schema.Field::name).toList(), Integer.MAX_VALUE);
  }

  private static void checkNames(List<String> names, int most) {
    if (names.size() > most) throw wrong("more than " + most + " names");
    if (names.contains("")) throw wrong("an empty name");
    if (!names.stream().allMatch(StandardCharsets.UTF_8.newEncoder()::canEncode))
      throw wrong("a name with a lone surrogate");
    Set<String> before = new HashSet<>();
    for (String name : names)
      if (!before.add(name)) throw wrong("a name that comes twice: " + name);
  }

  private static IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException("schema: " + what);
  }
}
