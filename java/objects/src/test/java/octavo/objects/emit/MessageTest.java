package octavo.objects.emit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.Limits;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import octavo.objects.model.Access;
import octavo.objects.standard.StandardTypes;
import octavo.objects.types.ShapeReader;
import octavo.objects.wire.ValueCoder;
import org.junit.jupiter.api.Test;

/** Messages whose bytes are counted before they are written are those of handles. */
class MessageTest {
  /** More than there are between two messages that are counted, where one could not be. */
  private static final int ROUNDS = 65;

  enum Color {
    RED,
    GREEN,
    BLUE
  }

  static class Mixed {
    Boolean maybe;
    Color color;
    double exact;
    Float half;

    @Packed(fixed = true)
    Long full;

    String text;
    int id;
    Integer some;
  }

  record Fixed(boolean flag, byte one, short two, char three, float four, Byte five) {}

  record Numbers(int first, long second, Integer third, Long fourth) {}

  static class Link {
    String text;
    Link next;
    int id;
  }

  static class Further extends Link {}

  static class TextInFront {
    String text;
    List<Integer> list;
  }

  static ValueCoder emitted(Class<?> type) {
    Access access = new Access(List.of(MethodHandles.lookup()));
    ShapeReader reader = new ShapeReader(StandardTypes.ALL, Map.of(), access);
    return EmitEngine.of(reader.read(type), access, false, false, false);
  }

  private static <T> Coder<T> coder(Class<T> type, String engine) {
    return Engines.typed(engine, type);
  }

  /** Of every length around those that take another byte, and with what is not ASCII anywhere. */
  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    texts.add(null);
    for (int length : new int[] {0, 1, 7, 13, 14, 15, 16, 17, 40, 141, 142, 143, 300, 20_000}) {
      texts.add("x".repeat(length));
      for (String other : List.of("\u0080", "é", "✓", "😀"))
        for (int at = 0; at <= length; at += 1 + length / 3)
          texts.add("x".repeat(at) + other + "x".repeat(length - at));
    }
    return texts;
  }

  @Test
  void takesTextsOfAnyLength() {
    Coder<Link> emit = coder(Link.class, "emit");
    Coder<Link> handles = coder(Link.class, "handles");
    for (String text : texts()) {
      Link link = new Link();
      link.text = text;
      assertSame(handles.encode(link), emit, link);
      Link outer = new Link();
      outer.next = link;
      outer.text = "outer";
      assertSame(handles.encode(outer), emit, outer);
    }
  }

  private static <T> void assertSame(byte[] expected, Coder<T> coder, T value) {
    for (int round = 0; round < ROUNDS; round++) assertArrayEquals(expected, coder.encode(value));
  }

  @Test
  void takesIntegersUpToTheEnd() {
    Coder<Numbers> handles = coder(Numbers.class, "handles");
    ValueCoder emit = emitted(Numbers.class);
    for (int first = 0; first < Integer.SIZE; first++) {
      for (int last = 0; last < Long.SIZE; last += 3) {
        long big = -1L << last;
        List<Numbers> all =
            List.of(
                new Numbers(1 << first, big, null, null),
                new Numbers(-1, 0, -1 << first, big),
                new Numbers(1 << first, big, 1 << first, big),
                new Numbers(1 << first, 1, 1, null));
        for (Numbers value : all)
          assertArrayEquals(handles.encode(value), emit.message(value, 0, 1), value::toString);
      }
    }
  }

  @Test
  void takesEveryKindOfField() {
    Coder<Mixed> handles = coder(Mixed.class, "handles");
    ValueCoder emit = emitted(Mixed.class);
    Random random = new Random(7);
    for (int round = 0; round < 2000; round++) {
      Mixed value = mixed(random);
      assertArrayEquals(handles.encode(value), emit.message(value, 0, 1));
    }
  }

  private static Mixed mixed(Random random) {
    Mixed it = new Mixed();
    it.exact = random.nextDouble();
    it.id = random.nextInt() >> random.nextInt(32);
    if (random.nextBoolean()) it.maybe = random.nextBoolean();
    if (random.nextBoolean()) it.color = Color.values()[random.nextInt(3)];
    if (random.nextBoolean()) it.half = random.nextFloat();
    if (random.nextBoolean()) it.full = random.nextLong();
    if (random.nextBoolean()) it.some = random.nextInt() >> random.nextInt(32);
    if (random.nextBoolean()) it.text = "x".repeat(random.nextInt(20));
    return it;
  }

  @Test
  void takesNumbersInFull() {
    for (Byte last : new Byte[] {null, -1}) {
      Fixed value = new Fixed(true, (byte) -1, (short) -2, '\uffff', 0.1f, last);
      byte[] expected = coder(Fixed.class, "handles").encode(value);
      assertArrayEquals(expected, emitted(Fixed.class).message(value, 0, 1));
    }
  }

  @Test
  void leavesToOthersWhatCannotBeCounted() {
    ValueCoder links = emitted(Link.class);
    Link link = chain(63);
    assertNotNull(links.message(link, 0, 1));
    assertNull(links.message(chain(64), 0, 1));
    assertNull(links.message(link, 0, 2));
    assertNull(links.message("text", 0, 1));
    link.next.next.text = "é";
    assertNull(links.message(link, 0, 1));
    assertNull(emitted(TextInFront.class).message(new TextInFront(), 0, 1));
  }

  private static Link chain(int behind) {
    Link link = new Link();
    link.id = behind;
    link.text = "link";
    if (behind > 0) link.next = chain(behind - 1);
    return link;
  }

  @Test
  void tellsErrorsAlike() {
    Link other = chain(2);
    other.next.next = new Further();
    assertRefusedAlike(other, "/next/next");
    assertRefusedAlike(new Further(), "");
    assertRefusedAlike(null, "");
    Link alone = chain(0);
    alone.text = "\ud800";
    assertRefusedAlike(alone, "/text");
    Link cycle = chain(0);
    cycle.next = cycle;
    assertRefusedAlike(cycle, "/next".repeat(64));
  }

  private static void assertRefusedAlike(Link value, String path) {
    for (String engine : List.of("emit", "handles")) {
      Coder<Link> coder = coder(Link.class, engine);
      MismatchException refusal =
          assertThrows(MismatchException.class, () -> coder.encode(value), engine);
      assertEquals(path, refusal.path(), engine);
    }
  }

  @Test
  void keepsToLimits() {
    Limits limits = Limits.DEFAULT.withMaxDepth(3);
    for (String engine : List.of("emit", "handles")) {
      Coder<Link> coder =
          Engines.by(engine, () -> Octavo.builder().limits(limits).typed(Link.class));
      Link fits = chain(2);
      assertEquals(2, coder.decode(coder.encode(fits)).id);
      assertThrows(MismatchException.class, () -> coder.encode(chain(3)), engine);
    }
  }
}
