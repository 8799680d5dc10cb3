package octavo.benchmarks.java.contestants;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.SimpleObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PackByHandTest {
  private static final List<String> TEXTS =
      Arrays.asList(
          null, "", "a", "14 characters.", "15 characters..", "é", "日本語の文字列", "b".repeat(600));
  private static final List<Long> NUMBERS =
      List.of(0L, -1L, 127L, 128L, -70_000L, 1L << 24, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE);

  @ParameterizedTest
  @MethodSource
  void writesAndReadsOctavosMessages(Object value) throws Exception {
    Contestant octavo = new OctavoContestant(value.getClass());
    PackByHand hand = new PackByHand();
    byte[] message = octavo.encode(value);
    assertArrayEquals(message, hand.encode(value));
    assertSame(value, hand.decode(message, value.getClass()));
    byte[] truncated = Arrays.copyOf(message, message.length - 1);
    assertThrows(IllegalArgumentException.class, () -> hand.decode(truncated, value.getClass()));
    byte[] trailing = Arrays.copyOf(message, message.length + 1);
    assertThrows(IllegalArgumentException.class, () -> hand.decode(trailing, value.getClass()));
  }

  static List<Object> writesAndReadsOctavosMessages() {
    List<Object> values = new ArrayList<>();
    for (String text : TEXTS) {
      for (long number : NUMBERS) values.add(simple(text, number));
      values.add(complex(text, null, null));
      values.add(complex(text, List.of(), Map.of()));
      values.add(complex(text, List.of(1, -300), tags(1)));
      values.add(complex(text, Collections.nCopies(20, 1 << 20), tags(200)));
      values.add(deep(text, 3));
    }
    return values;
  }

  @Test
  void refusesWhatIsTooDeep() throws Exception {
    Contestant octavo = new OctavoContestant(DeepObject.class);
    PackByHand hand = new PackByHand();
    DeepObject deepest = deep("a", 64);
    assertSame(deepest, hand.decode(octavo.encode(deepest), DeepObject.class));
    byte[] deeper = hand.encode(deep("a", 65));
    assertThrows(IllegalArgumentException.class, () -> hand.decode(deeper, DeepObject.class));
  }

  private static void assertSame(Object expected, Object found) {
    ObjectMapper json = new ObjectMapper();
    assertEquals((Object) json.valueToTree(expected), json.valueToTree(found));
  }

  private static SimpleObject simple(String text, long number) {
    SimpleObject it = new SimpleObject();
    it.id = (int) number;
    it.name = text;
    it.active = number > 0;
    it.doubleValue = number / 3.0;
    it.floatValue = number / 7f;
    it.longValue = number;
    it.shortValue = (short) number;
    return it;
  }

  private static ComplexObject complex(
      String text, List<Integer> numbers, Map<String, String> tags) {
    ComplexObject it = new ComplexObject();
    it.id = 70_000;
    it.name = text;
    it.numbers = numbers;
    it.tags = tags;
    return it;
  }

  private static Map<String, String> tags(int count) {
    Map<String, String> tags = new TreeMap<>();
    for (int index = 0; index < count; index++)
      tags.put("key" + index, TEXTS.get(1 + index % (TEXTS.size() - 1)));
    return tags;
  }

  private static DeepObject deep(String text, int levels) {
    DeepObject it = new DeepObject();
    it.id = levels;
    it.name = text;
    it.child = levels > 1 ? deep(text, levels - 1) : null;
    return it;
  }
}
