package octavo.objects.vectors;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Makes of the JSON of the vectors the values that {@link GenericShapes} writes. */
final class Values {
  private Values() {}

  static Object of(Schema schema, Object json) {
    if (schema instanceof Scalar it) return scalar(it, json);
    if (schema instanceof Schema.Enumeration) return json;
    if (schema instanceof Schema.Flags it) return flags(it, (List<?>) json);
    if (schema instanceof Schema.Optional it) return json == null ? null : of(it.of(), json);
    if (schema instanceof Schema.Sequence it) return list(it.of(), (List<?>) json);
    if (schema instanceof Schema.Array it) return list(it.of(), (List<?>) json);
    if (schema instanceof Schema.Mapping it) return entries(it, (List<?>) json);
    if (schema instanceof Schema.Tuple it) return tuple(it.of(), (List<?>) json);
    if (schema instanceof Schema.Columns it)
      return ((List<?>) json).stream().map(row -> struct(it.fields(), row)).toList();
    if (schema instanceof Declaration.Struct it) return struct(it.fields(), json);
    if (schema instanceof Declaration.Open it)
      return struct(it.sections().stream().flatMap(List::stream).toList(), json);
    return union((Declaration.Union) schema, (Map<?, ?>) json);
  }

  private static Object scalar(Scalar type, Object json) {
    return switch (type) {
      case BOOL, STR, SHARED -> json;
      case F32 -> (float) number(json);
      case F64 -> number(json);
      case BYTES -> HexFormat.of().parseHex((String) json);
      case DYNAMIC -> HexFormat.of().parseHex((String) ((Map<?, ?>) json).get("flex"));
      case U64, VU64 -> unsigned(json);
      default -> integer(json).longValue();
    };
  }

  private static double number(Object json) {
    return Double.parseDouble(json instanceof Json.Number number ? number.text() : (String) json);
  }

  private static long unsigned(Object json) {
    BigInteger value = integer(json);
    if (value.signum() < 0) throw new UnsupportedOperationException("no long says " + value);
    return value.longValue();
  }

  private static BigInteger integer(Object json) {
    return new BigDecimal(json instanceof Json.Number number ? number.text() : (String) json)
        .toBigIntegerExact();
  }

  private static long flags(Schema.Flags schema, List<?> names) {
    long bits = 0;
    for (Object name : names) bits |= 1L << schema.names().indexOf(name);
    return bits;
  }

  private static Object list(Schema of, List<?> json) {
    List<Object> list = new ArrayList<>();
    for (Object value : json) list.add(of(of, value));
    return list;
  }

  private static Object tuple(List<Schema> of, List<?> json) {
    List<Object> tuple = new ArrayList<>();
    for (Object value : json) tuple.add(of(of.get(tuple.size()), value));
    return tuple;
  }

  private static Object entries(Schema.Mapping schema, List<?> json) {
    List<Object> parts = new ArrayList<>();
    Set<Object> keys = new HashSet<>();
    for (Object entry : json) {
      if (!keys.add(((List<?>) entry).get(0)))
        throw new UnsupportedOperationException("no Map has a key twice");
      parts.add(of(schema.key(), ((List<?>) entry).get(0)));
      parts.add(of(schema.value(), ((List<?>) entry).get(1)));
    }
    return parts;
  }

  private static Object struct(List<Schema.Field> fields, Object json) {
    Map<String, Object> struct = new LinkedHashMap<>();
    for (Schema.Field field : fields) {
      if (((Map<?, ?>) json).containsKey(field.name()))
        struct.put(field.name(), of(field.type(), ((Map<?, ?>) json).get(field.name())));
    }
    return struct;
  }

  private static Object union(Declaration.Union schema, Map<?, ?> json) {
    String name = (String) json.keySet().iterator().next();
    Schema.Field field =
        schema.cases().stream().filter(it -> it.name().equals(name)).findFirst().orElse(null);
    return new GenericShapes.Case(name, field == null ? null : of(field.type(), json.get(name)));
  }
}
