package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.typed.WholeMessagesTest.Chain;
import octavo.objects.typed.WholeMessagesTest.Flat;
import octavo.objects.typed.WholeMessagesTest.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that are put into arrays are those that are made anew, and nothing is behind them. */
class GivenArrayTest {
  record Listed(int id, List<String> names) {}

  private static final List<String> TEXTS =
      Arrays.asList(null, "", "a", "14 characters.", "15 characters..", "é", "日本", "x".repeat(300));
  private static final byte FREE = 0x55;

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takeWhatFits(String engine) {
    Coder<Flat> flat = typed(engine, Flat.class);
    Coder<Chain> chain = typed(engine, Chain.class);
    Coder<Listed> listed = typed(engine, Listed.class);
    for (String text : TEXTS) {
      for (Long size : Arrays.asList(null, 0L, -1L, 1L << 40, Long.MIN_VALUE))
        check(flat, new Flat(-300, text, size != null, 1.5, size, (short) 7, Kind.TWO));
      check(flat, new Flat(0, text, false, 0, null, (short) 0, null));
      Chain value = null;
      for (int id = 0; id < 6; id++) check(chain, value = new Chain(id << 5 * id, text, value));
      List<String> names = new ArrayList<>(TEXTS);
      names.remove(null);
      check(listed, new Listed(1, names));
    }
  }

  private static <T> void check(Coder<T> coder, T value) {
    byte[] message = coder.encode(value);
    assertEquals(value, coder.decode(message));
    for (int offset : new int[] {0, 3}) {
      byte[] expected = filled(offset + message.length + 20);
      System.arraycopy(message, 0, expected, offset, message.length);
      byte[] target = filled(expected.length);
      assertEquals(offset + message.length, coder.encodeInto(value, target, offset));
      assertArrayEquals(expected, target);
      byte[] full = new byte[offset + message.length];
      assertEquals(full.length, coder.encodeInto(value, full, offset));
      byte[] small = new byte[full.length - 1];
      assertThrows(IndexOutOfBoundsException.class, () -> coder.encodeInto(value, small, offset));
    }
    assertThrows(IndexOutOfBoundsException.class, () -> coder.encodeInto(value, new byte[400], -1));
  }

  private static byte[] filled(int size) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, FREE);
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void keepWhatIsBeforeAndBehindValuesThatAreRefused(String engine) {
    Coder<Chain> coder = typed(engine, Chain.class);
    Chain refused = new Chain(1, "fine", new Chain(2, "a\ud800 lone surrogate", null));
    byte[] target = filled(100);
    MismatchException error =
        assertThrows(MismatchException.class, () -> coder.encodeInto(refused, target, 20));
    assertEquals("/next/name", error.path());
    assertArrayEquals(filled(20), Arrays.copyOf(target, 20));
    assertArrayEquals(filled(40), Arrays.copyOfRange(target, 60, 100));
    check(coder, new Chain(3, "and goes on", null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void saysWhatCannotBeWritten(String engine) {
    Coder<Chain> coder = typed(engine, Chain.class);
    Chain deep = null;
    for (int level = 0; level < 65; level++) deep = new Chain(level, "a", deep);
    Chain tooDeep = deep;
    assertThrows(MismatchException.class, () -> coder.encodeInto(tooDeep, new byte[1000], 0));
    assertThrows(MismatchException.class, () -> coder.encodeInto(null, new byte[1000], 0));
    check(coder, tooDeep.next());
  }
}
