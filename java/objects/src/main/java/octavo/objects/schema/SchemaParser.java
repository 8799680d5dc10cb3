package octavo.objects.schema;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads the canonical text of a schema. */
final class SchemaParser {
  private static final int MAX_DEPTH = 256;
  private static final Map<String, Scalar> SCALARS =
      Arrays.stream(Scalar.values())
          .collect(Collectors.toMap(Scalar::keyword, Function.identity()));

  private final String text;
  private final List<Declaration> begun = new ArrayList<>();
  private int at;
  private int depth;

  SchemaParser(String text) {
    this.text = Objects.requireNonNull(text, "text");
  }

  Schema parse() {
    Schema schema = type();
    if (at != text.length()) throw unexpected("the end");
    checkSpelling(schema.text());
    new SchemaCheck().check(schema);
    return schema;
  }

  /** Where a text differs from the canonical one, something is spelled in another way. */
  private void checkSpelling(String canonical) {
    if (canonical.equals(text)) return;
    at = 0;
    while (at < canonical.length() && canonical.charAt(at) == peek()) at++;
    throw unexpected("the canonical spelling");
  }

  private Schema type() {
    if (++depth > MAX_DEPTH) throw unexpected("at most " + MAX_DEPTH + " types inside one another");
    Schema type = required();
    depth--;
    if (!skip('?')) return type;
    return new Schema.Optional(type);
  }

  private Schema required() {
    if (skip('[')) return sequence();
    if (skip('{')) return mapping();
    if (skip('(')) return new Schema.Tuple(list(',', ')', this::type));
    if (skip('#')) return reference();
    int start = at;
    String keyword = word();
    Scalar scalar = SCALARS.get(keyword);
    if (scalar != null) return scalar;
    if (skip('(')) return declared(keyword, start);
    throw noType(start);
  }

  private Schema sequence() {
    Schema of = type();
    if (skip(']')) return new Schema.Sequence(of);
    expect(';');
    int size = number();
    if (size < 1 || size > 65536) throw unexpected("a size from 1 to 65536");
    expect(']');
    return new Schema.Array(of, size);
  }

  private Schema mapping() {
    Schema key = type();
    expect(':');
    Schema value = type();
    expect('}');
    return new Schema.Mapping(key, value);
  }

  private Schema reference() {
    int number = number();
    if (number >= begun.size()) throw unexpected("the number of a declaration before");
    return begun.get(number);
  }

  /** Reads what follows a keyword that stood at {@code start}, and a bracket. */
  private Schema declared(String keyword, int start) {
    return switch (keyword) {
      case "enum" -> new Schema.Enumeration(list(',', ')', this::name));
      case "flags" -> new Schema.Flags(list(',', ')', this::name));
      case "columns" -> new Schema.Columns(list(',', ')', this::field));
      case "struct" ->
          begin(new Declaration.Struct()).of(skip(')') ? List.of() : list(',', ')', this::field));
      case "union" -> begin(new Declaration.Union()).of(list(',', ')', this::field));
      case "open" -> open(begin(new Declaration.Open()));
      default -> throw noType(start);
    };
  }

  private IllegalArgumentException noType(int start) {
    at = start;
    return unexpected("a type");
  }

  private Schema open(Declaration.Open open) {
    List<List<Schema.Field>> sections = new ArrayList<>();
    do sections.add(section());
    while (skip(';'));
    expect(')');
    return open.of(sections);
  }

  private List<Schema.Field> section() {
    List<Schema.Field> fields = new ArrayList<>();
    if (peek() == ';' || peek() == ')') return fields;
    do fields.add(field());
    while (skip(','));
    return fields;
  }

  private <D extends Declaration> D begin(D declaration) {
    begun.add(declaration);
    return declaration;
  }

  private Schema.Field field() {
    String name = name();
    expect(':');
    return new Schema.Field(name, type());
  }

  private <T> List<T> list(char separator, char end, Supplier<T> item) {
    List<T> items = new ArrayList<>();
    do items.add(item.get());
    while (skip(separator));
    expect(end);
    return items;
  }

  private String name() {
    return skip('"') ? quoted() : word();
  }

  private String quoted() {
    StringBuilder name = new StringBuilder();
    while (!skip('"')) name.append(skip('\\') ? escaped() : next());
    return name.toString();
  }

  private char escaped() {
    if (!skip('u')) return next();
    int code = 0;
    for (int end = at + 4; at < end; at++) code = 16 * code + digit();
    return (char) code;
  }

  private int digit() {
    int digit = Character.digit(peek(), 16);
    if (digit < 0) throw unexpected("a hexadecimal digit");
    return digit;
  }

  private String word() {
    int start = at;
    while (at < text.length() && (Character.isLetterOrDigit(peek()) || peek() == '_')) at++;
    if (start == at) throw unexpected("a name");
    return text.substring(start, at);
  }

  private int number() {
    int start = at;
    while (at < text.length() && peek() >= '0' && peek() <= '9') at++;
    if (start == at || at - start > 9) throw unexpected("a number");
    return Integer.parseInt(text, start, at, 10);
  }

  private void expect(char c) {
    if (!skip(c)) throw unexpected("'" + c + "'");
  }

  private boolean skip(char c) {
    if (at == text.length() || text.charAt(at) != c) return false;
    at++;
    return true;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private char next() {
    if (at == text.length()) throw unexpected("'\"'");
    return text.charAt(at++);
  }

  private IllegalArgumentException unexpected(String expected) {
    String found = at == text.length() ? "the end" : "'" + peek() + "'";
    return new IllegalArgumentException(
        "schema, character " + at + ": expected " + expected + ", found " + found);
  }
}
