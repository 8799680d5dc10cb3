package octavo.objects.vectors;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Makes of the values that {@link Values} makes objects of {@link CompiledClasses}, and back. */
final class ClassValues {
  private ClassValues() {}

  /** Throws {@link UnsupportedOperationException} for a value that no object of the type is. */
  static Object of(Schema schema, Type type, Object value) {
    if (raw(type) == Optional.class)
      return Optional.ofNullable(of(schema, argument(type, 0), value));
    if (schema instanceof Schema.Optional it)
      return value == null ? null : of(it.of(), type, value);
    if (schema instanceof Scalar it) return scalar(it, value);
    if (schema instanceof Schema.Enumeration it) return constant(it, raw(type), value);
    if (schema instanceof Schema.Sequence it) return list(it, type, (List<?>) value);
    if (schema instanceof Schema.Mapping it) return map(it, type, (List<?>) value);
    if (schema instanceof Declaration.Union it)
      return union(it, raw(type), (GenericShapes.Case) value);
    return struct((Declaration) schema, raw(type), (Map<?, ?>) value);
  }

  private static Object scalar(Scalar type, Object value) {
    return switch (type) {
      case I8 -> (byte) exact(type, value);
      case I16 -> (short) exact(type, value);
      case U16 -> (char) exact(type, value);
      case I32, VI32 -> (int) exact(type, value);
      default -> value;
    };
  }

  private static long exact(Scalar type, Object value) {
    long number = (Long) value;
    if (number < type.min || number > type.max) throw new UnsupportedOperationException("range");
    return number;
  }

  private static Object constant(Schema.Enumeration schema, Class<?> type, Object name) {
    int index = schema.names().indexOf(name);
    if (index < 0) throw new UnsupportedOperationException("no constant " + name);
    return type.getEnumConstants()[index];
  }

  private static Object list(Schema.Sequence schema, Type type, List<?> values) {
    List<Object> list = new ArrayList<>();
    for (Object value : values) list.add(of(schema.of(), argument(type, 0), value));
    return list;
  }

  private static Object map(Schema.Mapping schema, Type type, List<?> parts) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int index = 0; index < parts.size(); index += 2)
      map.put(
          of(schema.key(), argument(type, 0), parts.get(index)),
          of(schema.value(), argument(type, 1), parts.get(index + 1)));
    return map;
  }

  private static Object union(Declaration.Union schema, Class<?> type, GenericShapes.Case value) {
    int index = schema.parts().stream().map(Schema.Field::name).toList().indexOf(value.name());
    if (index < 0) throw new UnsupportedOperationException("no case " + value.name());
    return of(
        schema.parts().get(index).type(), type.getPermittedSubclasses()[index], value.value());
  }

  private static Object struct(Declaration schema, Class<?> type, Map<?, ?> values) {
    try {
      Object[] parts = new Object[schema.parts().size()];
      Class<?>[] types = new Class<?>[parts.length];
      for (int index = 0; index < parts.length; index++) {
        Schema.Field part = schema.parts().get(index);
        Field field = field(type, index);
        types[index] = field.getType();
        boolean isGiven = values.containsKey(part.name());
        parts[index] =
            isGiven
                ? of(part.type(), field.getGenericType(), values.get(part.name()))
                : Array.get(Array.newInstance(field.getType(), 1), 0);
      }
      if (type.isRecord()) return type.getConstructor(types).newInstance(parts);
      Object struct = type.getConstructor().newInstance();
      for (int index = 0; index < parts.length; index++)
        field(type, index).set(struct, parts[index]);
      return struct;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The inverse of {@link #of}. */
  static Object from(Schema schema, Object value) {
    if (value instanceof Optional<?> it) return from(schema, it.orElse(null));
    if (value == null) return null;
    if (schema instanceof Schema.Optional it) return from(it.of(), value);
    if (schema instanceof Schema.Enumeration it) return it.names().get(((Enum<?>) value).ordinal());
    if (schema instanceof Schema.Sequence it)
      return ((List<?>) value).stream().map(element -> from(it.of(), element)).toList();
    if (schema instanceof Schema.Mapping it) return entries(it, (Map<?, ?>) value);
    if (schema instanceof Declaration.Union it) return unionCase(it, value);
    if (schema instanceof Declaration it) return fields(it, value);
    if (value instanceof Character it) return (long) it;
    boolean isInteger =
        value instanceof Number && !(value instanceof Float || value instanceof Double);
    return isInteger ? (Object) ((Number) value).longValue() : value;
  }

  private static List<Object> entries(Schema.Mapping schema, Map<?, ?> map) {
    List<Object> parts = new ArrayList<>();
    map.forEach(
        (key, value) -> {
          parts.add(from(schema.key(), key));
          parts.add(from(schema.value(), value));
        });
    return parts;
  }

  private static Object unionCase(Declaration.Union schema, Object value) {
    for (int index = 0; index < schema.parts().size(); index++) {
      Schema.Field of = schema.parts().get(index);
      Class<?> union = value.getClass().getInterfaces()[0];
      if (union.getPermittedSubclasses()[index] == value.getClass())
        return new GenericShapes.Case(of.name(), from(of.type(), value));
    }
    throw new IllegalStateException("no case is " + value.getClass());
  }

  private static Map<String, Object> fields(Declaration schema, Object value) {
    Map<String, Object> struct = new LinkedHashMap<>();
    try {
      for (int index = 0; index < schema.parts().size(); index++) {
        Schema.Field part = schema.parts().get(index);
        struct.put(part.name(), from(part.type(), field(value.getClass(), index).get(value)));
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return struct;
  }

  private static Field field(Class<?> type, int index) throws ReflectiveOperationException {
    Field field = type.getDeclaredField("f" + index);
    field.setAccessible(true);
    return field;
  }

  private static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType it ? it.getRawType() : type);
  }

  private static Type argument(Type type, int index) {
    return ((ParameterizedType) type).getActualTypeArguments()[index];
  }
}
