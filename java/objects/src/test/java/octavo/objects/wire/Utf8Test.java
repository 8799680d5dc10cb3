package octavo.objects.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import octavo.objects.Coder;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;

class Utf8Test {
  private static final Coder<String> TEXTS = Octavo.typed(String.class);
  private static final Coder<Pair> PAIRS = Octavo.typed(Pair.class);

  record Pair(String one, String other) {}

  @Test
  void writesEveryCodePointAsTheJdkDoes() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) continue;
      String text = "a" + Character.toString(point) + "b";
      byte[] expected = text.getBytes(UTF_8);
      byte[] bytes = new byte[6];
      assertEquals(expected.length, Utf8.put(text.toCharArray(), text.length(), 0, bytes, 0));
      assertArrayEquals(expected, Arrays.copyOf(bytes, expected.length));
      assertEquals(-1, Utf8.firstIllFormed(expected, 0, expected.length));
    }
  }

  /** Of two to four bytes those where a rule of table 3-7 begins or ends. */
  @Test
  void refusesWhatTheJdkRefuses() {
    int[] edges = {0, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xff};
    for (int lead = 0x80; lead <= 0xff; lead++)
      for (int second : edges)
        for (int third : edges)
          for (int fourth : edges) {
            byte[] bytes = {(byte) lead, (byte) second, (byte) third, (byte) fourth};
            for (int size = 1; size <= 4; size++) checkAsTheJdk(Arrays.copyOf(bytes, size));
          }
  }

  private static void checkAsTheJdk(byte[] bytes) {
    ByteBuffer source = ByteBuffer.wrap(bytes);
    CoderResult result = UTF_8.newDecoder().decode(source, CharBuffer.allocate(4), true);
    int expected = result.isError() ? source.position() : -1;
    assertEquals(expected, Utf8.firstIllFormed(bytes, 0, bytes.length));
  }

  /** Its number of bytes takes more than its number of characters would. */
  @Test
  void writesTheLengthOfWhatIsNotAsciiAsThatOfAnyText() {
    for (String character : new String[] {"é", "€", "\ud83d\ude00"})
      for (int count :
          new int[] {4, 5, 7, 8, 14, 15, 42, 43, 64, 127, 128, 129, 5_461, 5_462, 8_192})
        checkLength(character.repeat(count));
  }

  private static void checkLength(String text) {
    byte[] utf8 = text.getBytes(UTF_8);
    byte[] lone = TEXTS.encode(text);
    int lead = lone.length - utf8.length;
    assertEquals((31 - Integer.numberOfLeadingZeros(utf8.length)) / 7 + 1, lead);
    assertArrayEquals(utf8, Arrays.copyOfRange(lone, lead, lone.length));
    assertEquals(text, TEXTS.decode(lone));
    Pair pair = new Pair(text, text);
    assertEquals(pair, PAIRS.decode(PAIRS.encode(pair)));
  }

  /** Characters go through an array of 256. */
  @Test
  void keepsPairsTogetherThatStandAtTheEndOfAPart() {
    for (int before = 250; before < 260; before++) {
      String text = "a".repeat(before) + "\ud83d\ude00".repeat(300);
      assertEquals(text, TEXTS.decode(TEXTS.encode(text)));
      MismatchException e =
          assertThrows(MismatchException.class, () -> TEXTS.encode(text + "\ud83d"));
      assertTrue(e.getMessage().contains("at index " + text.length()), e.getMessage());
    }
  }

  @Test
  void readsWhatItWrote() {
    for (String text :
        new String[] {"\ufffd", "a\ufffd\u20acb", "é".repeat(300), "€".repeat(20_000)})
      assertEquals(text, TEXTS.decode(TEXTS.encode(text)));
  }

  @Test
  void refusesOneWrongByteWhereverItStands() {
    for (int size = 1; size <= 40; size++)
      for (int place = 0; place < size; place++) {
        byte[] message = TEXTS.encode("a".repeat(size));
        int wrong = message.length - size + place;
        message[wrong] = (byte) 0x80;
        MalformedException e = assertThrows(MalformedException.class, () -> TEXTS.decode(message));
        assertEquals(MalformedKind.UTF8, e.kind());
        assertEquals(wrong, e.offset());
      }
  }

  @Test
  void refusesHalvesOfPairs() {
    for (String text :
        new String[] {"\ud800", "a\udc00b", "\ud800\ud800\udc00", "\udc00\ud800", "é\ud83d"}) {
      assertThrows(MismatchException.class, () -> Utf8.checkPairs(text));
      assertThrows(MismatchException.class, () -> TEXTS.encode(text));
    }
  }
}
