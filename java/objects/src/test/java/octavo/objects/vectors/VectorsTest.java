package octavo.objects.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import octavo.objects.MalformedException;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Resolution;
import octavo.objects.schema.Schema;
import octavo.objects.wire.ValueCoder;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The vectors of /conformance, through values without classes. */
class VectorsTest {
  @TestFactory
  Stream<DynamicTest> valid() {
    return each("valid", this::checkValid);
  }

  private void checkValid(Map<?, ?> vector) {
    Schema schema = Schema.parse((String) vector.get("schema"));
    ValueCoder root = GenericCoder.of(schema);
    byte[] bytes = bytes(vector);
    Object value = Values.of(schema, vector.get("value"));
    assertTrue(same(value, GenericCoder.decode(root, bytes)), "decoded");
    if (vector.get("reencode").equals("same"))
      assertArrayEquals(bytes, GenericCoder.encode(root, value));
    if (vector.get("reencode").equals("shorter"))
      assertTrue(GenericCoder.encode(root, value).length < bytes.length);
  }

  @TestFactory
  Stream<DynamicTest> invalid() {
    return each("invalid", this::checkInvalid);
  }

  private void checkInvalid(Map<?, ?> vector) {
    ValueCoder root = GenericCoder.of(Schema.parse((String) vector.get("schema")));
    MalformedException e =
        assertThrows(MalformedException.class, () -> GenericCoder.decode(root, bytes(vector)));
    String found = e.kind().name().toLowerCase(Locale.ROOT) + " at " + e.offset();
    assertEquals(
        vector.get("kind") + " at " + ((Json.Number) vector.get("offset")).text(),
        found,
        e::getMessage);
  }

  @TestFactory
  Stream<DynamicTest> evolution() {
    return each("evolution", this::checkEvolution);
  }

  private void checkEvolution(Map<?, ?> vector) {
    Schema writer = Schema.parse((String) vector.get("writer"));
    Schema reader = Schema.parse((String) vector.get("reader"));
    assertArrayEquals(
        bytes(vector),
        GenericCoder.encode(GenericCoder.of(writer), Values.of(writer, vector.get("written"))));
    Object value = Values.of(reader, vector.get("value"));
    assertTrue(
        same(value, without(value, GenericCoder.decode(GenericCoder.of(reader), bytes(vector)))),
        "decoded");
  }

  @TestFactory
  Stream<DynamicTest> resolution() {
    return each("resolution", this::checkResolution);
  }

  private void checkResolution(Map<?, ?> vector) {
    Schema writer = Schema.parse((String) vector.get("writer"));
    Schema reader = Schema.parse((String) vector.get("reader"));
    assertArrayEquals(
        bytes(vector),
        GenericCoder.encode(GenericCoder.of(writer), Values.of(writer, vector.get("written"))));
    if (vector.get("verdict").equals("mismatch")) {
      checkMismatch(vector, reader, writer);
    } else {
      Object value = Values.of(reader, vector.get("value"));
      assertEquals(
          plain(value), plain(GenericCoder.decode(reading(reader, writer), bytes(vector))));
    }
  }

  private static void checkMismatch(Map<?, ?> vector, Schema reader, Schema writer) {
    if ((Boolean) vector.get("late")) {
      ValueCoder root = reading(reader, writer);
      MismatchException e =
          assertThrows(MismatchException.class, () -> GenericCoder.decode(root, bytes(vector)));
      assertEquals(vector.get("path"), e.path());
    } else {
      MismatchException e = assertThrows(MismatchException.class, () -> reading(reader, writer));
      assertEquals(vector.get("path"), e.path());
    }
  }

  private static ValueCoder reading(Schema reader, Schema writer) {
    return HandlesEngine.of(Resolution.of(new GenericShapes().of(reader), writer));
  }

  @TestFactory
  Stream<DynamicTest> refused() {
    Set<String> cannotBeSaid = Set.of("u64 -1", "the same key twice"); // by a long, by a Map
    return each("refused", this::checkRefused)
        .filter(it -> !cannotBeSaid.contains(it.getDisplayName()));
  }

  private void checkRefused(Map<?, ?> vector) {
    Schema schema = Schema.parse((String) vector.get("schema"));
    assertThrows(
        OctavoException.class,
        () -> GenericCoder.encode(GenericCoder.of(schema), Values.of(schema, vector.get("value"))));
  }

  @TestFactory
  Stream<DynamicTest> schema() {
    return each("schema", this::checkSchema);
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
      String folder, java.util.function.Consumer<Map<?, ?>> check) {
    return Vectors.in(folder).stream()
        .map(it -> dynamicTest((String) it.get("name"), () -> check.accept(it)));
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
