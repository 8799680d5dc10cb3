package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import octavo.objects.Engines;
import octavo.objects.Evolving;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.Packed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in fields that older versions of a class pass over, and what comes after it. */
class EvolvingTest {
  interface Version {}

  @Evolving
  static class First implements Version {
    Object value;
  }

  @Evolving
  static class Second extends First {
    @Packed(since = 1)
    Object second;
  }

  @Evolving
  static class Third extends Second {
    @Packed(since = 2)
    Object third;
  }

  record Point(int x, int y) {}

  record Text(String text) {}

  /** Those who have other versions of one class; references are for both sides. */
  record Sides(String engine, boolean hasReferences) {
    Octavo with(Class<? extends Version> version) {
      OctavoBuilder builder =
          Octavo.builder().register(version, 1).register(Point.class, 2).register(Text.class, 3);
      return Engines.by(engine, () -> (hasReferences ? builder.references() : builder).build());
    }
  }

  static List<Sides> sides() {
    return List.of(
        new Sides("emit", false),
        new Sides("handles", false),
        new Sides("emit", true),
        new Sides("handles", true));
  }

  private static Third third(Object value, Object second, Object third) {
    Third version = new Third();
    version.value = value;
    version.second = second;
    version.third = third;
    return version;
  }

  private static List<?> read(Sides sides, Class<? extends Version> reader, Object... values) {
    byte[] message = sides.with(Third.class).encode(new ArrayList<>(Arrays.asList(values)));
    return (List<?>) sides.with(reader).decode(message);
  }

  @ParameterizedTest
  @MethodSource("sides")
  void passesOverNewClasses(Sides sides) {
    Object point = new Point(1, 2);
    Object text = new Text("a");
    Object[] later = {new Text("b"), new Point(3, 4), third(new Text("c"), 1, new Point(5, 6))};
    for (var version : List.of(First.class, Second.class, Third.class)) {
      List<?> read = read(sides, version, third(0, point, text), later[0], later[1], later[2]);
      assertEquals(List.of(later[0], later[1]), read.subList(1, 3));
      assertEquals(new Text("c"), ((First) read.get(3)).value);
    }
  }

  private static final Sides EMIT = new Sides("emit", true);

  private static Object list(Object... values) {
    return new ArrayList<>(Arrays.asList(values));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void passesOverNewObjects(String engine) {
    Object shared = list(1);
    Object nested = third(list(2), list(3), third(4, list(5, list(6)), list(7)));
    Object[] values = {third(0, list(8), list(9, nested)), shared, shared};
    for (var version : List.of(First.class, Second.class, Third.class)) {
      List<?> read = read(new Sides(engine, true), version, values);
      assertEquals(List.of(1), read.get(1));
      assertSame(read.get(1), read.get(2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void keepsWhatIsTheSameInAllSections(String engine) {
    Object shared = list(1);
    List<?> read = read(new Sides(engine, true), Third.class, third(0, shared, shared), shared);
    Third third = (Third) read.get(0);
    assertSame(third.second, third.third);
    assertSame(third.second, read.get(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refersToNothingThatItPassedOver(String engine) {
    Object shared = list(1);
    MismatchException e =
        assertThrows(
            MismatchException.class,
            () -> read(new Sides(engine, true), Second.class, third(0, 1, shared), shared));
    assertEquals("an object that is known to this version of what it is in", e.expected());
    assertEquals("number 2", e.found());
    assertEquals("/1", e.path());
  }

  @Evolving
  record Old(int id) implements Version {}

  @Evolving
  record New(
      int id,
      @Packed(since = 1, required = true) List<Point> list,
      @Packed(since = 1, required = true) EnumSet<TimeUnit> units,
      @Packed(since = 1, required = true) SortedMap<String, Object> map,
      @Packed(since = 1, required = true) EnumMap<TimeUnit, Object> byUnit,
      @Packed(since = 1, required = true) Point[] points,
      @Packed(since = 1, required = true) Object[] objects,
      @Packed(since = 1, required = true) Object any)
      implements Version {}

  @ParameterizedTest
  @MethodSource("sides")
  void collectionsThatAMessageLacksAreEmpty(Sides sides) {
    New read = (New) sides.with(New.class).decode(sides.with(Old.class).encode(new Old(7)));
    assertEquals(new ArrayList<>(), read.list);
    assertEquals(EnumSet.noneOf(TimeUnit.class), read.units);
    assertEquals(new TreeMap<>(), read.map);
    assertEquals(new EnumMap<>(TimeUnit.class), read.byUnit);
    assertArrayEquals(new Point[0], read.points);
    assertArrayEquals(new Object[0], read.objects);
    assertNull(read.any);
  }

  /** Behind the sections stands how many objects are in the later ones. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesNumbersOfObjectsThatThereAreNot(String engine) {
    byte[] message = EMIT.with(Third.class).encode(third(null, list(), list(1, list())));
    int last = message.length - 1;
    assertEquals(3, message[last]);
    Sides sides = new Sides(engine, true);
    for (int wrong : List.of(2, 4)) {
      message[last] = (byte) wrong;
      refuses(sides.with(Third.class), message);
    }
    byte[] bytes = Arrays.copyOf(message, last + 5);
    message[last] = 3;
    assertNull(((First) sides.with(First.class).decode(message)).value);
    bytes[last] = bytes[last + 1] = bytes[last + 2] = bytes[last + 3] = -1;
    bytes[last + 4] = 7;
    for (var version : List.of(First.class, Second.class, Third.class))
      refuses(sides.with(version), bytes);
  }

  private static void refuses(Octavo octavo, byte[] message) {
    MalformedException e = assertThrows(MalformedException.class, () -> octavo.decode(message));
    assertEquals(MalformedKind.COUNT, e.kind());
  }
}
