package octavo.objects.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of shared texts, beside a list that is searched from its front. */
class WrittenTextsTest {
  private static final int KINDS = 1 << 9;

  private final WrittenTexts texts = new WrittenTexts();
  private final List<String> inOrder = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void numbersAndForgetsTexts(boolean areAlike) {
    Random random = new Random(7);
    for (int step = 0; step < 20_000; step++) {
      if (random.nextInt(200) == 0) forget(random.nextInt(inOrder.size() + 1));
      else number(text(random.nextInt(KINDS), areAlike));
      assertEquals(inOrder.size(), texts.size());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void startsAnew(boolean areAlike) {
    for (int message = 0; message < 4; message++) {
      for (int kind = 0; kind < KINDS; kind++) number(text(kind, areAlike));
      for (int kind = KINDS - 1; kind >= 0; kind--) number(text(kind, areAlike));
      if (message == 1) texts.keep(512);
      else texts.clear();
      inOrder.clear();
      assertEquals(0, texts.size());
    }
  }

  private void number(String text) {
    int known = inOrder.indexOf(text);
    assertEquals(known, texts.number(text), text);
    if (known < 0) inOrder.add(text);
  }

  private void forget(int count) {
    texts.forget(count);
    inOrder.subList(count, inOrder.size()).clear();
  }

  /** A text for each kind; those that are alike have one hash code. */
  private static String text(int kind, boolean areAlike) {
    if (!areAlike) return "kind " + kind;
    StringBuilder text = new StringBuilder();
    for (int bit = 1; bit < KINDS; bit <<= 1) text.append((kind & bit) == 0 ? "Aa" : "BB");
    return text.toString();
  }
}
