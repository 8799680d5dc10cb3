package octavo.objects.vectors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** The inverse of {@link Values}: numbers as strings. */
final class JsonOfValues {
  private JsonOfValues() {}

  static Object of(Schema schema, Object value) {
    if (schema instanceof Scalar it) return scalar(it, value);
    if (schema instanceof Schema.Enumeration) return value;
    if (schema instanceof Schema.Flags it) return flags(it, (Long) value);
    if (schema instanceof Schema.Optional it) return value == null ? null : of(it.of(), value);
    if (schema instanceof Schema.Sequence it) return list(it.of(), (List<?>) value);
    if (schema instanceof Schema.Array it) return list(it.of(), (List<?>) value);
    if (schema instanceof Schema.Mapping it) return entries(it, (List<?>) value);
    if (schema instanceof Schema.Tuple it)
      return numbered(((List<?>) value).size())
          .mapToObj(at -> of(it.of().get(at), ((List<?>) value).get(at)))
          .toList();
    if (schema instanceof Schema.Columns it)
      return ((List<?>) value).stream().map(row -> struct(it.fields(), row)).toList();
    if (schema instanceof Declaration.Struct it) return struct(it.fields(), value);
    if (schema instanceof Declaration.Open it)
      return struct(it.sections().stream().flatMap(List::stream).toList(), value);
    return union((Declaration.Union) schema, (GenericShapes.Case) value);
  }

  private static Object scalar(Scalar type, Object value) {
    return switch (type) {
      case BOOL, STR, SHARED -> value;
      case F32 -> Double.toString((Float) value);
      case BYTES -> HexFormat.of().formatHex((byte[]) value);
      case DYNAMIC -> Map.of("flex", HexFormat.of().formatHex((byte[]) value));
      case U64, VU64 -> Long.toUnsignedString((Long) value);
      default -> value.toString();
    };
  }

  private static Object flags(Schema.Flags schema, long bits) {
    return numbered(schema.names().size())
        .filter(at -> (bits >> at & 1) == 1)
        .mapToObj(schema.names()::get)
        .toList();
  }

  private static Object list(Schema of, List<?> values) {
    List<Object> list = new ArrayList<>();
    for (Object value : values) list.add(of(of, value));
    return list;
  }

  private static Object entries(Schema.Mapping schema, List<?> parts) {
    return numbered(parts.size() / 2)
        .mapToObj(
            at ->
                Arrays.asList(
                    of(schema.key(), parts.get(2 * at)), of(schema.value(), parts.get(2 * at + 1))))
        .toList();
  }

  /** Without the fields that the message did not have, and that have no default. */
  private static Map<String, Object> struct(List<Schema.Field> fields, Object values) {
    Map<String, Object> struct = new LinkedHashMap<>();
    for (Schema.Field field : fields) {
      Object value = ((Map<?, ?>) values).get(field.name());
      if (value != null || field.type() instanceof Schema.Optional)
        struct.put(field.name(), of(field.type(), value));
    }
    return struct;
  }

  private static Object union(Declaration.Union schema, GenericShapes.Case value) {
    Schema.Field field =
        schema.cases().stream()
            .filter(it -> it.name().equals(value.name()))
            .findFirst()
            .orElseThrow();
    return Map.of(field.name(), of(field.type(), value.value()));
  }

  private static IntStream numbered(int count) {
    return IntStream.range(0, count);
  }
}
