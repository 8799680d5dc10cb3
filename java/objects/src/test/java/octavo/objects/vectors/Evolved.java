package octavo.objects.vectors;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/**
 * Two versions of a type at random: what the writer's values are, and what a reader makes of them.
 */
record Evolved(
    Schema writer, Schema reader, Supplier<Object> value, UnaryOperator<Object> expected) {

  /** Makes them; deeper than {@code depth} there are scalars only. */
  static Evolved random(Random random, int depth) {
    return switch (depth == 0 ? random.nextInt(3) : random.nextInt(9)) {
      case 0, 1 -> number(random);
      case 2 -> text(random);
      case 3 -> enumeration(random);
      case 4 -> optional(random, depth);
      case 5 -> list(random, depth);
      case 6 -> map(random, depth);
      case 7 -> union(random, depth);
      default -> struct(random, depth);
    };
  }

  private static final List<Scalar> WIDENING =
      List.of(Scalar.U8, Scalar.I16, Scalar.VI32, Scalar.I32, Scalar.VI53, Scalar.VI64, Scalar.I64);

  private static Evolved number(Random random) {
    if (random.nextInt(4) == 0) return floating(random);
    int from = random.nextInt(WIDENING.size() - 2);
    int to = from + random.nextInt(WIDENING.size() - from);
    Scalar writer = WIDENING.get(from);
    return new Evolved(
        writer,
        WIDENING.get(to),
        () -> random.nextInt(256) == 0 ? writer.max : (long) random.nextInt(128),
        it -> it);
  }

  private static Evolved floating(Random random) {
    return new Evolved(Scalar.F32, Scalar.F64, random::nextFloat, it -> (double) (float) it);
  }

  private static Evolved text(Random random) {
    Scalar writer = random.nextBoolean() ? Scalar.STR : Scalar.SHARED;
    Scalar reader = random.nextBoolean() ? Scalar.STR : Scalar.SHARED;
    return new Evolved(writer, reader, () -> "t".repeat(random.nextInt(20)), it -> it);
  }

  private static Evolved enumeration(Random random) {
    List<String> writer = names(random, 1 + random.nextInt(5));
    List<String> reader = new ArrayList<>(writer);
    reader.add("another");
    Collections.shuffle(reader, random);
    return new Evolved(
        new Schema.Enumeration(writer),
        new Schema.Enumeration(reader),
        () -> writer.get(random.nextInt(writer.size())),
        it -> it);
  }

  private static List<String> names(Random random, int count) {
    List<String> names =
        new ArrayList<>(IntStream.range(0, count).mapToObj(it -> "n" + it).toList());
    Collections.shuffle(names, random);
    return names;
  }

  /** Optional on both sides, or on the reader's. */
  private static Evolved optional(Random random, int depth) {
    Evolved of = random(random, depth - 1);
    if (of.reader instanceof Schema.Optional) return of;
    Schema reader = new Schema.Optional(of.reader);
    if (random.nextBoolean()) return new Evolved(of.writer, reader, of.value, of.expected);
    return new Evolved(
        new Schema.Optional(of.writer),
        reader,
        () -> random.nextBoolean() ? null : of.value.get(),
        it -> it == null ? null : of.expected.apply(it));
  }

  private static Evolved list(Random random, int depth) {
    Evolved of = random(random, depth - 1);
    return new Evolved(
        new Schema.Sequence(of.writer),
        new Schema.Sequence(of.reader),
        () -> values(random, of.value),
        it -> each((List<?>) it, of.expected));
  }

  private static List<Object> values(Random random, Supplier<Object> value) {
    List<Object> values = new ArrayList<>();
    for (int count = random.nextInt(4); count > 0; count--) values.add(value.get());
    return values;
  }

  private static List<Object> each(List<?> values, UnaryOperator<Object> expected) {
    List<Object> all = new ArrayList<>();
    for (Object value : values) all.add(expected.apply(value));
    return all;
  }

  private static Evolved map(Random random, int depth) {
    Evolved of = random(random, depth - 1);
    return new Evolved(
        new Schema.Mapping(Scalar.STR, of.writer),
        new Schema.Mapping(Scalar.SHARED, of.reader),
        () -> new ArrayList<>(java.util.Arrays.asList("key", of.value.get())),
        it -> java.util.Arrays.asList("key", of.expected.apply(((List<?>) it).get(1))));
  }

  private static Evolved union(Random random, int depth) {
    Evolved old = struct(random, depth);
    Evolved kept = struct(random, depth);
    Schema another = new Declaration.Struct().of(List.of());
    return new Evolved(
        new Declaration.Union()
            .of(List.of(new Schema.Field("a", old.writer), new Schema.Field("c", kept.writer))),
        new Declaration.Union()
            .of(List.of(new Schema.Field("b", another), new Schema.Field("c", kept.reader))),
        () -> new GenericShapes.Case("c", kept.value.get()),
        it -> new GenericShapes.Case("c", kept.expected.apply(((GenericShapes.Case) it).value())));
  }

  /** Structs with fields that go, come, change places, and lose their being optional. */
  static Evolved struct(Random random, int depth) {
    Map<String, Evolved> kept = new LinkedHashMap<>();
    Map<String, Evolved> gone = new LinkedHashMap<>();
    Map<String, Object> come = new LinkedHashMap<>();
    List<Schema.Field> writer = new ArrayList<>();
    List<Schema.Field> reader = new ArrayList<>();
    for (String name : names(random, random.nextInt(6))) {
      Evolved of = random.nextInt(4) == 0 ? leftOut(random) : random(random, depth - 1);
      boolean isGone = random.nextInt(4) == 0;
      (isGone ? gone : kept).put(name, of);
      writer.add(new Schema.Field(name, of.writer));
      if (!isGone) reader.add(new Schema.Field(name, of.reader));
    }
    come.put("zero", 0L);
    come.put("none", null);
    come.put("empty", List.of());
    reader.add(new Schema.Field("zero", Scalar.VI32));
    reader.add(new Schema.Field("none", new Schema.Optional(Scalar.F64)));
    reader.add(new Schema.Field("empty", new Schema.Sequence(Scalar.STR)));
    Collections.shuffle(reader, random);
    return new Evolved(
        declared(random, writer),
        declared(random, reader),
        () -> struct(kept, gone),
        it -> {
          Map<Object, Object> struct = new LinkedHashMap<>(come);
          kept.forEach(
              (name, of) -> struct.put(name, of.expected.apply(((Map<?, ?>) it).get(name))));
          return struct;
        });
  }

  /** A number that may be missing, and is zero then. */
  private static Evolved leftOut(Random random) {
    Evolved of = number(random);
    if (of.reader == Scalar.F64) return of;
    return new Evolved(
        new Schema.Optional(of.writer),
        of.reader,
        () -> random.nextBoolean() ? null : of.value.get(),
        it -> it == null ? 0L : it);
  }

  private static Map<String, Object> struct(Map<String, Evolved> kept, Map<String, Evolved> gone) {
    Map<String, Object> struct = new LinkedHashMap<>();
    kept.forEach((name, of) -> struct.put(name, of.value.get()));
    gone.forEach((name, of) -> struct.put(name, of.value.get()));
    return struct;
  }

  private static Declaration declared(Random random, List<Schema.Field> fields) {
    if (random.nextInt(3) > 0 || fields.isEmpty()) return new Declaration.Struct().of(fields);
    int first = random.nextInt(fields.size());
    return new Declaration.Open()
        .of(List.of(fields.subList(0, first), fields.subList(first, fields.size())));
  }
}
