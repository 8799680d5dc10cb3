package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
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

  @NullMarked
  static class Above<T extends @Nullable Object> {
    T value;

    Above(T value) {
      this.value = value;
    }
  }

  @NullMarked
  static final class Below extends Above<@Nullable String> {
    Below() {
      super(null);
    }
  }

  @NullMarked
  static final class Full extends Above<String> {
    Full() {
      super("full");
    }
  }

  static final class Texts extends ArrayList<@Nullable String> {}

  interface ByName<V> extends Map<@Nullable String, V> {}

  static final class Counts extends HashMap<@Nullable String, @Nullable Integer>
      implements ByName<@Nullable Integer> {}

  @NullMarked
  sealed interface Option<T extends @Nullable Object> {}

  @NullMarked
  record Some<T>(@Nullable T value) implements Option<@Nullable T> {}

  @NullMarked
  record Choice(Option<@Nullable String> option) {}

  @Test
  void marksArgumentsOfSupertypes() {
    assertEquals("struct(value:str?)", schema(Below.class));
    assertEquals("struct(value:str)", schema(Full.class));
    assertEquals("[str?]", schema(Texts.class));
    assertEquals("{str?:vi32?}", schema(Counts.class));
    assertEquals("struct(option:union(Some:struct(value:str?)))", schema(Choice.class));
  }

  @NullMarked
  record Wild(
      List<? extends @Nullable String> texts,
      List<? extends List<? extends @Nullable String>> lists,
      List<? extends String> all) {}

  @Test
  void marksBoundsOfWildcards() {
    assertEquals("struct(texts:[str?],lists:[[str?]],all:[str])", schema(Wild.class));
  }

  @Test
  void marksReferences() {
    assertEquals(
        "{str?:[str?]}",
        Octavo.typed(new TypeRef<Map<@Nullable String, List<@Nullable String>>>() {})
            .schema()
            .text());
    assertEquals("[str]", Octavo.typed(new TypeRef<List<String>>() {}).schema().text());
  }

  @NullMarked
  record Box<T extends @Nullable Object>(T value) {}

  @NullMarked
  record Sure<T>(T value) {}

  record Plain<T>(T value) {}

  @NullMarked
  record Boxes(Box<@Nullable String> box) {}

  @Test
  void variablesAreNullIfTheirBoundIs() {
    List<Object> values =
        List.of(new Box<>(null), new Boxes(new Box<>(null)), new Plain<>(null), new Sure<>("a"));
    OctavoBuilder builder = Octavo.builder().allow("octavo.objects.typed.*");
    for (Octavo octavo : List.of(builder.build(), builder.references().build())) {
      for (Object value : values) assertEquals(value, octavo.decode(octavo.encode(value)));
      Sure<@Nullable String> wrong = new Sure<>(null);
      assertThrows(MismatchException.class, () -> octavo.encode(wrong));
    }
  }
}
