package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.objects.Coder;
import octavo.objects.ForkedJvm;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import org.junit.jupiter.api.Test;

/** A shared text that might have more bytes than can be told. */
class LongSharedTextTest {
  private static final int MOST = 357_913_941;

  record Shared(@Packed(shared = true) String text) {}

  public static void main(String[] arguments) {
    Coder<Shared> coder = Octavo.typed(Shared.class);
    try {
      coder.encode(new Shared("a".repeat(MOST + 1)));
    } catch (MismatchException e) {
      System.out.print(e.getMessage());
    }
  }

  @Test
  void isRefused() throws Exception {
    assertEquals(
        "mismatch (/text): expected a shared text of at most 357913941 characters, found 357913942",
        ForkedJvm.output(LongSharedTextTest.class, "-Xmx600m"));
  }
}
