package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import octavo.objects.frame.FrameReader;
import octavo.objects.schema.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a class throws at values, or values that are of other types, are errors of this library. */
class RefusingClassesTest {
  record Raw(int value) {}

  record Even(int value) {
    Even {
      if (value % 2 != 0) throw new IllegalArgumentException("odd: " + value);
    }
  }

  record Checked(int value) {
    Checked {
      if (value % 2 != 0) throw RefusingClassesTest.<RuntimeException>sneak(new IOException("odd"));
    }
  }

  static final class Made {
    static boolean isRefused;
    int value = 1;

    Made() {
      if (isRefused) throw new IllegalStateException("not now");
    }
  }

  /** Has no hash code and no order without a name. */
  record Named(@Nullable String name) implements Comparable<Named> {
    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Named it && it.name.equals(name);
    }

    @Override
    public int compareTo(Named other) {
      return name.compareTo(other.name);
    }
  }

  record Lists<T>(Map<String, List<T>> lists) {}

  record Arrays<T>(T[] array) {}

  record Queue(ArrayDeque<@Nullable String> texts) {}

  record Letter(byte[] body) {
    static final Coder<Even> EVEN = Octavo.typed(Even.class);

    Letter {
      EVEN.decode(body);
    }
  }

  /** Reads a frame out of what it is made of. */
  record Framed(byte[] body) {
    Framed {
      try {
        new FrameReader(new ByteArrayInputStream(body)).next();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Reads an object out of what it is made of. */
  record Streamed(byte[] body) {
    Streamed {
      try {
        Letter.EVEN.reader(new ByteArrayInputStream(body)).read();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Reads its text as a schema, and by it. */
  record Described(String schema) {
    Described {
      Letter.EVEN.reading(Schema.parse(schema));
    }
  }

  /** Encodes a set with null in it whenever it is asked for its element. */
  static final class Encoding extends AbstractList<String> {
    @Override
    public String get(int index) {
      Octavo.typed(new TypeRef<Set<String>>() {}).encode(Collections.singleton(null));
      return "";
    }

    @Override
    public int size() {
      return 1;
    }
  }

  record Encodings(List<Encoding> lists) {}

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> E sneak(Throwable e) throws E {
    throw (E) e;
  }

  private static void refuses(String engine, TypeRef<?> type, byte[] message, String error) {
    Coder<Object> coder = typed(engine, type.type());
    MismatchException e = assertThrows(MismatchException.class, () -> coder.decode(message));
    assertTrue(e.getMessage().startsWith("mismatch at byte " + error), e.getMessage());
    assertEquals("values that their classes accept", e.expected());
    assertEquals(e.getCause().toString(), e.found());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatConstructorsRefuse(String engine) {
    byte[] lists =
        typed(engine, new TypeRef<Lists<Raw>>() {}.type())
            .encode(new Lists<>(Map.of("a", List.of(new Raw(2), new Raw(3)))));
    refuses(engine, new TypeRef<Lists<Even>>() {}, lists, "9 (/lists/0/value/1): ");
    refuses(engine, new TypeRef<Lists<Checked>>() {}, lists, "9 (/lists/0/value/1): ");
    byte[] array =
        typed(engine, new TypeRef<Arrays<Raw>>() {}.type())
            .encode(new Arrays<>(new Raw[] {new Raw(1)}));
    refuses(engine, new TypeRef<Arrays<Even>>() {}, array, "4 (/array/0): ");
    refuses(engine, new TypeRef<Even>() {}, new byte[] {0, 2}, "2: ");
    Made.isRefused = false;
    byte[] made = typed(engine, Made.class).encode(new Made());
    Made.isRefused = true;
    assertThrows(MismatchException.class, () -> typed(engine, Made.class).decode(made));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesErrorsOfOtherMessagesForWhatClassesThrow(String engine) {
    TypeRef<List<Letter>> letters = new TypeRef<>() {};
    byte[] good = typed(engine, letters.type()).encode(List.of(new Letter(new byte[] {0, 4})));
    byte[] odd = {1, 2, 0, 2};
    byte[] truncated = {1, 1, 0};
    assertArrayEquals(new byte[] {1, 2, 0, 4}, good);
    refuses(engine, letters, odd, "4 (/0): ");
    refuses(engine, letters, truncated, "3 (/0): ");
    refuses(engine, new TypeRef<Letter>() {}, new byte[] {1, 0}, "2: ");
    Coder<Object> encodings = typed(engine, Encodings.class);
    MismatchException e =
        assertThrows(
            MismatchException.class,
            () -> encodings.encode(new Encodings(List.of(new Encoding()))));
    assertTrue(e.path().startsWith("/lists/0"), e.path());
    assertEquals("/0", ((MismatchException) e.getCause()).path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesErrorsOfFramesAndSchemasForWhatClassesThrow(String engine) {
    byte[] torn = {1, 2, 0, 0x7f};
    refuses(engine, new TypeRef<List<Framed>>() {}, torn, "4 (/0): ");
    refuses(engine, new TypeRef<List<Streamed>>() {}, torn, "4 (/0): ");
    for (String schema : List.of("u8", "u9")) {
      byte[] text = {1, 2, (byte) schema.charAt(0), (byte) schema.charAt(1)};
      refuses(engine, new TypeRef<List<Described>>() {}, text, "4 (/0): ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatCannotBeHashedOrCompared(String engine) {
    byte[] nameless = {2, 0, 0};
    refuses(engine, new TypeRef<Set<Named>>() {}, nameless, "");
    refuses(engine, new TypeRef<TreeSet<Named>>() {}, nameless, "");
    refuses(engine, new TypeRef<Map<Named, Boolean>>() {}, new byte[] {1, 0, 0}, "");
    byte[] noText = {1, 1, 0};
    refuses(engine, new TypeRef<Queue>() {}, noText, "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToWriteValuesOfOtherTypes(String engine) {
    Map<TypeRef<?>, Object> values = new HashMap<>();
    values.put(new TypeRef<List<Integer>>() {}, List.of("text"));
    values.put(new TypeRef<List<String>>() {}, List.of(1));
    values.put(new TypeRef<Map<Integer, String>>() {}, Map.of("text", 1));
    values.put(new TypeRef<Map<String, String>>() {}, Map.of("text", 1));
    values.put(new TypeRef<Lists<Raw>>() {}, new Lists<>(Map.of("a", List.of("text"))));
    values.put(new TypeRef<Raw>() {}, "text");
    values.put(new TypeRef<String>() {}, 1);
    values.put(new TypeRef<int[]>() {}, "text");
    values.forEach(
        (type, value) ->
            assertThrows(
                MismatchException.class,
                () -> typed(engine, type.type()).encode(value),
                type.type().toString()));
    MismatchException e =
        assertThrows(
            MismatchException.class,
            () ->
                typed(engine, new TypeRef<Lists<Raw>>() {}.type())
                    .encode(new Lists<>(Map.of("a", List.of(new Raw(1), "text")))));
    assertEquals("/lists/0/value/1", e.path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToWriteNull(String engine) {
    for (Type type :
        List.of(Raw.class, String.class, int[].class, new TypeRef<List<Integer>>() {}.type())) {
      MismatchException e =
          assertThrows(MismatchException.class, () -> typed(engine, type).encode(null));
      assertEquals("mismatch: expected a value, found null", e.getMessage());
    }
  }

  enum Color {
    RED,
    GREEN,
    BLUE
  }

  enum Size {
    SMALL,
    LARGE
  }

  enum Only {
    ONE
  }

  /** A collection that was never looked into may have anything. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesConstantsOfOtherEnums(String engine) {
    for (Type type :
        List.of(
            new TypeRef<List<Size>>() {}.type(),
            new TypeRef<List<@Nullable Size>>() {}.type(),
            new TypeRef<List<Only>>() {}.type())) {
      Coder<Object> coder = typed(engine, type);
      for (Color color : Color.values()) {
        MismatchException e =
            assertThrows(MismatchException.class, () -> coder.encode(List.of(color)));
        assertEquals("/0", e.path());
        assertEquals(color.name(), e.found());
      }
    }
  }

  record Renamed(@Packed(name = "other") List<Integer> mine) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void namesFieldsAsTheSchemaDoes(String engine) {
    Coder<Renamed> coder = typed(engine, Renamed.class);
    Renamed value = new Renamed(java.util.Arrays.asList(1, null));
    MismatchException e = assertThrows(MismatchException.class, () -> coder.encode(value));
    assertEquals("/other/1", e.path());
  }

  record Before(int a, @Packed(since = -1) int b) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesVersionsBeforeTheFirst(String engine) {
    Exception e = assertThrows(IllegalArgumentException.class, () -> typed(engine, Before.class));
    assertTrue(e.getMessage().endsWith("no version is below 0, as since of b is"), e::getMessage);
  }
}
