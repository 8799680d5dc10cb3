package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes that the user says how to write; over both engines. */
class ConvertTest {
  private static <T> Coder<T> typed(String engine, OctavoBuilder builder, Class<T> type) {
    return Engines.by(engine, () -> builder.typed(type));
  }

  /** A class that has no fields to see. */
  interface Money {
    long cents();

    static Money of(long cents) {
      if (cents < 0) throw new IllegalArgumentException("debts");
      record Cents(long cents) implements Money {}
      return new Cents(cents);
    }
  }

  record Xy(int x, int y) {}

  record Place(double x, double y) {}

  record Order(
      Money price,
      List<Money> parts,
      Map<Money, Place> places,
      Optional<Money> tip,
      Place at,
      Xy xy) {}

  private static OctavoBuilder builder() {
    return Octavo.builder()
        .convert(Money.class, Long.class, Money::cents, Money::of)
        .convert(
            Place.class,
            Xy.class,
            it -> it.x() < 0 ? null : new Xy((int) it.x(), (int) it.y()),
            it -> new Place(it.x(), it.y()));
  }

  private static Order order(Place at) {
    return new Order(
        Money.of(5),
        List.of(Money.of(2), Money.of(3)),
        Map.of(Money.of(1), new Place(1, 2)),
        Optional.of(Money.of(0)),
        at,
        new Xy(5, 6));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void writesWhatItIsTold(String engine) {
    Coder<Order> coder = typed(engine, builder(), Order.class);
    assertEquals(
        "struct(price:vi64?,parts:[vi64]?,places:{vi64:struct(x:vi32,y:vi32)}?,tip:vi64?,"
            + "at:#1?,xy:#1?)",
        coder.schema().text());
    assertEquals(order(new Place(3, 4)), coder.decode(coder.encode(order(new Place(3, 4)))));
    assertEquals(order(null), coder.decode(coder.encode(order(null))));
  }

  record Cents(Long price) {}

  record Price(Money price) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void saysWhatTheFunctionsThrow(String engine) {
    byte[] message = Octavo.typed(Cents.class).encode(new Cents(-1L));
    Coder<Price> coder = typed(engine, builder(), Price.class);
    MismatchException e = assertThrows(MismatchException.class, () -> coder.decode(message));
    assertEquals("-1: debts", e.found());
    assertEquals("debts", e.getCause().getMessage());
    assertEquals(1, e.offset());
    assertEquals("/price", e.path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesNullInThePlaceOfAValue(String engine) {
    Coder<Order> coder = typed(engine, builder(), Order.class);
    MismatchException e =
        assertThrows(MismatchException.class, () -> coder.encode(order(new Place(-1, 0))));
    String place = Place.class.getName();
    assertEquals(
        String.format(
            "mismatch (/at): expected a %s, found a %s: its conversion gives null", place, place),
        e.getMessage());
  }

  record Counted(
      Money price, Money[] parts, List<@Nullable Money> others, Map<Money, Boolean> paid) {}

  /** Twice, what others change in between would be written in the width that it had before. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void convertsEachValueOnce(String engine) {
    AtomicLong converted = new AtomicLong();
    OctavoBuilder growing =
        Octavo.builder()
            .convert(Money.class, Long.class, it -> 1000 * converted.incrementAndGet(), Money::of);
    Money any = Money.of(0);
    Money[] two = {any, any};
    Counted value = new Counted(any, two, Arrays.asList(any, null, any), Map.of(any, true));
    Coder<Counted> coder = typed(engine, growing, Counted.class);
    Counted read = coder.decode(coder.encode(value));
    assertEquals(6, converted.get());
    assertEquals(Money.of(1000), read.price());
    assertArrayEquals(new Money[] {Money.of(2000), Money.of(3000)}, read.parts());
    assertEquals(Arrays.asList(Money.of(4000), null, Money.of(5000)), read.others());
    assertEquals(Map.of(Money.of(6000), true), read.paid());
  }

  record Ids(UUID id) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void comesBeforeWhatIsStandard(String engine) {
    OctavoBuilder builder =
        Octavo.builder().convert(UUID.class, String.class, UUID::toString, UUID::fromString);
    Coder<Ids> coder = typed(engine, builder, Ids.class);
    assertEquals("struct(id:str?)", coder.schema().text());
    Ids ids = new Ids(new UUID(1, 2));
    assertEquals(ids, coder.decode(coder.encode(ids)));
  }

  sealed interface Figure {}

  record Circle(double radius) implements Figure {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatItCannotConvert(String engine) {
    OctavoBuilder circles =
        Octavo.builder().convert(Circle.class, Double.class, Circle::radius, Circle::new);
    assertThrows(IllegalArgumentException.class, () -> typed(engine, circles, Figure.class));
    assertThrows(
        IllegalArgumentException.class,
        () -> circles.convert(int.class, String.class, String::valueOf, Integer::valueOf));
    assertThrows(
        IllegalArgumentException.class,
        () -> circles.convert(Double.class, Circle.class, Circle::new, Circle::radius));
    OctavoBuilder optional =
        Octavo.builder()
            .convert(Xy.class, OptionalInt.class, it -> OptionalInt.empty(), it -> new Xy(0, 0));
    assertThrows(IllegalArgumentException.class, () -> typed(engine, optional, Xy.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void convertsWhatIsOfAnInterface(String engine) {
    OctavoBuilder paths =
        Octavo.builder().convert(Path.class, String.class, Path::toString, Path::of);
    Octavo any = Engines.by(engine, paths::build);
    Path path = Path.of("a", "b");
    assertEquals(path, any.decode(any.encode(path)));
    assertEquals(List.of(path, path), any.decode(any.encode(List.of(path, path))));
  }
}
