package octavo.objects.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import octavo.objects.Limits;
import octavo.objects.MalformedException;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The vectors of /conformance: through values without classes, and through classes of their
 * schemas.
 */
class VectorsTest {
  private static final CompiledClasses CLASSES = new CompiledClasses(schemas());

  private static Set<String> schemas() {
    return Stream.of("valid", "invalid", "limits", "evolution", "resolution", "refused")
        .flatMap(folder -> Vectors.in(folder).stream())
        .flatMap(it -> Stream.of(it.get("schema"), it.get("writer"), it.get("reader")))
        .filter(Objects::nonNull)
        .map(String.class::cast)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** What a vector is tried on. */
  private enum Engine {
    GENERIC {
      @Override
      boolean has(Object schema) {
        return true;
      }

      @Override
      SchemaCoder coder(Schema schema) {
        return GenericCoder.of(schema);
      }
    },
    EMIT,
    HANDLES;

    boolean has(Object schema) {
      return CLASSES.type((String) schema) != null;
    }

    SchemaCoder coder(Schema schema) {
      String engine = name().toLowerCase(Locale.ROOT);
      return ClassCoder.of(engine, schema, CLASSES.type(schema.text()));
    }
  }

  @TestFactory
  Stream<DynamicTest> valid() {
    return each("valid", "schema", this::checkValid);
  }

  private void checkValid(Engine engine, Map<?, ?> vector) {
    Schema schema = schema(vector, "schema");
    SchemaCoder coder = engine.coder(schema);
    byte[] bytes = bytes(vector);
    Object value = Values.of(schema, vector.get("value"));
    assertTrue(same(value, coder.decode(bytes)), "decoded");
    if (vector.get("reencode").equals("same")) assertArrayEquals(bytes, coder.encode(value));
    if (vector.get("reencode").equals("shorter"))
      assertTrue(coder.encode(value).length < bytes.length);
  }

  @TestFactory
  Stream<DynamicTest> invalid() {
    return each("invalid", "schema", this::checkInvalid);
  }

  private void checkInvalid(Engine engine, Map<?, ?> vector) {
    checkMalformed(engine.coder(schema(vector, "schema")), vector);
  }

  @TestFactory
  Stream<DynamicTest> limits() {
    return each("limits", "schema", this::checkLimits);
  }

  private void checkLimits(Engine engine, Map<?, ?> vector) {
    Schema schema = schema(vector, "schema");
    SchemaCoder coder = engine.coder(schema).limitedTo(limits(vector));
    if (vector.get("verdict").equals("malformed")) {
      checkMalformed(coder, vector);
    } else {
      Object value = Values.of(schema, vector.get("value"));
      assertTrue(same(value, coder.decode(bytes(vector))), "decoded");
    }
  }

  private static Limits limits(Map<?, ?> vector) {
    Limits limits = Limits.DEFAULT;
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) vector.get("limits")).entrySet()) {
      int limit = Integer.parseInt(((Json.Number) entry.getValue()).text());
      limits =
          switch ((String) entry.getKey()) {
            case "maxDepth" -> limits.withMaxDepth(limit);
            case "maxStringBytes" -> limits.withMaxStringBytes(limit);
            case "maxElements" -> limits.withMaxElements(limit);
            default -> throw new IllegalArgumentException(entry.toString());
          };
    }
    return limits;
  }

  private static void checkMalformed(SchemaCoder coder, Map<?, ?> vector) {
    MalformedException e =
        assertThrows(MalformedException.class, () -> coder.decode(bytes(vector)));
    String found = e.kind().name().toLowerCase(Locale.ROOT) + " at " + e.offset();
    assertEquals(
        vector.get("kind") + " at " + ((Json.Number) vector.get("offset")).text(),
        found,
        e::getMessage);
    assertEquals(vector.get("path"), e.path(), e::getMessage);
  }

  @TestFactory
  Stream<DynamicTest> evolution() {
    return each("evolution", "reader", this::checkEvolution);
  }

  private void checkEvolution(Engine engine, Map<?, ?> vector) {
    checkWritten(engine.has(vector.get("writer")) ? engine : Engine.GENERIC, vector);
    Schema reader = schema(vector, "reader");
    Object value = Values.of(reader, vector.get("value"));
    Object decoded = engine.coder(reader).decode(bytes(vector));
    assertTrue(same(value, without(value, decoded)), "decoded");
  }

  private void checkWritten(Engine engine, Map<?, ?> vector) {
    Schema writer = schema(vector, "writer");
    Object written = Values.of(writer, vector.get("written"));
    assertArrayEquals(bytes(vector), engine.coder(writer).encode(written));
  }

  @TestFactory
  Stream<DynamicTest> resolution() {
    return each("resolution", "reader", this::checkResolution);
  }

  private void checkResolution(Engine engine, Map<?, ?> vector) {
    Schema writer = schema(vector, "writer");
    Schema reader = schema(vector, "reader");
    SchemaCoder coder = engine.coder(reader);
    if (vector.get("verdict").equals("malformed")) {
      checkMalformed(coder.reading(writer), vector);
      return;
    }
    if (vector.containsKey("written")) checkWritten(Engine.GENERIC, vector);
    if (vector.get("verdict").equals("mismatch")) {
      checkMismatch(vector, coder, writer);
    } else {
      Object value = Values.of(reader, vector.get("value"));
      Object decoded = coder.reading(writer).decode(bytes(vector));
      assertEquals(plain(value), plain(without(value, decoded)));
    }
  }

  private static void checkMismatch(Map<?, ?> vector, SchemaCoder coder, Schema writer) {
    if ((Boolean) vector.get("late")) {
      SchemaCoder reading = coder.reading(writer);
      MismatchException e =
          assertThrows(MismatchException.class, () -> reading.decode(bytes(vector)));
      assertEquals(vector.get("path"), e.path());
    } else {
      MismatchException e = assertThrows(MismatchException.class, () -> coder.reading(writer));
      assertEquals(vector.get("path"), e.path());
    }
  }

  @TestFactory
  Stream<DynamicTest> refused() {
    return each("refused", "schema", this::checkRefused);
  }

  private void checkRefused(Engine engine, Map<?, ?> vector) {
    Schema schema = schema(vector, "schema");
    SchemaCoder coder = engine.coder(schema);
    Object value = Values.of(schema, vector.get("value"));
    RuntimeException e = assertThrows(RuntimeException.class, () -> coder.encode(value));
    if (e instanceof UnsupportedOperationException cannotBeSaid) throw cannotBeSaid;
    assertInstanceOf(OctavoException.class, e);
  }

  /** Java has no type for the others: most unsigned integers, tuples, flags, columns and so on. */
  @Test
  void manySchemasHaveClasses() {
    long count = schemas().stream().filter(it -> CLASSES.type(it) != null).count();
    assertTrue(count >= 200, () -> count + " schemas");
  }

  @TestFactory
  Stream<DynamicTest> schema() {
    return Vectors.in("schema").stream()
        .map(it -> dynamicTest((String) it.get("name"), () -> checkSchema(it)));
  }

  private void checkSchema(Map<?, ?> vector) {
    String text = (String) vector.get("schema");
    if (vector.get("verdict").equals("valid")) {
      assertEquals(text, Schema.parse(text).text());
      assertEquals(
          vector.get("fingerprint"), String.format("%016x", Schema.parse(text).fingerprint()));
    } else {
      assertThrows(IllegalArgumentException.class, () -> Schema.parse(text));
    }
  }

  private static Stream<DynamicTest> each(
      String folder, String schema, BiConsumer<Engine, Map<?, ?>> check) {
    return Stream.of(Engine.values())
        .flatMap(
            engine ->
                Vectors.in(folder).stream()
                    .filter(it -> engine.has(it.get(schema)))
                    .map(it -> test(engine, it, check)));
  }

  private static DynamicTest test(
      Engine engine, Map<?, ?> vector, BiConsumer<Engine, Map<?, ?>> check) {
    return dynamicTest(
        engine + ": " + vector.get("name"),
        () -> {
          try {
            check.accept(engine, vector);
          } catch (UnsupportedOperationException cannotBeSaid) { // by a long, by a Map
            assumeTrue(false, cannotBeSaid.getMessage());
          }
        });
  }

  private static Schema schema(Map<?, ?> vector, String of) {
    return Schema.parse((String) vector.get(of));
  }

  private static byte[] bytes(Map<?, ?> vector) {
    return HexFormat.of().parseHex((String) vector.get("bytes"));
  }

  /** What was decoded without the fields that are left out of the expected value. */
  private static Object without(Object expected, Object decoded) {
    if (expected instanceof List<?> list) {
      return IntStream.range(0, list.size())
          .mapToObj(it -> without(list.get(it), ((List<?>) decoded).get(it)))
          .toList();
    }
    if (!(expected instanceof Map<?, ?> struct)) return decoded;
    Map<Object, Object> left = new LinkedHashMap<>();
    struct.forEach(
        (name, value) -> left.put(name, without(value, ((Map<?, ?>) decoded).get(name))));
    return left;
  }

  private static boolean same(Object expected, Object found) {
    return Objects.deepEquals(plain(expected), plain(found));
  }

  /** The value with bytes as text. */
  private static Object plain(Object value) {
    if (value instanceof byte[] bytes) return HexFormat.of().formatHex(bytes);
    if (value instanceof java.util.List<?> list)
      return list.stream().map(VectorsTest::plain).toList().toString();
    if (value instanceof GenericShapes.Case it) return it.name() + plain(it.value());
    if (!(value instanceof Map<?, ?> map)) return value;
    StringBuilder text = new StringBuilder();
    map.forEach((name, of) -> text.append(name).append('=').append(plain(of)).append(';'));
    return text.toString();
  }
}
