package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.AbstractList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.Faults;
import octavo.objects.MalformedException;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoException;
import octavo.objects.TypeRef;
import org.junit.jupiter.api.Test;

/** Typed coders of plain objects; run over both engines. */
abstract class TypedTest {
  private final String engine;

  TypedTest(String engine) {
    this.engine = engine;
  }

  private <T> Coder<T> typed(java.lang.reflect.Type type) {
    return Engines.by(engine, () -> Octavo.typed(type));
  }

  @Test
  void roundTripsEverything() {
    Coder<Everything> coder = typed(Everything.class);
    for (int seed = 0; seed < 40; seed++) {
      Everything value =
          Everything.full(
              seed, seed % 2 == 0 ? null : Everything.full(seed + 1, Everything.empty()));
      assertEquals(value, coder.decode(coder.encode(value)));
    }
    assertEquals(Everything.empty(), coder.decode(coder.encode(Everything.empty())));
  }

  @Test
  void writesWhatTheOtherEngineWrites() {
    Coder<Everything> coder = typed(Everything.class);
    Coder<Everything> reference = new HandlesTypedTest().typedHere(Everything.class);
    for (int seed = 0; seed < 40; seed++) {
      Everything value = Everything.full(seed, Everything.full(seed + 1, null));
      assertArrayEquals(reference.encode(value), coder.encode(value));
    }
  }

  final <T> Coder<T> typedHere(Class<T> type) {
    return typed(type);
  }

  record Point(int x, int y) {}

  @Test
  void followsTheSpecification() {
    record User(
        @octavo.objects.Packed(fixed = true) long id, String name, Point at, List<Integer> marks) {}
    Coder<User> coder = typed(User.class);
    assertEquals(
        "struct(id:i64,name:str?,at:struct(x:vi32,y:vi32)?,marks:[vi32]?)", coder.schema().text());
    User user = new User(7, "ada", new Point(1, -300), List.of(1, 2));
    assertEquals(
        "33" + "0700000000000000" + "616461" + "04025702" + "020204",
        HexFormat.of().formatHex(coder.encode(user)));
    assertEquals(user, coder.decode(coder.encode(user)));
  }

  @Test
  void encodesIntoBuffers() {
    Coder<Point> coder = typed(Point.class);
    byte[] target = new byte[8];
    assertEquals(6, coder.encodeInto(new Point(1, -300), target, 2));
    assertEquals("0000040257020000", HexFormat.of().formatHex(target));
    assertEquals(new Point(1, -300), coder.decode(target, 2, 4));
    for (ByteBuffer buffer : List.of(ByteBuffer.allocate(9), ByteBuffer.allocateDirect(9))) {
      buffer.put((byte) 0);
      coder.encodeInto(new Point(5, 6), buffer);
      buffer.flip().position(1);
      assertEquals(new Point(5, 6), coder.decode(buffer));
      assertEquals(0, buffer.remaining());
    }
    assertThrows(
        IndexOutOfBoundsException.class, () -> coder.encodeInto(new Point(1, 1), target, 6));
  }

  @Test
  void takesTypesWithParameters() {
    Coder<Map<String, List<Point>>> coder =
        typed(new TypeRef<Map<String, List<Point>>>() {}.type());
    Map<String, List<Point>> value = Map.of("a", List.of(new Point(1, 2)), "b", List.of());
    assertEquals(value, coder.decode(coder.encode(value)));
  }

  record Numbered(int number, String... names) {}

  @Test
  void makesRecordsOfAnyNumberOfComponents() {
    Coder<Numbered> coder = typed(Numbered.class);
    Numbered read = coder.decode(coder.encode(new Numbered(3, "a", "b")));
    assertArrayEquals(new String[] {"a", "b"}, read.names);
  }

  @Test
  void saysWhereAnErrorIs() {
    Coder<Everything> coder = typed(Everything.class);
    Everything value = Everything.full(3, Everything.full(4, new Everything("no name")));
    assertEquals(
        "/child/child/name",
        assertThrows(MismatchException.class, () -> coder.encode(value)).path());
  }

  /** Any prefix of a message is refused, any change of a byte is refused or gives another value. */
  @Test
  void survivesHostileInput() {
    Coder<Everything> coder = typed(Everything.class);
    byte[] message = coder.encode(Everything.full(5, Everything.full(20, null)));
    for (int size = 0; size < message.length; size++) {
      byte[] part = java.util.Arrays.copyOf(message, size);
      assertThrows(MalformedException.class, () -> coder.decode(part));
    }
    for (int at = 0; at < message.length; at++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] changed = message.clone();
        changed[at] ^= (byte) (1 << bit);
        try {
          coder.decode(changed);
        } catch (OctavoException e) {
          Faults.assertNone(e);
        }
      }
    }
  }

  @Test
  void servesAllThreads() {
    Coder<Everything> coder = typed(Everything.class);
    List<Everything> values =
        IntStream.range(0, 2000).parallel().mapToObj(it -> Everything.full(it % 30, null)).toList();
    List<Everything> decoded =
        values.parallelStream().map(it -> coder.decode(coder.encode(it))).toList();
    assertEquals(values, decoded);
  }

  /** A list that encodes something else whenever it is asked for its size. */
  static final class Encoding extends AbstractList<Integer> {
    private final Coder<Point> coder;

    Encoding(Coder<Point> coder) {
      this.coder = coder;
    }

    @Override
    public Integer get(int index) {
      return coder.decode(coder.encode(new Point(index, 0))).x();
    }

    @Override
    public int size() {
      return coder.encode(new Point(1, 2)).length;
    }
  }

  @Test
  void mayBeUsedWhileItIsInUse() {
    record Holder(String name, List<Integer> numbers) {}
    Coder<Holder> coder = typed(Holder.class);
    Holder holder = new Holder("a", new Encoding(typed(Point.class)));
    assertEquals(List.of(0, 1, 2), coder.decode(coder.encode(holder)).numbers());
  }

  static class Node {
    int id;
    Node next;
  }

  @Test
  void refusesCycles() {
    Coder<Node> coder = typed(Node.class);
    Node node = new Node();
    node.next = node;
    assertThrows(MismatchException.class, () -> coder.encode(node));
  }

  @Test
  void refusesSubclasses() {
    Coder<Node> coder = typed(Node.class);
    assertThrows(MismatchException.class, () -> coder.encode(new Node() {}));
  }

  static class Unknown {
    List<Object> things;
  }

  @Test
  void namesTheFieldThatHasNoSchema() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> typed(Unknown.class));
    assertEquals(true, e.getMessage().contains("things"), e::getMessage);
  }
}
