package octavo.objects.typed;

import static java.util.stream.Collectors.toMap;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.Limits;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoException;
import org.junit.jupiter.api.Test;

/** What generated classes read without a reader is what readers read, and refuse. */
class WholeMessagesTest {
  enum Kind {
    ONE,
    TWO,
    THREE
  }

  record Flat(int id, String name, boolean on, double price, Long size, short rank, Kind kind) {}

  record Chain(long id, String name, Chain next) {}

  record Lists(String name, List<Integer> ints, List<Long> longs, List<String> texts) {}

  record Maps(int id, List<Integer> ints, Map<String, String> map) {}

  /** Its last array may be null. */
  record Numbers(String name, int[] ints, long[] longs, double[] exact, short[] shorts) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Numbers it && Arrays.deepEquals(all(), it.all());
    }

    @Override
    public int hashCode() {
      return Arrays.deepHashCode(all());
    }

    private Object[] all() {
      return new Object[] {name, ints, longs, exact, shorts};
    }
  }

  /** What no list of those is read as. */
  record Others(Set<Integer> ints, Iterable<String> texts) {}

  record Positive(String name, int amount) {
    Positive {
      if (amount < 0) throw new IllegalArgumentException("below zero");
    }
  }

  record Empty() {}

  /** Decoders try to do without a reader again behind so many messages that went through one. */
  private static final int RARE = 64;

  private static final List<String> TEXTS =
      Arrays.asList(
          null, "", "ada", "14 characters.", "15 characters..", "é", "日本\ufffd", "x".repeat(300));

  @Test
  void agreesWithReadersOnWhateverBytes() {
    for (String text : TEXTS) {
      for (Long size : Arrays.asList(null, -1L, 1L << 40))
        agree(Flat.class, new Flat(-300, text, true, 1.5, size, (short) 7, Kind.TWO));
      agree(Chain.class, new Chain(1, text, new Chain(1L << 33, "b", new Chain(-1, text, null))));
    }
    agree(Positive.class, new Positive("a", 5));
    agree(Empty.class, new Empty());
  }

  @Test
  void agreesOnListsAndMaps() {
    for (int count : new int[] {0, 1, 5, 14, 15, 16, 200}) {
      List<Integer> ints = IntStream.range(0, count).map(it -> it * 37 - 90).boxed().toList();
      List<Long> longs = ints.stream().map(it -> it * 100_000_000_000L).toList();
      List<String> texts = ints.stream().map(it -> "t" + it).toList();
      agree(Lists.class, new Lists("lists", ints, longs, texts));
      agree(Lists.class, new Lists("texts", null, longs, TEXTS.stream().skip(1).toList()));
      agree(Maps.class, new Maps(count, ints, texts.stream().collect(toMap(it -> it, it -> it))));
      agree(Others.class, new Others(new HashSet<>(ints), texts));
      int[] array = ints.stream().mapToInt(it -> it).toArray();
      double[] exact = ints.stream().mapToDouble(it -> it / 8.0).toArray();
      long[] wide = longs.stream().mapToLong(it -> it).toArray();
      agree(Numbers.class, new Numbers("numbers", array, wide, exact, new short[] {-1, 2}));
      agree(Numbers.class, new Numbers("none", array, wide, exact, null));
    }
    for (String text : TEXTS.subList(1, TEXTS.size()))
      agree(Maps.class, new Maps(1, List.of(1 << 30), Map.of(text, "value", "key", text)));
  }

  @Test
  void refusesKeysThatAreAlike() {
    Coder<Maps> coder = typed("emit", Maps.class);
    Maps value = new Maps(1, List.of(), Map.of("a", "1", "b", "2"));
    byte[] message = coder.encode(value);
    message[message.length - 2] = message[message.length - 5];
    String expected = outcome(withReader(coder), message, 0).toString();
    assertTrue(expected.contains("another"), expected);
    assertEquals(expected, outcome(withoutReader(coder, coder.encode(value), value), message, 0));
  }

  private static <T> void agree(Class<T> type, T value) {
    Coder<T> coder = typed("emit", type);
    Coder<T> limited = Octavo.builder().limits(new Limits(64, 10_000, 10_000, 10_000)).typed(type);
    byte[] message = coder.encode(value);
    for (byte[] changed : changed(message)) {
      Object expected = outcome(withReader(coder), changed, 0);
      assertEquals(expected, outcome(withoutReader(coder, message, value), changed, 0));
      assertEquals(expected, outcome(withoutReader(coder, message, value), changed, 3));
      assertEquals(expected, outcome(withoutReader(limited, message, value), changed, 3));
    }
  }

  /** The next message goes through a reader: what none can be has just come. */
  private static <T> Decoder<T> withReader(Decoder<T> decoder) {
    assertThrows(OctavoException.class, () -> decoder.decode(new byte[0]));
    return decoder;
  }

  /** The next message does not. */
  private static <T> Decoder<T> withoutReader(Decoder<T> decoder, byte[] message, T value) {
    for (int round = 1; round < RARE; round++) decoder.decode(message);
    assertEquals(value, decoder.decode(message));
    return decoder;
  }

  /** Cut, extended, and with other bytes: at their beginning and their end. */
  private static List<byte[]> changed(byte[] message) {
    List<byte[]> all = new ArrayList<>();
    for (int length = 0; length <= message.length + 2; length++)
      if (length < 100 || length > message.length - 20) all.add(Arrays.copyOf(message, length));
    for (int at = 0; at < Math.min(message.length, 60); at++) {
      for (int bit = 0; bit < 8; bit++) all.add(with(message, at, message[at] ^ 1 << bit));
      all.add(with(message, at, 0xff));
    }
    return all;
  }

  private static byte[] with(byte[] message, int at, int value) {
    byte[] changed = message.clone();
    changed[at] = (byte) value;
    return changed;
  }

  /** The value, or the error, of a message between others. */
  private static Object outcome(Decoder<?> decoder, byte[] message, int offset) {
    byte[] source = new byte[message.length + 2 * offset];
    Arrays.fill(source, (byte) 0x41);
    System.arraycopy(message, 0, source, offset, message.length);
    try {
      return decoder.decode(source, offset, message.length);
    } catch (OctavoException e) {
      return e.toString();
    }
  }

  @Test
  void refusesLengthsThatAreLongerThanNeedBe() {
    Coder<Chain> coder = typed("emit", Chain.class);
    Chain value = new Chain(1, "x".repeat(20), null);
    byte[] message = coder.encode(value);
    byte[] longer = Arrays.copyOf(message, message.length + 1);
    System.arraycopy(message, 3, longer, 4, message.length - 3);
    longer[2] |= (byte) 0x80;
    longer[3] = 0;
    Object expected = outcome(withReader(coder), longer, 0);
    assertTrue(expected.toString().contains("a varint"), expected::toString);
    assertEquals(expected, outcome(withoutReader(coder, message, value), longer, 0));
  }

  @Test
  void countsDepthAsReadersDo() {
    Coder<Chain> coder = typed("emit", Chain.class);
    Chain deepest = null;
    for (int level = 0; level < 64; level++) deepest = new Chain(level, "a", deepest);
    assertEquals(deepest, coder.decode(coder.encode(deepest)));
    byte[] deeper = new byte[65 * 3 + 1];
    byte[] level = coder.encode(new Chain(0, "a", new Chain(0, "a", null)));
    for (int at = 0; at < 65; at++) System.arraycopy(level, 0, deeper, 3 * at, 3);
    assertEquals(outcome(typed("handles", Chain.class), deeper, 0), outcome(coder, deeper, 0));
  }

  @Test
  void tellsWhatAClassRefuses() {
    Coder<Positive> coder = typed("emit", Positive.class);
    byte[] message = coder.encode(new Positive("a", 5));
    message[1] = 1; // -1
    MismatchException error = assertThrows(MismatchException.class, () -> coder.decode(message));
    assertEquals("java.lang.IllegalArgumentException: below zero", error.found());
  }
}
