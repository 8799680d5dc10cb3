package octavo.objects.model;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Writes the text of a schema. */
public final class SchemaText {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** How much to write. */
  private enum Detail {
    /** The canonical text. */
    ALL,
    /** No more of open structs than the first section: what all versions share. */
    FIRST_SECTIONS,
    /** Nothing but the keywords of declarations. */
    KEYWORDS
  }

  private final Detail detail;
  private final Map<Declaration, Integer> begun = new IdentityHashMap<>();

  private SchemaText(Detail detail) {
    this.detail = detail;
  }

  /** The canonical text of a schema, section 1 of spec/pack.md. */
  public static String of(Schema schema) {
    return new SchemaText(Detail.ALL).type(schema);
  }

  /** The text, for errors, with no more of structs and unions than that they are. */
  public static String brief(Schema schema) {
    return new SchemaText(Detail.KEYWORDS).type(schema);
  }

  /** The fingerprint of the text without the later sections of open structs. */
  public static long lastingFingerprint(Schema schema) {
    return Fingerprint.of(new SchemaText(Detail.FIRST_SECTIONS).type(schema));
  }

  private String type(Schema schema) {
    if (schema instanceof Scalar scalar) return scalar.keyword();
    if (schema instanceof Declaration declaration) return declared(declaration);
    return composite((Schema.Composite) schema);
  }

  private String composite(Schema.Composite type) {
    if (type instanceof Schema.Enumeration it) return "enum(" + names(it.names()) + ")";
    if (type instanceof Schema.Flags it) return "flags(" + names(it.names()) + ")";
    if (type instanceof Schema.Optional it) return type(it.of()) + "?";
    if (type instanceof Schema.Sequence it) return "[" + type(it.of()) + "]";
    if (type instanceof Schema.Array it) return "[" + type(it.of()) + ";" + it.size() + "]";
    if (type instanceof Schema.Mapping it)
      return "{" + type(it.key()) + ":" + type(it.value()) + "}";
    if (type instanceof Schema.Columns it) return "columns(" + fields(it.fields()) + ")";
    if (type instanceof Schema.Any it) return it.of() == null ? "any" : "any" + type(it.of());
    Schema.Tuple tuple = (Schema.Tuple) type;
    return "(" + tuple.of().stream().map(this::type).collect(Collectors.joining(",")) + ")";
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
        .map(field -> name(field.name()) + ":" + type(field.type()))
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
