package octavo.objects.model;

import java.lang.reflect.Field;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;
import octavo.objects.wire.Uuids;
import octavo.objects.wire.ValueCoder;

/** A Java type together with the schema that its values are written by. */
public sealed interface Shape {
  Schema schema();

  /** The class of the values; a primitive one where a value is never null. */
  Class<?> type();

  /** Whether values are of a scalar type, and integers are read as what they are, not as wider. */
  default boolean isPlain(Scalar scalar) {
    return false;
  }

  /** Numbers, text and bytes. */
  record Plain(Scalar schema, Class<?> type) implements Shape {
    @Override
    public boolean isPlain(Scalar scalar) {
      boolean isOwn =
          !schema.isCompressed() || (schema.maxWidth == Long.BYTES) == (type == long.class);
      return schema == scalar && isOwn;
    }
  }

  /** Constants in order of declaration. */
  record Named(Schema.Enumeration schema, Class<?> type, List<?> constants) implements Shape {}

  /** A set of names, as bits of a {@code Long}. */
  record Bits(Schema.Flags schema, Class<?> type) implements Shape {}

  /** A value or null. */
  record Nullable(Schema.Optional schema, Class<?> type, Shape of) implements Shape {
    public static Nullable of(Shape of, Class<?> type) {
      return new Nullable(new Schema.Optional(of.schema()), type, of);
    }
  }

  /** A class whose values others are written for; {@code of} may be nullable. */
  record Converted(Class<?> type, Shape of, Conversion conversion) implements Shape {
    /**
     * One for which null stays null, and nothing else becomes it; {@code of} is the shape of {@code
     * W}, which is not optional.
     */
    public static <T, W> Converted of(
        Class<T> type, Shape of, Function<T, W> toWire, Function<W, T> fromWire) {
      return new Converted(type, of, Conversion.of(type, toWire, fromWire));
    }

    /** One to texts, of what never changes. */
    public static <T> Converted ofText(
        Class<T> type, Shape of, Function<T, String> toWire, Function<String, T> fromWire) {
      return new Converted(type, of, Conversion.of(type, toWire, fromWire).ofText());
    }

    /** One that has no null, and is written as null or what {@code of} is a nullable shape of. */
    public static <T, W> Converted ofOptional(
        Class<T> type, Shape of, Function<T, W> toWire, Function<W, T> fromWire) {
      return new Converted(type, of, Conversion.ofOptional(type, toWire, fromWire));
    }

    /** Whether there may be no value to write. */
    public boolean isOptional() {
      return of instanceof Nullable;
    }

    @Override
    public Schema schema() {
      return of.schema();
    }
  }

  /** A UUID. */
  record Uuid() implements Shape {
    @Override
    public Schema.Array schema() {
      return new Schema.Array(Scalar.U8, Uuids.SIZE);
    }

    @Override
    public Class<?> type() {
      return UUID.class;
    }
  }

  /** A collection or an array of any length. */
  record Sequence(Schema.Sequence schema, Class<?> type, Shape element, Elements elements)
      implements Shape {
    public static Sequence of(Class<?> type, Shape element, Elements elements) {
      return new Sequence(new Schema.Sequence(element.schema()), type, element, elements);
    }
  }

  /** A collection or an array of one length. */
  record Array(Schema.Array schema, Class<?> type, Shape element, Elements elements)
      implements Shape {}

  /** A map; its elements are keys and values by turns. */
  record Mapping(Schema.Mapping schema, Class<?> type, Shape key, Shape value, Elements elements)
      implements Shape {
    public static Mapping of(Class<?> type, Shape key, Shape value, Elements elements) {
      return new Mapping(
          new Schema.Mapping(key.schema(), value.schema()), type, key, value, elements);
    }
  }

  /** Values without names. */
  record Tuple(Schema.Tuple schema, Class<?> type, List<Shape> of, Elements elements)
      implements Shape {}

  /** A list of structs, stored field by field; its elements are arrays of their fields. */
  record Columns(Schema.Columns schema, Class<?> type, List<Shape> fields, Rows elements)
      implements Shape {}

  /** A key of a map that says where it ends: {@link HeavyKeys}. */
  record Weighed(Shape of) implements Shape {
    @Override
    public Schema schema() {
      return of.schema();
    }

    @Override
    public Class<?> type() {
      return of.type();
    }
  }

  /** A field that nobody wants: null, of whatever {@code of} is. */
  record Skipped(Shape of) implements Shape {
    @Override
    public Schema schema() {
      return of.schema();
    }

    @Override
    public Class<?> type() {
      return Void.class;
    }
  }

  /** A class or record: its fields by section; a struct that is not open has one. */
  final class Struct implements Shape {
    private final Declaration schema;
    private final Class<?> type;
    private List<List<Part>> sections;
    private Construction construction;
    private Elements elements;

    public Struct(Declaration schema, Class<?> type) {
      this.schema = schema;
      this.type = type;
    }

    /** Says what it has, once its fields are known. */
    public void of(List<List<Part>> sections, Elements elements) {
      of(sections, null, elements);
    }

    /** The same of objects that a constructor makes. */
    public void of(List<List<Part>> sections, Construction construction, Elements elements) {
      this.sections = sections;
      this.construction = construction;
      this.elements = elements;
    }

    @Override
    public Declaration schema() {
      return schema;
    }

    @Override
    public Class<?> type() {
      return type;
    }

    public boolean isOpen() {
      return schema instanceof Declaration.Open;
    }

    public List<List<Part>> sections() {
      return sections;
    }

    public List<Part> parts() {
      return sections.stream().flatMap(List::stream).toList();
    }

    /** What makes objects of their fields, or null where they are made before those. */
    public Construction construction() {
      return construction;
    }

    public Elements elements() {
      return elements;
    }

    /** Whether there is no class, or the parts are not its fields. */
    public boolean hasOtherParts() {
      return type == Void.class
          || elements instanceof Rearranged
          || parts().stream().anyMatch(it -> it.field() == null);
    }
  }

  /** A sealed interface: one of its cases. */
  final class Union implements Shape {
    private final Declaration.Union schema;
    private final Class<?> type;
    private List<Struct> cases;
    private ToIntFunction<Object> indexOf = this::indexOfClass;

    public Union(Declaration.Union schema, Class<?> type) {
      this.schema = schema;
      this.type = type;
    }

    /** Says what it has, in order of the schema's cases, once they are known. */
    public void of(List<Struct> cases) {
      this.cases = cases;
    }

    @Override
    public Declaration.Union schema() {
      return schema;
    }

    @Override
    public Class<?> type() {
      return type;
    }

    public List<Struct> cases() {
      return cases;
    }

    /** Says how cases are told apart: not by their classes. */
    public void distinguishBy(ToIntFunction<Object> indexOf) {
      this.indexOf = indexOf;
    }

    /** The index of the case that a value is, or -1. */
    public int indexOf(Object value) {
      return indexOf.applyAsInt(value);
    }

    private int indexOfClass(Object value) {
      Class<?> type = classOf(value);
      for (int index = 0; index < cases.size(); index++)
        if (cases.get(index).type() == type) return index;
      return -1;
    }

    /** The class that a value is a case by: constants of enums may have their own. */
    public static Class<?> classOf(Object value) {
      return value instanceof Enum<?> it ? it.getDeclaringClass() : value.getClass();
    }
  }

  /**
   * Values that say themselves of which class they are: a coder of its own writes them. {@code
   * absent} gives what stands for one that a message lacks.
   */
  record Any(Schema.Any schema, Class<?> type, ValueCoder coder, Supplier<Object> absent)
      implements Shape {}

  /**
   * A named part of a struct: a field of a class, or null where there is no class.
   *
   * @param hasDefault says that the class has a value for it where its writer did not know of it
   * @param absent gives what stands for it there, or is null where that is what its shape has
   */
  record Part(String name, Shape shape, Field field, boolean hasDefault, Supplier<Object> absent) {
    /** A part of a class. */
    public Part(String name, Shape shape, Field field, boolean hasDefault) {
      this(name, shape, field, hasDefault, null);
    }

    /** A part without a default. */
    public Part(String name, Shape shape, Field field) {
      this(name, shape, field, false);
    }
  }
}
