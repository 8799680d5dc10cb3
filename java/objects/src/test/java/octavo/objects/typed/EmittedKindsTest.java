package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.MismatchException;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import org.junit.jupiter.api.Test;

/** What generated classes do in another way than others of their kind, as handles do it. */
class EmittedKindsTest {
  /** Numbers written in full, and null among them. */
  record Narrow(
      byte one,
      short two,
      char three,
      @Packed(fixed = true) int four,
      float five,
      Byte six,
      Short seven,
      Float eight,
      Character nine) {}

  record Wide(
      @Packed(fixed = true) long one,
      int two,
      @Packed(fixed = true) int three,
      @Packed(fixed = true) long four,
      double five,
      Short six,
      Long seven,
      Double eight,
      Integer nine) {}

  @Test
  void widenNumbersAlike() {
    List<Narrow> values =
        List.of(
            new Narrow(
                Byte.MIN_VALUE,
                Short.MIN_VALUE,
                '\uffff',
                Integer.MIN_VALUE,
                Float.MIN_VALUE,
                (byte) -1,
                (short) -2,
                -0f,
                'x'),
            new Narrow((byte) 1, (short) 2, 'c', 4, 0.1f, null, null, null, null));
    List<Wide> expected =
        List.of(
            new Wide(
                -128,
                -32768,
                65535,
                Integer.MIN_VALUE,
                Float.MIN_VALUE,
                (short) -1,
                -2L,
                -0.0,
                (int) 'x'),
            new Wide(1, 2, 'c', 4, 0.1f, null, null, null, null));
    Coder<Object> writer = typed("emit", Narrow.class);
    for (int index = 0; index < values.size(); index++) {
      byte[] message = writer.encode(values.get(index));
      assertAgree(engine -> typed(engine, Wide.class).reading(writer.schema()), message);
      Decoder<Object> wide = typed("emit", Wide.class).reading(writer.schema());
      assertEquals(expected.get(index), wide.decode(message));
    }
  }

  private static void assertAgree(Function<String, Decoder<Object>> decoder, byte[] message) {
    Decoder<Object> emit = decoder.apply("emit");
    Decoder<Object> handles = decoder.apply("handles");
    for (byte[] other : EnginesTest.changed(message))
      assertEquals(
          comparable(EnginesTest.outcome(handles, other)),
          comparable(EnginesTest.outcome(emit, other)),
          () -> HexFormat.of().formatHex(other));
  }

  /** Arrays as text. */
  private static Object comparable(Object value) {
    if (!(value instanceof Map<?, ?> map)) return value;
    Map<Object, Object> texts = new TreeMap<>();
    map.forEach((key, of) -> texts.put(HexFormat.of().formatHex((byte[]) key), of));
    return texts;
  }

  private static final Type OCTETS = new TypeRef<Map<byte[], Integer>>() {}.type();

  @Test
  void takeArraysAsKeysAlike() {
    Map<byte[], Integer> map = new LinkedHashMap<>();
    for (int size : new int[] {3, 0, 20}) map.put(new byte[size], size);
    byte[] message = typed("handles", OCTETS).encode(map);
    assertArrayEquals(message, typed("emit", OCTETS).encode(map));
    assertAgree(engine -> typed(engine, OCTETS), message);
    map.put(new byte[3], 4);
    assertEquals("/3", refusal("handles", OCTETS, map).path());
    assertEquals("/3", refusal("emit", OCTETS, map).path());
  }

  private static MismatchException refusal(String engine, Type type, Object value) {
    return assertThrows(MismatchException.class, () -> typed(engine, type).encode(value));
  }

  @Test
  void takeWhatCanBeIteratedOverAlike() {
    Type type = new TypeRef<Iterable<Integer>>() {}.type();
    List<Integer> list = new ArrayList<>(List.of(1, 300, -2));
    Iterable<Integer> iterable = list::iterator;
    byte[] message = typed("handles", type).encode(list);
    for (String engine : List.of("emit", "handles")) {
      assertArrayEquals(message, typed(engine, type).encode(iterable));
      assertArrayEquals(message, typed(engine, type).encode(list));
    }
    assertAgree(engine -> typed(engine, type), message);
    list.set(1, null);
    assertEquals("/1", refusal("handles", type, iterable).path());
    assertEquals("/1", refusal("emit", type, iterable).path());
  }

  /** The last few of a message have no wide load: what is behind it is not theirs. */
  @Test
  void readIntegersUpToTheMessagesEndAlike() {
    Type ints = new TypeRef<List<Integer>>() {}.type();
    Type longs = new TypeRef<List<Long>>() {}.type();
    for (int count = 1; count <= 10; count++) {
      for (int bits = 6; bits < Integer.SIZE; bits += 8)
        assertReadAtTheEnd(ints, Collections.nCopies(count, -1 << bits));
      for (int bits = 6; bits < Long.SIZE; bits += 8)
        assertReadAtTheEnd(longs, Collections.nCopies(count, -1L << bits));
    }
  }

  private static void assertReadAtTheEnd(Type type, List<?> list) {
    byte[] message = typed("handles", type).encode(list);
    assertArrayEquals(message, typed("emit", type).encode(list));
    for (int behind = 0; behind < Long.BYTES; behind++) {
      byte[] source = Arrays.copyOf(message, message.length + behind);
      Arrays.fill(source, message.length, source.length, (byte) -1);
      for (String engine : List.of("emit", "handles"))
        assertEquals(list, typed(engine, type).decode(source, 0, message.length));
    }
  }
}
