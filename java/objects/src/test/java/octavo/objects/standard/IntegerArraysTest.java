package octavo.objects.standard;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import octavo.objects.Coder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays of integers are, at every width, what lists of the same integers are. */
class IntegerArraysTest {
  private static final int[] COUNTS = {0, 1, 2, 13, 200};

  /** The first arrays have bytes behind them, the last ones have none. */
  record Longs(long[] first, long[] last) {}

  record Ints(int[] first, int[] last) {}

  record ListsOfLongs(List<Long> first, List<Long> last) {}

  record ListsOfInts(List<Integer> first, List<Integer> last) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void longsOfEveryWidth(String engine) {
    Coder<Longs> coder = typed(engine, Longs.class);
    Coder<ListsOfLongs> lists = typed(engine, ListsOfLongs.class);
    for (int width = 1; width <= Long.BYTES; width++)
      for (int count : COUNTS) {
        long[] longs = longs(count, width);
        List<Long> list = LongStream.of(longs).boxed().toList();
        byte[] bytes = lists.encode(new ListsOfLongs(list, list));
        assertArrayEquals(bytes, coder.encode(new Longs(longs, longs)));
        Longs back = coder.decode(bytes);
        assertArrayEquals(longs, back.first);
        assertArrayEquals(longs, back.last);
      }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void intsOfEveryWidth(String engine) {
    Coder<Ints> coder = typed(engine, Ints.class);
    Coder<ListsOfInts> lists = typed(engine, ListsOfInts.class);
    for (int width = 1; width <= Integer.BYTES; width++)
      for (int count : COUNTS) {
        int[] ints = LongStream.of(longs(count, width)).mapToInt(Math::toIntExact).toArray();
        List<Integer> list = IntStream.of(ints).boxed().toList();
        byte[] bytes = lists.encode(new ListsOfInts(list, list));
        assertArrayEquals(bytes, coder.encode(new Ints(ints, ints)));
        Ints back = coder.decode(bytes);
        assertArrayEquals(ints, back.first);
        assertArrayEquals(ints, back.last);
      }
  }

  /** The greatest and the least of so many bytes, and what is next to these. */
  private static long[] longs(int count, int width) {
    int shift = Long.SIZE - Byte.SIZE * width;
    return LongStream.range(0, count)
        .map(index -> (index % 3 == 0 ? Long.MAX_VALUE - (index << 40) : Long.MIN_VALUE) >> shift)
        .toArray();
  }
}
