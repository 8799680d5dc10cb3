package octavo.objects.typed;

import static octavo.objects.Engines.by;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Evolving;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.Packed;
import octavo.objects.schema.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of structs that are written field by field; over both engines. */
class ColumnsTest {
  record Sample(boolean ok, @Packed(fixed = true) int size, int count, Float price) {}

  record Series(@Packed(columns = true, required = true) List<Sample> samples) {}

  record Rich(String text, Optional<String> note, List<Rich> more, Map<String, Integer> counts) {}

  static final class Point {
    double x;
    final long y;

    Point(double x, long y) {
      this.x = x;
      this.y = y;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Point it && it.x == x && it.y == y;
    }

    @Override
    public int hashCode() {
      return (int) y;
    }
  }

  record Tables(
      @Packed(columns = true) Rich[] rich,
      @Packed(columns = true) LinkedList<Point> points,
      @Packed(columns = true) Set<Point> set) {}

  @Evolving
  record Grown(
      String name,
      @Packed(columns = true) List<Point> points,
      @Packed(since = 1, columns = true, required = true) List<Point> more) {}

  record Some(
      @Packed(columns = true) Optional<List<Point>> some,
      @Packed(columns = true) Optional<Sample[]> more) {}

  record Empty() {}

  record Wrong<T>(@Packed(columns = true) T value) {}

  record OfEmpty(@Packed(columns = true) List<Empty> value) {}

  record OfOpen(@Packed(columns = true) List<Grown> value) {}

  record OfColumns(@Packed(columns = true) List<Series> value) {}

  record OfSome(@Packed(columns = true) List<Some> value) {}

  record OfMap(@Packed(columns = true) Map<String, Point> value) {}

  record OfItself(@Packed(columns = true) List<OfItself> value) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void hasTheBytesOfTheSpecification(String engine) {
    Coder<Series> coder = typed(engine, Series.class);
    assertEquals(
        "struct(samples:columns(ok:bool,size:i32,count:vi32,price:f32?))", coder.schema().text());
    Series series =
        new Series(List.of(new Sample(true, 1, 1, 0.5f), new Sample(false, 2, -200, null)));
    byte[] bytes = coder.encode(series);
    assertEquals(
        "02" + "01" + "0000" + "0100000002000000" + "0102008f01" + "010000003f",
        HexFormat.of().formatHex(bytes));
    assertEquals(series, coder.decode(bytes));
    assertEquals(
        MalformedKind.COUNT,
        assertThrows(MalformedException.class, () -> coder.decode(new byte[] {64, 0, 0, 0}))
            .kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void keepsTheDeclaredForm(String engine) {
    Coder<Tables> coder = typed(engine, Tables.class);
    Rich[] rich = {
      new Rich("a", Optional.empty(), null, Map.of("k", 1)),
      new Rich(null, Optional.of("n"), List.of(new Rich("b", Optional.empty(), null, null)), null)
    };
    LinkedList<Point> points = new LinkedList<>(List.of(new Point(1, 2), new Point(3, -4)));
    Tables read = coder.decode(coder.encode(new Tables(rich, points, Set.copyOf(points))));
    assertEquals(List.of(rich), List.of(read.rich));
    assertEquals(points, read.points);
    assertEquals(Set.copyOf(points), read.set);
    Tables none = new Tables(null, null, null);
    assertEquals(none, coder.decode(coder.encode(none)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void mayComeLater(String engine) {
    Coder<Grown> coder = typed(engine, Grown.class);
    Grown grown = new Grown("n", List.of(new Point(1, 2)), List.of(new Point(3, 4)));
    assertEquals(grown, coder.decode(coder.encode(grown)));
    assertEquals(
        new Grown("n", null, List.of()),
        coder.reading(Schema.parse("struct(name:str?)")).decode(new byte[] {1, 'n'}));
  }

  /** What is optional in a class has the bytes of what may be null. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void mayBeOptional(String engine) {
    Coder<Some> coder = typed(engine, Some.class);
    Coder<Maybe> nullable = typed(engine, Maybe.class);
    assertEquals(
        "struct(some:columns(x:f64,y:vi64)?,more:columns(ok:bool,size:i32,count:vi32,price:f32?)?)",
        coder.schema().text());
    assertEquals(nullable.schema().text(), coder.schema().text());
    List<Point> points = List.of(new Point(1, 2), new Point(3, -4));
    Sample[] samples = {new Sample(true, 1, 1, null)};
    byte[] bytes = coder.encode(new Some(Optional.of(points), Optional.of(samples)));
    assertArrayEquals(nullable.encode(new Maybe(points, samples)), bytes);
    assertEquals(points, coder.decode(bytes).some.get());
    assertArrayEquals(samples, coder.decode(bytes).more.get());
    Some none = new Some(Optional.empty(), Optional.empty());
    assertArrayEquals(nullable.encode(new Maybe(null, null)), coder.encode(none));
    assertEquals(none, coder.decode(coder.encode(none)));
    assertEquals(points, coder.reading(nullable.schema()).decode(bytes).some.get());
    assertEquals(none, coder.reading(Schema.parse("struct()")).decode(new byte[1]));
  }

  record Maybe(@Packed(columns = true) List<Point> some, @Packed(columns = true) Sample[] more) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void saysWhichElementCannotBeWritten(String engine) {
    Coder<Series> coder = typed(engine, Series.class);
    Series gap = new Series(Arrays.asList(new Sample(true, 1, 1, null), null));
    assertEquals(
        "/samples/1", assertThrows(MismatchException.class, () -> coder.encode(gap)).path());
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Wrong.class,
        OfEmpty.class,
        OfOpen.class,
        OfColumns.class,
        OfSome.class,
        OfMap.class,
        OfItself.class
      })
  void refusesWhatHasNoColumns(Class<?> type) {
    assertThrows(IllegalArgumentException.class, () -> Octavo.typed(type));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void collectionsOfAnyClassHaveNone(String engine) {
    Octavo any = by(engine, () -> Octavo.builder().allow(getClass().getName() + "*").build());
    Series series = new Series(new LinkedList<>(List.of(new Sample(true, 1, 1, null))));
    Series read = (Series) any.decode(any.encode(series));
    assertEquals(series, read);
    assertEquals(LinkedList.class, read.samples.getClass());
  }

  record Rows(
      @Packed(columns = true) Sample[] some,
      @Packed(columns = true, required = true) Sample[] all) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void arraysHaveNoneInMessagesOfAnyClass(String engine) {
    Sample[] samples = {new Sample(true, 1, 1, null), null};
    for (boolean hasReferences : new boolean[] {false, true}) {
      OctavoBuilder builder = Octavo.builder().allow(getClass().getName() + "*");
      Octavo any = by(engine, () -> (hasReferences ? builder.references() : builder).build());
      Rows read = (Rows) any.decode(any.encode(new Rows(samples, samples)));
      assertArrayEquals(samples, read.some);
      assertArrayEquals(samples, read.all);
      Some some = new Some(Optional.of(List.of()), Optional.of(samples));
      assertArrayEquals(samples, ((Some) any.decode(any.encode(some))).more.get());
    }
  }

  record Nested(@Packed(columns = true, required = true) List<Branch> branches) {}

  record Branch(@Packed(required = true) List<Nested> nested) {}

  /** Each of many columns inside one another says that it has as many rows as bytes are left. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void makesRoomForRowsThatAreThere(String engine) {
    Coder<Nested> coder = typed(engine, Nested.class);
    assertEquals(
        "struct(branches:columns(nested:[#0]))", coder.schema().text()); // elements are not null
    byte[] message = new byte[100_000];
    byte[] rowsAndOneOfThem = {(byte) 0x90, (byte) 0xbf, 5, 1};
    for (int depth = 0; depth < 20; depth++)
      System.arraycopy(rowsAndOneOfThem, 0, message, 4 * depth, 4);
    Arrays.fill(message, 80, 90, (byte) 0xff);
    long allocated =
        Allocated.by(
            () -> {
              MalformedException e =
                  assertThrows(MalformedException.class, () -> coder.decode(message));
              assertEquals(MalformedKind.VARINT, e.kind());
            });
    assertTrue(allocated < 30L * message.length, allocated + " bytes");
  }
}
