package octavo.objects.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Each byte of a text is looked at, however long it is. */
class TextTest {
  private static final int MOST = 70;

  @Test
  void readsAscii() {
    for (int size = 0; size <= MOST; size++) {
      String text = "a".repeat(size);
      assertEquals(text, whole(text.getBytes(UTF_8)));
    }
  }

  @Test
  void readsOneOtherCharacterWhereverItStands() {
    for (int length = 1; length <= MOST; length++)
      for (int at = 0; at < length; at++) {
        String text = "a".repeat(at) + "é" + "a".repeat(length - at - 1);
        assertEquals(text, whole(text.getBytes(UTF_8)));
      }
  }

  @Test
  void leavesWhatIsIllFormedToReaders() {
    for (int size = 1; size <= MOST; size++)
      for (int at = 0; at < size; at++) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) 'a');
        bytes[at] = (byte) 0xe9;
        assertNull(whole(bytes));
      }
  }

  /** Between bytes that are no ASCII. */
  private static String whole(byte[] text) {
    byte[] bytes = new byte[text.length + 16];
    Arrays.fill(bytes, (byte) 0xff);
    System.arraycopy(text, 0, bytes, 8, text.length);
    return Text.getWhole(bytes, 8, text.length);
  }
}
