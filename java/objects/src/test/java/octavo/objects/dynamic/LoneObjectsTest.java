package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Status;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import octavo.objects.Engines;
import octavo.objects.Limits;
import octavo.objects.MalformedException;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.OctavoException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages of one flat object, which take no writer or reader, are as those that do. */
class LoneObjectsTest {
  record Flat(int id, String name, Double price) {}

  record Empty() {}

  record Held(Object value) {}

  /** More than there are between two messages that go without, where one could not. */
  private static final int ROUNDS = 65;

  private static final String ALL = "octavo.objects.dynamic.LoneObjectsTest$*";

  private static final List<Object> VALUES =
      List.of(
          new Flat(-300, "ada", 1.5),
          new Flat(0, null, null),
          new Flat(1 << 30, "é", 0.0),
          new Flat(7, "n".repeat(300), 0.0),
          new Empty(),
          new Held(new Flat(1, "held", null)),
          "text",
          List.of(1, 2));

  /** Named, registered with a number of one byte, of two. */
  private static OctavoBuilder builder(int number) {
    OctavoBuilder builder = Octavo.builder().allow(ALL);
    return number < 0 ? builder : builder.register(Flat.class, number);
  }

  /** One that has tried what it writes and reads without a writer and a reader. */
  private static Octavo warm(Octavo octavo) {
    Flat flat = new Flat(1, "warm", 2.0);
    byte[] message = octavo.encode(flat);
    for (int round = 0; round < ROUNDS; round++) {
      assertArrayEquals(message, octavo.encode(flat));
      assertEquals(flat, octavo.decode(message));
    }
    return octavo;
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 5, 300})
  void areWrittenAsWithHandles(int number) {
    Octavo handles = Engines.by("handles", () -> builder(number).build());
    for (Object value : VALUES) {
      byte[] message = handles.encode(value);
      Octavo octavo = warm(builder(number).build());
      for (int round = 0; round < ROUNDS; round++) {
        assertArrayEquals(message, octavo.encode(value));
        byte[] target = new byte[message.length + 4];
        assertEquals(3 + message.length, octavo.encodeInto(value, target, 3));
        assertArrayEquals(message, Arrays.copyOfRange(target, 3, 3 + message.length));
        assertEquals(0, target[0] | target[1] | target[2] | target[target.length - 1]);
        byte[] little = new byte[message.length - 1];
        assertThrows(IndexOutOfBoundsException.class, () -> octavo.encodeInto(value, little, 0));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 5, 300})
  void areReadAsWithHandles(int number) {
    Octavo handles = Engines.by("handles", () -> builder(number).build());
    for (Object value : VALUES) {
      byte[] message = handles.encode(value);
      for (byte[] changed : changed(message)) {
        Object expected = outcome(handles, changed, 0);
        assertEquals(expected, outcome(warm(builder(number).build()), changed, 0));
        assertEquals(expected, outcome(warm(builder(number).build()), changed, 3));
      }
    }
  }

  private static List<byte[]> changed(byte[] message) {
    List<byte[]> all = new ArrayList<>();
    for (int size = 0; size <= Math.min(message.length + 1, 60); size++)
      all.add(Arrays.copyOf(message, size));
    for (int at = 0; at < Math.min(message.length, 40); at++) {
      for (int bits : new int[] {1, 2, 0x80, 0xff}) {
        byte[] changed = message.clone();
        changed[at] ^= (byte) bits;
        all.add(changed);
      }
    }
    all.add(message);
    return all;
  }

  /** What is read, or the error's words; the message stands at {@code offset} of an array. */
  private static Object outcome(Octavo octavo, byte[] message, int offset) {
    byte[] source = new byte[offset + message.length + 2];
    System.arraycopy(message, 0, source, offset, message.length);
    try {
      return String.valueOf(octavo.decode(source, offset, message.length));
    } catch (OctavoException e) {
      return e.getMessage();
    }
  }

  /** A filter is asked of each, and limits hold, however many messages went before. */
  @Test
  void areFilteredAndLimited() {
    Octavo open = warm(builder(5).build());
    byte[] message = open.encode(new Flat(1, "n".repeat(20), 2.0));
    int[] asked = {0};
    ObjectInputFilter filter =
        it -> Status.values()[it.serialClass() == null ? 0 : asked[0]++ < 200 ? 1 : 2];
    Octavo filtered = warm(builder(5).filter(filter).build());
    for (int round = asked[0]; round < 200; round++) filtered.decode(message);
    assertThrows(MismatchException.class, () -> filtered.decode(message));
    Octavo limited = warm(builder(5).limits(Limits.DEFAULT.withMaxStringBytes(19)).build());
    assertInstanceOf(
        MalformedException.class,
        assertThrows(OctavoException.class, () -> limited.decode(message)));
  }

  /** What the first value of a part was says nothing of the next one. */
  @ParameterizedTest
  @CsvSource({"emit,false", "emit,true", "handles,false", "handles,true"})
  void partsMayBeOfAnotherClassEachTime(String engine, boolean hasReferences) {
    OctavoBuilder builder = builder(5);
    Octavo octavo = Engines.by(engine, (hasReferences ? builder.references() : builder)::build);
    for (int round = 0; round < 3; round++)
      for (Object value : VALUES) {
        List<Object> many = Arrays.asList(new Held(value), new Held(value), new Held(new Empty()));
        assertEquals(many, octavo.decode(octavo.encode(many)));
      }
  }
}
