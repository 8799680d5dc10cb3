package octavo.objects.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import octavo.objects.MismatchException;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/**
 * Finds how messages of another schema are read as values of a type.
 *
 * <p>Fields, cases and enum constants are matched by name. Fields that the type does not have are
 * passed over, those that the schema does not have are {@link Absent}. A value may become optional,
 * or be no longer; a number may become one of a type that holds all of the old one's.
 */
public final class Resolution {
  /**
   * Fields of structs and cases of unions that are read as those of more than one type: more than
   * any program has. Schemas may come from anywhere, and have each of theirs meet all of a type's.
   */
  private static final int MAX_AGAIN = 1 << 16;

  /** What is made of a pair takes as much as so many fields. */
  private static final int PAIR = 8;

  private record Pair(Shape reader, Declaration writer) {}

  /** The parts of a type, by name, and what stands for each where the writer has none. */
  private record Parts(Map<String, Shape.Part> byName, List<Supplier<Object>> absent) {
    static Parts of(Shape.Struct type) {
      Map<String, Shape.Part> byName = new LinkedHashMap<>();
      for (Shape.Part part : type.parts()) byName.put(part.name(), part);
      return new Parts(byName, type.parts().stream().map(Absent::of).toList());
    }
  }

  private static final Supplier<Object> REFUSED = () -> null;

  private final Map<Pair, Shape> declared = new HashMap<>();
  private final Set<Declaration> met = Collections.newSetFromMap(new IdentityHashMap<>());
  private int again;
  private final Skipping skipping = new Skipping();
  private final SchemaComparison comparison = new SchemaComparison();

  /** What is made of a type once, of however many structs and enums its values are read. */
  private final Map<Shape.Struct, Parts> parts = new IdentityHashMap<>();

  private final Map<Shape.Part, Boolean> absentIsKnown = new IdentityHashMap<>();

  private final Map<Shape.Named, Map<String, Object>> constants = new IdentityHashMap<>();

  /** Structs wait for their turn: inside one another they might be too many for the stack. */
  private final Queue<Unfinished> unfinished = new ArrayDeque<>();

  private Place here;

  private record Unfinished(Place place, Runnable rest) {}

  private Resolution() {}

  /**
   * The shape, of the schema {@code writer}, whose values are those of {@code reader}; they can be
   * read only. Throws {@link MismatchException} that names the field for which there is none.
   */
  public static Shape of(Shape reader, Schema writer) {
    return new Resolution().all(reader, writer);
  }

  private Shape all(Shape reader, Schema writer) {
    Shape shape = resolve(reader, writer, REFUSED);
    while (!unfinished.isEmpty()) {
      Unfinished next = unfinished.remove();
      here = next.place;
      next.rest.run();
    }
    return shape;
  }

  /** {@code absent} gives the value where the writer has none, and the type wants one. */
  private Shape resolve(Shape reader, Schema writer, Supplier<Object> absent) {
    if (reader instanceof Shape.Nullable it) return nullable(it, writer);
    if (reader instanceof Shape.Converted it && it.isOptional())
      return converted(it, nullable((Shape.Nullable) it.of(), writer));
    return writer instanceof Schema.Optional it
        ? required(reader, it, absent)
        : present(reader, writer);
  }

  private Shape nullable(Shape.Nullable reader, Schema writer) {
    return writer instanceof Schema.Optional it
        ? new Shape.Nullable(it, reader.type(), present(reader.of(), it.of()))
        : present(reader.of(), writer);
  }

  private static Shape converted(Shape.Converted reader, Shape of) {
    return new Shape.Converted(reader.type(), of, reader.conversion());
  }

  private Shape required(Shape reader, Schema.Optional writer, Supplier<Object> absent) {
    Shape of = new Shape.Nullable(writer, reader.type(), present(reader, writer.of()));
    Function<Object, Object> fromWire = it -> it == null ? absent.get() : it;
    return new Shape.Converted(
        reader.type(), of, Conversion.ofReadOptional(reader.type(), fromWire));
  }

  /** A value that is always there, on both sides. */
  private Shape present(Shape reader, Schema writer) {
    if (reader instanceof Shape.Converted it) return converted(it, present(it.of(), writer));
    if (reader instanceof Shape.Plain it
        && writer instanceof Scalar type
        && it.schema().holds(type)) return new Shape.Plain(type, it.type());
    if (reader instanceof Shape.Named it && writer instanceof Schema.Enumeration type)
      return named(it, type);
    if (reader instanceof Shape.Sequence it && writer instanceof Schema.Sequence type)
      return new Shape.Sequence(
          type, it.type(), element(it.element(), type.of(), "*"), it.elements());
    if (reader instanceof Shape.Array it
        && writer instanceof Schema.Array type
        && it.schema().size() == type.size())
      return new Shape.Array(type, it.type(), element(it.element(), type.of(), "*"), it.elements());
    if (reader instanceof Shape.Tuple it
        && writer instanceof Schema.Tuple type
        && it.of().size() == type.of().size()) return tuple(it, type);
    if (reader instanceof Shape.Mapping it && writer instanceof Schema.Mapping type)
      return mapping(it, type);
    if (reader instanceof Shape.Union it && writer instanceof Declaration.Union type)
      return union(it, type);
    if (reader instanceof Shape.Struct it
        && writer instanceof Declaration type
        && !(writer instanceof Declaration.Union)) return struct(it, type);
    if (comparison.compare(reader.schema(), writer).isEmpty()) return reader;
    throw mismatch(SchemaText.brief(reader.schema()), SchemaText.brief(writer));
  }

  /** A value inside another, which cannot be left out. */
  private Shape element(Shape reader, Schema writer, String place) {
    return inside(reader, writer, place, REFUSED);
  }

  private Shape inside(Shape reader, Schema writer, String name, Supplier<Object> absent) {
    Place outer = here;
    here = new Place(outer, name);
    Shape shape = resolve(reader, writer, absent);
    here = outer;
    return shape;
  }

  private MismatchException mismatch(String expected, String found) {
    MismatchException e = new MismatchException(expected, found);
    for (Place place = here; place != null; place = place.outer()) e.within(place.name());
    return e;
  }

  private Shape tuple(Shape.Tuple reader, Schema.Tuple writer) {
    List<Shape> of = new ArrayList<>();
    for (Schema type : writer.of())
      of.add(element(reader.of().get(of.size()), type, Integer.toString(of.size())));
    return new Shape.Tuple(writer, reader.type(), of, reader.elements());
  }

  private Shape mapping(Shape.Mapping reader, Schema.Mapping writer) {
    Shape key = element(reader.key(), writer.key(), "key");
    Shape value = element(reader.value(), writer.value(), "value");
    return new Shape.Mapping(writer, reader.type(), key, value, reader.elements());
  }

  /** By name: those that the type does not have are refused when they come. */
  private Shape named(Shape.Named reader, Schema.Enumeration writer) {
    Map<String, Object> known = constants.computeIfAbsent(reader, Resolution::byName);
    Shape of = new Shape.Named(writer, String.class, writer.names());
    return new Shape.Converted(reader.type(), of, Conversion.ofRead(reader.type(), known::get));
  }

  private static Map<String, Object> byName(Shape.Named type) {
    Map<String, Object> constants = new HashMap<>();
    for (String name : type.schema().names())
      constants.put(name, type.constants().get(constants.size()));
    return constants;
  }

  private Shape.Struct struct(Shape.Struct reader, Declaration writer) {
    Pair pair = new Pair(reader, writer);
    if (declared.get(pair) instanceof Shape.Struct known) return known;
    Shape.Struct shape = new Shape.Struct(writer, reader.type());
    declare(pair, shape);
    unfinished.add(new Unfinished(here, () -> finish(shape, reader, writer)));
    return shape;
  }

  private void declare(Pair pair, Shape shape) {
    if (!met.add(pair.writer)) again += PAIR + pair.writer.parts().size();
    if (again > MAX_AGAIN)
      throw mismatch("at most " + MAX_AGAIN + " fields read as several types", "more");
    declared.put(pair, shape);
  }

  private void finish(Shape.Struct shape, Shape.Struct reader, Declaration writer) {
    Parts parts = this.parts.computeIfAbsent(reader, Parts::of);
    Map<String, Integer> places = new HashMap<>();
    for (Schema.Field field : writer.parts()) places.put(field.name(), places.size());
    for (Shape.Part part : parts.byName.values())
      if (!places.containsKey(part.name())) checkAbsent(part);
    shape.of(
        sections(parts.byName, writer),
        new Rearranged(reader.elements(), parts.byName.keySet(), places, parts.absent));
  }

  private void checkAbsent(Shape.Part part) {
    if (absentIsKnown.computeIfAbsent(part, Absent::isKnown)) return;
    here = new Place(here, part.name());
    throw mismatch(SchemaText.brief(part.shape().schema()), "no such field");
  }

  private List<List<Shape.Part>> sections(Map<String, Shape.Part> reader, Declaration writer) {
    List<List<Shape.Part>> sections = new ArrayList<>();
    for (List<Schema.Field> section : writer.sections())
      sections.add(section.stream().map(it -> part(reader.get(it.name()), it)).toList());
    return sections;
  }

  /** A message may lack a field of a later section: it is as if the writer did not have it. */
  private Shape.Part part(Shape.Part reader, Schema.Field field) {
    if (reader == null) return new Shape.Part(field.name(), skipping.field(field.type()), null);
    Supplier<Object> absent = Absent.of(reader);
    Shape shape = inside(reader.shape(), field.type(), field.name(), absent);
    boolean isKnown = Absent.isKnown(reader);
    return new Shape.Part(field.name(), shape, null, false, isKnown ? absent : missing(reader));
  }

  private static Supplier<Object> missing(Shape.Part part) {
    String expected = SchemaText.brief(part.shape().schema());
    return () -> {
      throw new MismatchException(expected, "none").within(part.name());
    };
  }

  private Shape.Union union(Shape.Union reader, Declaration.Union writer) {
    Pair pair = new Pair(reader, writer);
    if (declared.get(pair) instanceof Shape.Union known) return known;
    Shape.Union shape = new Shape.Union(writer, reader.type());
    declare(pair, shape);
    Map<String, Shape.Struct> byName = new LinkedHashMap<>();
    for (Schema.Field field : reader.schema().cases())
      byName.put(field.name(), reader.cases().get(byName.size()));
    List<Shape.Struct> cases = new ArrayList<>();
    for (Schema.Field field : writer.cases()) {
      Shape.Struct known = byName.get(field.name());
      cases.add(
          known == null
              ? unknown(field, reader.schema())
              : (Shape.Struct) element(known, field.type(), field.name()));
    }
    shape.of(cases);
    return shape;
  }

  /**
   * A case that the type does not have: it is refused when it comes. Around a struct that many
   * cases may be is one of each case, which takes no bytes.
   */
  private Shape.Struct unknown(Schema.Field field, Declaration.Union reader) {
    Schema.Field value = new Schema.Field("value", field.type());
    Declaration around = new Declaration.Struct().of(List.of(value));
    Shape.Struct shape = new Shape.Struct(around, Void.class);
    Shape.Part part = new Shape.Part(null, skipping.field(field.type()), null);
    shape.of(List.of(List.of(part)), new Refused(reader, field.name()));
    return shape;
  }
}
