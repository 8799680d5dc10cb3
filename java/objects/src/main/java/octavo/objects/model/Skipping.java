package octavo.objects.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Makes shapes, of any schema, that say how values are passed over: they have no elements. */
final class Skipping {
  private final Map<Declaration, Shape> declared = new IdentityHashMap<>();

  /** Structs wait for their turn: inside one another they might be too many for the stack. */
  private final Queue<Runnable> unfinished = new ArrayDeque<>();

  /** The shape of a field that is passed over. */
  Shape.Skipped field(Schema schema) {
    Shape.Skipped field = new Shape.Skipped(of(schema));
    while (!unfinished.isEmpty()) unfinished.remove().run();
    return field;
  }

  private Shape of(Schema schema) {
    if (schema instanceof Scalar it) return new Shape.Plain(it, long.class);
    if (schema instanceof Declaration it) return declared(it);
    if (schema instanceof Schema.Enumeration it)
      return new Shape.Named(it, String.class, it.names());
    if (schema instanceof Schema.Flags it) return new Shape.Bits(it, long.class);
    if (schema instanceof Schema.Optional it)
      return new Shape.Nullable(it, Object.class, of(it.of()));
    if (schema instanceof Schema.Sequence it)
      return new Shape.Sequence(it, Object.class, of(it.of()), null);
    if (schema instanceof Schema.Array it)
      return new Shape.Array(it, Object.class, of(it.of()), null);
    if (schema instanceof Schema.Mapping it)
      return new Shape.Mapping(it, Object.class, of(it.key()), of(it.value()), null);
    if (schema instanceof Schema.Tuple it)
      return new Shape.Tuple(it, Object.class, all(it.of()), null);
    Schema.Columns it = (Schema.Columns) schema;
    List<Schema> fields = it.fields().stream().map(Schema.Field::type).toList();
    return new Shape.Columns(it, Object.class, all(fields), null);
  }

  private List<Shape> all(List<Schema> schemas) {
    return schemas.stream().map(this::of).toList();
  }

  private Shape declared(Declaration schema) {
    Shape known = declared.get(schema);
    if (known != null) return known;
    return schema instanceof Declaration.Union it ? union(it) : struct(schema);
  }

  private Shape.Union union(Declaration.Union schema) {
    Shape.Union shape = new Shape.Union(schema, Object.class);
    declared.put(schema, shape);
    List<Shape.Struct> cases = new ArrayList<>();
    for (Schema.Field field : schema.cases()) cases.add((Shape.Struct) of(field.type()));
    shape.of(cases);
    return shape;
  }

  private Shape.Struct struct(Declaration schema) {
    Shape.Struct shape = new Shape.Struct(schema, Object.class);
    declared.put(schema, shape);
    unfinished.add(() -> shape.of(schema.sections().stream().map(this::parts).toList(), null));
    return shape;
  }

  private List<Shape.Part> parts(List<Schema.Field> fields) {
    return fields.stream().map(it -> new Shape.Part(it.name(), of(it.type()), null)).toList();
  }
}
