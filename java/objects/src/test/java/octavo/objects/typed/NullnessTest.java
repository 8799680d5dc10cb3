package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import org.jspecify.annotations.NonNull;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** JSpecify's annotations say where null may be. */
class NullnessTest {
  record Unmarked(String name, @NonNull String always, List<@Nullable String> texts) {}

  @NullMarked
  record Marked(
      String name,
      @Nullable String nick,
      List<String> all,
      List<@Nullable Integer> some,
      Map<String, ? extends List<@Nullable String>> lists,
      @Nullable String[] holes,
      int count) {
    record Inside(String name) {}

    @NullUnmarked
    record Again(String name, @Packed(required = true) String always) {}
  }

  private static String schema(Class<?> type) {
    return Octavo.typed(type).schema().text();
  }

  @Test
  void marksSingleTypes() {
    assertEquals("struct(name:str?,always:str,texts:[str?]?)", schema(Unmarked.class));
  }

  @Test
  void marksAllOfAClass() {
    assertEquals(
        "struct(name:str,nick:str?,all:[str],some:[vi32?],lists:{str:[str?]},holes:[str?],count:vi32)",
        schema(Marked.class));
    assertEquals("struct(name:str)", schema(Marked.Inside.class));
    assertEquals("struct(name:str?,always:str)", schema(Marked.Again.class));
  }

  @Test
  void writesNullsThatAreMarked() {
    Coder<Unmarked> coder = Octavo.typed(Unmarked.class);
    Unmarked value = new Unmarked(null, "a", new ArrayList<>(Arrays.asList("b", null)));
    assertEquals(value, coder.decode(coder.encode(value)));
    Unmarked wrong = new Unmarked("a", null, List.of());
    assertEquals(
        "/always", assertThrows(MismatchException.class, () -> coder.encode(wrong)).path());
  }
}
