package octavo.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OctavoExceptionTest {
  /** Names and texts of a message may have any. */
  @Test
  void messagesHaveNoControlCharacters() {
    String found = "\0 \033[1m \205 \u2028 \u2029 é";
    OctavoException error = new MismatchException("a\nb", found).within("x\r");
    assertEquals(
        "mismatch (/x%0D): expected a%0Ab, found %00 %1B[1m %C2%85 %E2%80%A8 %E2%80%A9 é",
        error.getMessage());
    assertEquals("a\nb", error.expected());
    assertEquals("/x\r", error.path());
  }
}
