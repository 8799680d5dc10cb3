package octavo.objects.vectors;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/**
 * The source of a class whose field {@code root} has a schema: structs are classes and records in
 * turn, those of keys records, which are equal if their fields are; unions are sealed interfaces.
 *
 * <p>Throws {@link UnsupportedOperationException} for what no type of Java says.
 */
final class ClassSource {
  private static final int MOST_CONSTANTS = 1000;

  private static final Map<Scalar, String> BOXES =
      Map.of(
          Scalar.BOOL, "Boolean",
          Scalar.I8, "Byte",
          Scalar.I16, "Short",
          Scalar.U16, "Character",
          Scalar.VI32, "Integer",
          Scalar.VI64, "Long",
          Scalar.F32, "Float",
          Scalar.F64, "Double",
          Scalar.STR, "String",
          Scalar.BYTES, "byte[]");

  /** What {@link octavo.objects.Packed} makes of others, and what primitive types there are. */
  private static final Map<Scalar, String> FIELDS =
      Map.of(
          Scalar.BOOL, "boolean",
          Scalar.I8, "byte",
          Scalar.I16, "short",
          Scalar.U16, "char",
          Scalar.VI32, "int",
          Scalar.I32, "int",
          Scalar.VI64, "long",
          Scalar.I64, "long",
          Scalar.F32, "float",
          Scalar.F64, "double");

  private static final Map<Scalar, String> TUNED =
      Map.of(Scalar.I32, "Integer", Scalar.I64, "Long", Scalar.SHARED, "String");

  private final StringBuilder nested = new StringBuilder();
  private final Map<Declaration, String> declared = new IdentityHashMap<>();
  private final Map<Schema.Enumeration, String> enums = new HashMap<>();
  private int named;
  private boolean isInField;
  private boolean isInKey;

  static String of(String name, Schema schema) {
    ClassSource source = new ClassSource();
    String root = source.element(schema);
    return """
    package vectors;
    import java.util.*;
    import octavo.objects.*;
    import octavo.struct.Name;
    import org.jspecify.annotations.Nullable;
    public final class %s {
      public %s root;
    %s}
    """
        .formatted(name, root, source.nested);
  }

  /** The type of elements, keys and values: only that of a field is known with its annotations. */
  private String element(Schema schema) {
    if (!(schema instanceof Schema.Optional it)) return type(schema);
    if (!isInField) return "Optional<" + type(it.of()) + ">";
    return it.of() == Scalar.BYTES ? "byte @Nullable []" : "@Nullable " + type(it.of());
  }

  private String key(Schema schema) {
    boolean wasInKey = isInKey;
    isInKey = true;
    String type = element(schema);
    isInKey = wasInKey;
    return type;
  }

  private String type(Schema schema) {
    if (schema instanceof Schema.Sequence it) return "List<" + element(it.of()) + ">";
    if (schema instanceof Schema.Mapping it)
      return "LinkedHashMap<" + key(it.key()) + "," + element(it.value()) + ">";
    if (schema instanceof Schema.Enumeration it) return enumeration(it);
    if (schema instanceof Declaration.Union it) return union(it);
    if (schema instanceof Declaration it) return struct(it, "", "");
    String box = schema instanceof Scalar it ? BOXES.get(it) : null;
    if (box == null) throw new UnsupportedOperationException("no type of Java is " + schema.text());
    return box;
  }

  private String enumeration(Schema.Enumeration schema) {
    List<String> names = schema.names();
    if (names.size() > MOST_CONSTANTS) throw new UnsupportedOperationException("too many names");
    String known = enums.get(schema);
    if (known != null) return known;
    String name = "E" + named++;
    enums.put(schema, name);
    String constants =
        IntStream.range(0, names.size())
            .mapToObj(it -> "@Name(" + literal(names.get(it)) + ") C" + it)
            .collect(Collectors.joining(", "));
    nested.append("public enum ").append(name).append(" { ").append(constants).append(" }\n");
    return name;
  }

  private String union(Declaration.Union schema) {
    String known = declared.get(schema);
    if (known != null) return known;
    String name = "D" + named++;
    declared.put(schema, name);
    String cases =
        schema.parts().stream().map(it -> unionCase(it, name)).collect(Collectors.joining(", "));
    nested.append("public sealed interface %s permits %s {}\n".formatted(name, cases));
    return name;
  }

  private String unionCase(Schema.Field field, String union) {
    Declaration struct = (Declaration) field.type();
    if (declared.containsKey(struct))
      throw new UnsupportedOperationException("a class is one case of one union");
    return struct(struct, "@Name(" + literal(field.name()) + ")", " implements " + union);
  }

  /**
   * {@code caseName} and {@code union} are of a case, or empty: its annotation, and what it
   * implements.
   */
  private String struct(Declaration schema, String caseName, String union) {
    String known = declared.get(schema);
    if (known != null) return known;
    int number = named++;
    String name = "D" + number;
    declared.put(schema, name);
    boolean isRecord = isInKey || number % 2 == 1;
    boolean wasInField = isInField;
    isInField = true;
    String fields = fields(schema, isRecord ? ", " : "; public ");
    isInField = wasInField;
    String annotations = caseName + (schema instanceof Declaration.Open ? " @Evolving" : "");
    nested.append(
        (isRecord
                ? "%s public record %s(%3$s)%4$s {}\n"
                : "%s public static final class %s%4$s { %3$s }\n")
            .formatted(
                annotations,
                name,
                isRecord || fields.isEmpty() ? fields : "public " + fields + ";",
                union));
    return name;
  }

  private String fields(Declaration schema, String separator) {
    StringBuilder fields = new StringBuilder();
    int number = 0;
    int section = 0;
    for (List<Schema.Field> of : schema.sections()) {
      for (Schema.Field field : of) {
        if (number > 0) fields.append(separator);
        fields.append(field(field, section)).append(" f").append(number++);
      }
      section++;
    }
    return fields.toString();
  }

  private String field(Schema.Field field, int section) {
    boolean isOptional = field.type() instanceof Schema.Optional;
    Schema schema = field.type() instanceof Schema.Optional it ? it.of() : field.type();
    String primitive = isOptional ? null : FIELDS.get(schema);
    String tuned = TUNED.get(schema);
    return "@Packed(name = %s, required = %b, fixed = %b, shared = %b, since = %d) %s"
        .formatted(
            literal(field.name()),
            !isOptional && primitive == null,
            schema == Scalar.I32 || schema == Scalar.I64,
            schema == Scalar.SHARED,
            section,
            primitive != null ? primitive : tuned != null ? tuned : type(schema));
  }

  private static String literal(String text) {
    return text.chars()
        .mapToObj(
            it ->
                it < ' ' || it == '"' || it == '\\'
                    ? "\\%03o".formatted(it)
                    : it < 0x7f ? Character.toString(it) : "\\u%04x".formatted(it))
        .collect(Collectors.joining("", "\"", "\""));
  }
}
