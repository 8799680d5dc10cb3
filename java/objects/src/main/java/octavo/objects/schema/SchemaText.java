package octavo.objects.schema;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the text of a schema. */
final class SchemaText {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** How much to write. */
  enum Detail {
    /** The canonical text. */
    ALL,
    /** No more of open structs than the first section: what all versions share. */
    FIRST_SECTIONS,
    /** Nothing but the keywords of declarations. */
    KEYWORDS
  }

  private final Detail detail;
  private final Map<Declaration, Integer> begun = new IdentityHashMap<>();

  SchemaText(Detail detail) {
    this.detail = detail;
  }

  String of(Schema schema) {
    if (schema instanceof Scalar scalar) return scalar.keyword();
    if (schema instanceof Declaration declaration) return declared(declaration);
    return composite((Schema.Composite) schema);
  }

  private String composite(Schema.Composite type) {
    if (type instanceof Schema.Enumeration it) return "enum(" + names(it.names()) + ")";
    if (type instanceof Schema.Flags it) return "flags(" + names(it.names()) + ")";
    if (type instanceof Schema.Optional it) return of(it.of()) + "?";
    if (type instanceof Schema.Sequence it) return "[" + of(it.of()) + "]";
    if (type instanceof Schema.Array it) return "[" + of(it.of()) + ";" + it.size() + "]";
    if (type instanceof Schema.Mapping it) return "{" + of(it.key()) + ":" + of(it.value()) + "}";
    if (type instanceof Schema.Columns it) return "columns(" + fields(it.fields()) + ")";
    if (type instanceof Schema.Any it) return it.of() == null ? "any" : "any" + of(it.of());
    Schema.Tuple tuple = (Schema.Tuple) type;
    return "(" + tuple.of().stream().map(this::of).collect(Collectors.joining(",")) + ")";
  }

  private String declared(Declaration declaration) {
    if (detail == Detail.KEYWORDS) return declaration.keyword();
    Integer number = begun.putIfAbsent(declaration, begun.size());
    if (number != null) return "#" + number;
    return declaration.keyword() + "(" + parts(declaration) + ")";
  }

  private String parts(Declaration declaration) {
    if (declaration instanceof Declaration.Struct struct) return fields(struct.fields());
    if (declaration instanceof Declaration.Union union) return fields(union.cases());
    Declaration.Open open = (Declaration.Open) declaration;
    int most = detail == Detail.FIRST_SECTIONS ? 1 : Integer.MAX_VALUE;
    return open.sections().stream().limit(most).map(this::fields).collect(Collectors.joining(";"));
  }

  private String fields(List<Schema.Field> fields) {
    return fields.stream()
        .map(field -> name(field.name()) + ":" + of(field.type()))
        .collect(Collectors.joining(","));
  }

  private static String names(List<String> names) {
    return names.stream().map(SchemaText::name).collect(Collectors.joining(","));
  }

  private static String name(String name) {
    return PLAIN.matcher(name).matches() ? name : quoted(name);
  }

  private static String quoted(String name) {
    StringBuilder text = new StringBuilder("\"");
    for (char c : name.toCharArray()) {
      if (c == '"' || c == '\\') text.append('\\').append(c);
      else if (c < ' ') text.append(String.format("\\u%04x", (int) c));
      else text.append(c);
    }
    return text.append('"').toString();
  }
}
