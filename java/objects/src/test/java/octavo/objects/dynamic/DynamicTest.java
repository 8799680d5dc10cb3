package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.*;
import java.util.concurrent.*;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.Packed;
import org.junit.jupiter.api.Test;

/** Objects of any classes; run over both engines, and with references. */
abstract class DynamicTest {
  private final String engine;
  private final boolean hasReferences;
  private final Octavo any;

  DynamicTest(String engine, boolean hasReferences) {
    this.engine = engine;
    this.hasReferences = hasReferences;
    any = build(Octavo.builder().allow(Shop.ALL));
  }

  final Octavo build(OctavoBuilder builder) {
    return Engines.by(engine, () -> (hasReferences ? builder.references() : builder).build());
  }

  final Object roundTrip(Object value) {
    return any.decode(any.encode(value));
  }

  private void check(Object value) {
    assertEquals(value, roundTrip(value));
  }

  @Test
  void roundTripsValuesOfTheJdk() {
    assertNull(roundTrip(null));
    for (Object value :
        List.of(
            "text",
            "",
            true,
            (byte) -3,
            (short) 300,
            'x',
            7,
            -70000L,
            1.5f,
            -2.5,
            UUID.randomUUID(),
            java.time.Instant.now(),
            java.time.ZoneId.of("Europe/Paris"),
            java.time.ZoneOffset.UTC,
            new java.math.BigDecimal("12.50"),
            java.math.BigInteger.TWO,
            java.net.URI.create("a:b"),
            Optional.of("x"),
            Optional.empty(),
            OptionalInt.of(3),
            java.nio.ByteBuffer.wrap(new byte[] {1}),
            TimeUnit.DAYS,
            java.time.DayOfWeek.MONDAY)) check(value);
  }

  record Mark(int x) {}

  @Test
  void allowsTheElementsOfAnArrayThatIsAllowed() {
    Mark[][] marks = {{new Mark(1)}, {}};
    Octavo allowed = build(Octavo.builder().allow(Mark[][].class));
    assertArrayEquals(marks, (Mark[][]) allowed.decode(allowed.encode(marks)));
    Octavo registered = build(Octavo.builder().register(Mark[].class, 1));
    assertArrayEquals(marks[0], (Mark[]) registered.decode(registered.encode(marks[0])));
  }

  /** Of anything, since a class says no more. */
  @Test
  void roundTripsOptionalsWithoutParameters() {
    Optional<?>[] array = {Optional.of(1), Optional.empty(), Optional.of(Optional.of("s"))};
    assertArrayEquals(array, (Object[]) roundTrip(array));
    check(new Shop.Offer(Optional.of(List.of(2))));
  }

  @Test
  void roundTripsArrays() {
    for (Object value :
        List.of(
            new byte[] {1, 2},
            new boolean[] {true, false, true},
            new short[] {-1},
            new char[] {'a'},
            new int[] {1, 1000},
            new long[] {1L << 40},
            new float[] {1},
            new double[] {2},
            new String[] {"a", null, ""},
            new Object[] {1, null, "x", new Object[] {2L}},
            new int[][] {{1}, {}, null},
            new Integer[] {1, null},
            new Number[] {1, 2.5, null},
            new Shop.Shape[] {new Shop.Circle(1), null, Shop.Color.RED},
            new Shop.Circle[] {new Shop.Circle(2), null},
            new Shop.Color[][] {{Shop.Color.GREEN}, null},
            new List<?>[] {List.of(1)})) {
      Object read = roundTrip(value);
      assertEquals(value.getClass(), read.getClass());
      assertArrayEquals(new Object[] {value}, new Object[] {read});
    }
  }

  @Test
  void roundTripsClassesOfAllKinds() {
    check(new Shop.Circle(2));
    check(Shop.Color.RED);
    check(Shop.Color.GREEN);
    check(Shop.customer("Ada", 3));
    check(Shop.goodCustomer(null, 3));
    check(new Shop.Pair<>(new Shop.Pair<>(1, "x"), null));
    check(new Shop.Card("1"));
  }

  @Test
  void roundTripsPolymorphicFields() {
    for (Object anything :
        Arrays.asList(null, 1, "x", new Shop.Circle(3), List.of(new Shop.Cash(3)), Map.of())) {
      Shop.Order order = Shop.order(anything);
      Shop.Order read = (Shop.Order) roundTrip(order);
      assertArrayEquals(Shop.parts(order), Shop.parts(read));
      assertEquals(Shop.Person[].class, read.people().getClass());
    }
  }

  @Test
  void roundTripsSeveralTypesInOneMessage() {
    List<Object> all = new ArrayList<>();
    for (int round = 0; round < 40; round++) {
      all.add(new Shop.Circle(round));
      all.add(new Shop.Cash(round));
      all.add(Shop.customer("c" + round, round));
      all.add(null);
      all.add(round);
    }
    check(all);
  }

  @Test
  void refusesWhatCannotBeWritten() {
    Runnable lambda = () -> {};
    Object proxy =
        java.lang.reflect.Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Runnable.class},
            (self, method, arguments) -> null);
    for (Object value :
        List.of(
            lambda,
            proxy,
            String.class,
            Thread.currentThread(),
            getClass().getClassLoader(),
            new StringBuilder("x"),
            new java.io.File("x"),
            new Object(),
            new TreeSet<>(Comparator.reverseOrder()),
            new Thread[0],
            this)) {
      Octavo all = build(Octavo.builder().allow("*"));
      if (value == this) assertThrows(MismatchException.class, () -> any.encode(value));
      else
        assertThrows(MismatchException.class, () -> all.encode(value), value.getClass().getName());
    }
  }

  record Tuned(
      @Packed(shared = true) List<String> texts,
      @Packed(fixed = true) Map<String, List<Integer>> numbers,
      @Packed(fixed = true) int[] array,
      @Packed(fixed = true) Optional<Set<Long>> set) {}

  @Test
  void tunesPartsOfCollections() {
    Octavo any = build(Octavo.builder().allow(Tuned.class.getName()));
    Object nothing = new Tuned(List.of(), Map.of(), new int[0], Optional.of(Set.of()));
    List<String> texts = Collections.nCopies(9, "a text that comes again");
    Tuned full = new Tuned(texts, Map.of("k", List.of(1)), new int[] {2}, Optional.of(Set.of(3L)));
    Tuned read = (Tuned) any.decode(any.encode(full));
    assertEquals(texts, read.texts);
    assertEquals(full.numbers, read.numbers);
    assertArrayEquals(full.array, read.array);
    assertEquals(full.set, read.set);
    assertTrue(any.encode(full).length < any.encode(nothing).length + 70);
  }

  @Test
  void refusesOtherFieldsByName() {
    MismatchException e =
        assertThrows(
            MismatchException.class, () -> any.decode(changed(any.encode(new Shop.Circle(2)))));
    assertTrue(e.getMessage().contains("octavo.objects.dynamic.Shop$Circle"), e.getMessage());
  }

  /** Changes a byte of the fingerprint: 8 bytes of it, and 8 of a double, are at the end. */
  private static byte[] changed(byte[] message) {
    message[message.length - 16] ^= 1;
    return message;
  }
}
