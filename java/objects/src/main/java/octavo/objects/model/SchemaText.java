package octavo.objects.model;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Writes the text of a schema. */
public final class SchemaText {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** Characters that errors tell: to write all of a long text takes longer than to read a frame. */
  private static final int MOST_TOLD = 1000;

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
  private final int most;
  private final Map<Declaration, Integer> begun = new IdentityHashMap<>();
  private final StringBuilder text = new StringBuilder();

  private SchemaText(Detail detail, int most) {
    this.detail = detail;
    this.most = most;
  }

  /** The canonical text of a schema, section 1 of spec/pack.md. */
  public static String of(Schema schema) {
    return of(schema, Detail.ALL);
  }

  /** The text, for errors, which tell no more of a long one than its beginning. */
  public static String beginning(Schema schema) {
    return of(schema, Detail.ALL, MOST_TOLD);
  }

  /** The text, for errors, with no more of structs and unions than that they are. */
  public static String brief(Schema schema) {
    return of(schema, Detail.KEYWORDS);
  }

  /** The fingerprint of the text without the later sections of open structs. */
  public static long lastingFingerprint(Schema schema) {
    return Fingerprint.of(of(schema, Detail.FIRST_SECTIONS));
  }

  private static String of(Schema schema, Detail detail) {
    return of(schema, detail, Integer.MAX_VALUE);
  }

  private static String of(Schema schema, Detail detail, int most) {
    SchemaText text = new SchemaText(detail, most);
    text.add(schema);
    return text.text.toString();
  }

  private void add(Schema schema) {
    if (schema instanceof Scalar it) text.append(it.keyword());
    else if (schema instanceof Declaration it) addDeclared(it);
    else addComposite((Schema.Composite) schema);
  }

  private void addComposite(Schema.Composite type) {
    if (type instanceof Schema.Enumeration it) addList("enum", it.names(), this::addName);
    if (type instanceof Schema.Flags it) addList("flags", it.names(), this::addName);
    if (type instanceof Schema.Optional it) add("", it.of(), "?");
    if (type instanceof Schema.Sequence it) add("[", it.of(), "]");
    if (type instanceof Schema.Array it) add("[", it.of(), ";" + it.size() + "]");
    if (type instanceof Schema.Tuple it) addList("", it.of(), this::add);
    if (type instanceof Schema.Columns it) addList("columns", it.fields(), this::addField);
    if (type instanceof Schema.Mapping it) {
      add("{", it.key(), ":");
      add("", it.value(), "}");
    }
    if (type instanceof Schema.Any it) {
      text.append("any");
      if (it.of() != null) add(it.of());
    }
  }

  private void add(String before, Schema type, String after) {
    text.append(before);
    add(type);
    text.append(after);
  }

  private void addDeclared(Declaration declaration) {
    Integer number = begun.putIfAbsent(declaration, begun.size());
    if (detail == Detail.KEYWORDS) text.append(declaration.keyword());
    else if (number != null) text.append('#').append(number);
    else addParts(declaration);
  }

  private void addParts(Declaration declaration) {
    text.append(declaration.keyword()).append('(');
    addAll(sections(declaration), ';', fields -> addAll(fields, ',', this::addField));
    text.append(')');
  }

  private List<List<Schema.Field>> sections(Declaration declaration) {
    List<List<Schema.Field>> sections = declaration.sections();
    return detail == Detail.FIRST_SECTIONS ? sections.subList(0, 1) : sections;
  }

  private void addField(Schema.Field field) {
    addName(field.name());
    text.append(':');
    add(field.type());
  }

  private <T> void addList(String keyword, List<T> items, Consumer<T> add) {
    text.append(keyword).append('(');
    addAll(items, ',', add);
    text.append(')');
  }

  private <T> void addAll(List<T> items, char between, Consumer<T> add) {
    for (int index = 0; index < items.size() && text.length() < most; index++) {
      if (index > 0) text.append(between);
      add.accept(items.get(index));
    }
  }

  private void addName(String name) {
    if (PLAIN.matcher(name).matches()) text.append(name);
    else addQuoted(name);
  }

  private void addQuoted(String name) {
    text.append('"');
    for (char c : name.toCharArray()) {
      if (c == '"' || c == '\\') text.append('\\').append(c);
      else if (c < ' ') text.append(String.format("\\u%04x", (int) c));
      else text.append(c);
    }
    text.append('"');
  }
}
