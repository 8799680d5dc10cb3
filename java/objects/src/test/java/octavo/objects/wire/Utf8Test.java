package octavo.objects.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;

class Utf8Test {
  private static final Coder<String> TEXTS = Octavo.typed(String.class);

  @Test
  void writesEveryCodePointAsTheJdkDoes() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) continue;
      String text = "a" + Character.toString(point) + "b";
      byte[] expected = text.getBytes(UTF_8);
      byte[] bytes = new byte[6];
      assertEquals(expected.length, Utf8.size(text));
      assertEquals(expected.length, Utf8.put(text, bytes, 0));
      assertArrayEquals(expected, Arrays.copyOf(bytes, expected.length));
    }
  }

  @Test
  void readsWhatItWrote() {
    for (String text :
        new String[] {"\ufffd", "a\ufffd\u20acb", "é".repeat(300), "€".repeat(20_000)})
      assertEquals(text, TEXTS.decode(TEXTS.encode(text)));
  }

  @Test
  void refusesHalvesOfPairs() {
    for (String text :
        new String[] {"\ud800", "a\udc00b", "\ud800\ud800\udc00", "\udc00\ud800", "é\ud83d"}) {
      assertThrows(MismatchException.class, () -> Utf8.size(text));
      assertThrows(MismatchException.class, () -> TEXTS.encode(text));
    }
  }
}
