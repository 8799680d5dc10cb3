package octavo.objects.vectors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import octavo.objects.model.Elements;
import octavo.objects.model.Rows;
import octavo.objects.model.Shape;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/**
 * Shapes for any schema, of the values that {@link Values} makes of JSON: maps, lists and boxes.
 */
final class GenericShapes {
  /** A case of a union. */
  record Case(String name, Object value) {}

  private final Map<Declaration, Shape> declared = new IdentityHashMap<>();

  /** A case may be a struct around its union, whose fields are not known yet. */
  private final List<Runnable> unfinished = new ArrayList<>();

  /** The shape of a message. */
  Shape root(Schema schema) {
    Shape root = of(schema);
    unfinished.forEach(Runnable::run);
    return root;
  }

  private Shape of(Schema schema) {
    if (schema instanceof Scalar it) return new Shape.Plain(it, type(it));
    if (schema instanceof Declaration it) return declared(it);
    if (schema instanceof Schema.Enumeration it)
      return new Shape.Named(it, String.class, it.names());
    if (schema instanceof Schema.Flags it) return new Shape.Bits(it, long.class);
    if (schema instanceof Schema.Optional it)
      return new Shape.Nullable(it, Object.class, of(it.of()));
    if (schema instanceof Schema.Sequence it)
      return new Shape.Sequence(it, List.class, of(it.of()), LIST);
    if (schema instanceof Schema.Array it)
      return new Shape.Array(it, List.class, of(it.of()), LIST);
    if (schema instanceof Schema.Mapping it)
      return new Shape.Mapping(it, Map.class, of(it.key()), of(it.value()), MAP);
    if (schema instanceof Schema.Tuple it)
      return new Shape.Tuple(it, List.class, it.of().stream().map(this::of).toList(), LIST);
    Schema.Columns it = (Schema.Columns) schema;
    return new Shape.Columns(
        it, List.class, it.fields().stream().map(field -> of(field.type())).toList(), rows(it));
  }

  private static Class<?> type(Scalar type) {
    return switch (type) {
      case BOOL -> boolean.class;
      case F32 -> float.class;
      case F64 -> double.class;
      case STR, SHARED -> String.class;
      case BYTES, DYNAMIC -> byte[].class;
      default -> long.class;
    };
  }

  private Shape declared(Declaration schema) {
    Shape known = declared.get(schema);
    if (known != null) return known;
    if (schema instanceof Declaration.Union it) return union(it);
    List<List<Schema.Field>> sections =
        schema instanceof Declaration.Open open
            ? open.sections()
            : List.of(((Declaration.Struct) schema).fields());
    Shape.Struct shape = new Shape.Struct(schema, Map.class);
    declared.put(schema, shape);
    shape.of(
        sections.stream()
            .map(
                section ->
                    section.stream()
                        .map(it -> new Shape.Part(it.name(), of(it.type()), null))
                        .toList())
            .toList(),
        struct(sections.stream().flatMap(List::stream).map(Schema.Field::name).toList()));
    return shape;
  }

  private Shape union(Declaration.Union schema) {
    Shape.Union shape = new Shape.Union(schema, Case.class);
    declared.put(schema, shape);
    List<Shape.Struct> cases = new ArrayList<>();
    for (Schema.Field field : schema.cases()) {
      Shape.Struct struct = (Shape.Struct) of(field.type());
      Shape.Struct inCase = new Shape.Struct(struct.schema(), Case.class);
      unfinished.add(() -> inCase.of(struct.sections(), inCase(field.name(), struct)));
      cases.add(inCase);
    }
    shape.of(cases);
    shape.distinguishBy(
        value ->
            schema.cases().stream()
                .map(Schema.Field::name)
                .toList()
                .indexOf(((Case) value).name()));
    return shape;
  }

  /** What is written of lists. */
  private interface Listed extends Elements {
    @Override
    default Object[] of(Object value) {
      return ((List<?>) value).toArray();
    }
  }

  private static final Elements LIST =
      new Listed() {
        @Override
        public Object make(Object[] parts) {
          return new ArrayList<>(Arrays.asList(parts));
        }
      };

  /** A map while it is read. */
  private static final class Entries extends LinkedHashMap<Object, Object> {}

  /** Of lists of keys and values by turns, which {@link #listed} makes of what was read. */
  private static final Elements MAP =
      new Listed() {
        @Override
        public Object begin(int count) {
          return new Entries();
        }

        @Override
        public void fill(Object entries, Object[] parts) {
          for (int index = 0; index < parts.length; index += 2)
            ((Entries) entries).put(parts[index], parts[index + 1]);
        }
      };

  private static Object[] parts(Map<?, ?> map) {
    return map.entrySet().stream().flatMap(it -> Stream.of(it.getKey(), it.getValue())).toArray();
  }

  private static List<Object> list(List<?> values) {
    List<Object> list = new ArrayList<>();
    for (Object value : values) list.add(listed(value));
    return list;
  }

  /** A value that was read, with lists in the place of maps. */
  static Object listed(Object value) {
    if (value instanceof Case it) return new Case(it.name(), listed(it.value()));
    if (value instanceof List<?> it) return list(it);
    if (!(value instanceof Map<?, ?> map)) return value;
    if (map instanceof Entries) return list(Arrays.asList(parts(map)));
    Map<Object, Object> struct = new LinkedHashMap<>();
    map.forEach((name, of) -> struct.put(name, listed(of)));
    return struct;
  }

  private static Elements struct(List<String> names) {
    return new Elements() {
      @Override
      public Object[] of(Object value) {
        return names.stream().map(((Map<?, ?>) value)::get).toArray();
      }

      @Override
      public Object make(Object[] parts) {
        Map<String, Object> struct = new LinkedHashMap<>();
        for (int index = 0; index < parts.length; index++)
          struct.put(names.get(index), parts[index]);
        return struct;
      }
    };
  }

  private static Elements inCase(String name, Shape.Struct struct) {
    return new Elements() {
      @Override
      public Object[] of(Object value) {
        return struct.elements().of(((Case) value).value());
      }

      @Override
      public Object make(Object[] parts) {
        return new Case(name, struct.elements().make(parts));
      }
    };
  }

  private static Rows rows(Schema.Columns schema) {
    return new Rows(LIST, struct(schema.fields().stream().map(Schema.Field::name).toList()));
  }
}
