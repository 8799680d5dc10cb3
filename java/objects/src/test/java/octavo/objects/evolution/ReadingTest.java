package octavo.objects.evolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.Engines;
import octavo.objects.Evolving;
import octavo.objects.Faults;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoException;
import octavo.objects.Packed;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;

/** Messages of one class, read as those of another. */
class ReadingTest {
  static <W, R> R read(W value, Class<R> as) {
    @SuppressWarnings("unchecked") // it is its own class
    Coder<W> writer = Octavo.typed((Class<W>) value.getClass());
    byte[] message = writer.encode(value);
    for (String engine : List.of("emit", "handles"))
      assertArrayEquals(message, with(engine, value.getClass()).encode(cast(value)));
    Schema schema = Schema.parse(writer.schema().text());
    Decoder<R> decoder = Octavo.typed(as).reading(schema);
    assertEquals(writer.fingerprint(), decoder.fingerprint());
    assertEquals(outcome(with("handles", as).reading(schema), message), outcome(decoder, message));
    return decoder.decode(message);
  }

  /** What comes of a message, in words. */
  private static String outcome(Decoder<?> decoder, byte[] message) {
    try {
      Object value = decoder.decode(message);
      return value.toString().replaceAll("@[0-9a-f]+", "");
    } catch (OctavoException e) {
      Faults.assertNone(e);
      return e.getMessage();
    }
  }

  static Coder<Object> with(String engine, Class<?> type) {
    return Engines.by(engine, () -> Octavo.typed((java.lang.reflect.Type) type));
  }

  private static Object cast(Object value) {
    return value;
  }

  private static MismatchException refuses(Object value, Class<?> as) {
    return assertThrows(MismatchException.class, () -> read(value, as));
  }

  record Small(int id, String name) {}

  record Large(
      @Packed(name = "name") String title,
      boolean isNew,
      List<Map<String, Small>> skipped,
      int id,
      double price,
      Optional<String> note,
      OptionalInt size,
      List<String> tags,
      Instant when) {}

  @Test
  void fieldsComeAndGoAndMove() {
    Large large =
        new Large(
            "pen",
            true,
            List.of(Map.of("a", new Small(1, "b"))),
            7,
            1.5,
            Optional.of("note"),
            OptionalInt.of(3),
            List.of("x"),
            Instant.EPOCH);
    assertEquals(new Small(7, "pen"), read(large, Small.class));
    assertEquals(
        new Large("pen", false, null, 7, 0, Optional.empty(), OptionalInt.empty(), null, null),
        read(new Small(7, "pen"), Large.class));
  }

  static class Base {
    int id;
    private final String name;

    Base(int id, String name) {
      this.id = id;
      this.name = name;
    }
  }

  @Test
  void recordsAndClassesMayTakeTurns() {
    Base base = read(new Small(7, "pen"), Base.class);
    assertEquals(7, base.id);
    assertEquals("pen", base.name);
    assertEquals(new Small(8, null), read(new Base(8, null), Small.class));
  }

  record Narrow(
      byte a,
      short b,
      char c,
      int d,
      @Packed(fixed = true) int e,
      float f,
      @Packed(shared = true) String g,
      List<Integer> h,
      Map<Integer, Float> i,
      Set<Byte> j,
      Integer k,
      int[] l) {}

  record Wide(
      short a,
      int b,
      long c,
      long d,
      long e,
      double f,
      String g,
      List<Long> h,
      Map<Long, Double> i,
      List<Integer> j,
      Long k,
      long[] l) {}

  @Test
  void numbersGetWider() {
    Narrow narrow =
        new Narrow(
            Byte.MIN_VALUE,
            Short.MIN_VALUE,
            Character.MAX_VALUE,
            Integer.MIN_VALUE,
            -5,
            0.5f,
            "text",
            List.of(1, -300),
            Map.of(7, 1.5f),
            Set.of((byte) -1),
            Integer.MAX_VALUE,
            new int[] {1, -1});
    Wide wide = read(narrow, Wide.class);
    assertEquals(
        new Wide(
            (short) -128,
            Short.MIN_VALUE,
            65535,
            Integer.MIN_VALUE,
            -5,
            0.5,
            "text",
            List.of(1L, -300L),
            Map.of(7L, 1.5),
            List.of(-1),
            (long) Integer.MAX_VALUE,
            wide.l()),
        wide);
    assertArrayEquals(new long[] {1, -1}, wide.l());
    MismatchException e = refuses(wide, Narrow.class);
    assertEquals("mismatch (/a): expected i8, found i16", e.getMessage());
  }

  record Always(int a, @Packed(required = true) String b, List<Integer> c, Instant d) {}

  record Perhaps(Integer a, String b, List<Optional<Integer>> c, Optional<Instant> d) {}

  @Test
  void valuesMayBecomeOptionalAndBack() {
    Always always = new Always(1, "b", List.of(1, 2), Instant.EPOCH);
    Perhaps perhaps =
        new Perhaps(1, "b", List.of(Optional.of(1), Optional.of(2)), Optional.of(Instant.EPOCH));
    assertEquals(perhaps, read(always, Perhaps.class));
    assertEquals(always, read(perhaps, Always.class));
    assertEquals(
        new Always(0, "", null, null),
        read(new Perhaps(null, null, null, Optional.empty()), Always.class));
  }

  record Required(int id, @Packed(required = true) Small small) {}

  @Test
  void whatIsRequiredAndHasNoZeroIsNotLeftOut() {
    assertEquals(
        "mismatch (/small): expected struct, found no such field",
        refuses(new Small(1, null), Required.class).getMessage());
  }

  @Test
  void elementsAreNotLeftOut() {
    Perhaps gap = new Perhaps(1, "b", List.of(Optional.of(1), Optional.empty()), Optional.empty());
    assertEquals("/c/1", refuses(gap, Always.class).path());
  }

  record Gaps(
      Set<Optional<Boolean>> a, Optional<Long>[] b, Map<String, Optional<Short>> c, int d) {}

  record NoGaps(Set<Boolean> a, long[] b, Map<String, Long> c, int d) {}

  private static String gap(Set<Optional<Boolean>> a, Optional<Long> b, Optional<Short> c) {
    @SuppressWarnings({"unchecked", "rawtypes"}) // it is one
    Optional<Long>[] array = new Optional[] {Optional.of(1L), b};
    return refuses(new Gaps(a, array, Map.of("k", c), 4), NoGaps.class).getMessage();
  }

  @Test
  void refusalsTellTheElement() {
    assertEquals(
        "mismatch at byte 2 (/a/0): expected a boolean, found null",
        gap(Set.of(Optional.empty()), Optional.of(2L), Optional.empty()));
    assertEquals(
        "mismatch at byte 3 (/b/1): expected a long, found null",
        gap(Set.of(), Optional.empty(), Optional.empty()));
    assertEquals(
        "mismatch at byte 10 (/c/0/value): expected a long, found null",
        gap(Set.of(), Optional.of(2L), Optional.empty()));
  }

  enum Old {
    RED,
    GREEN
  }

  enum New {
    BLUE,
    GREEN,
    RED
  }

  record OldColors(Old one, List<Old> many, EnumSet<Old> set, Map<Old, Integer> counts) {}

  record NewColors(New one, List<New> many, EnumSet<New> set, Map<New, Long> counts) {}

  @Test
  void constantsAreFoundByName() {
    assertEquals(
        new NewColors(
            New.RED, List.of(New.GREEN, New.RED), EnumSet.of(New.RED), Map.of(New.RED, 1L)),
        read(
            new OldColors(
                Old.RED, List.of(Old.GREEN, Old.RED), EnumSet.of(Old.RED), Map.of(Old.RED, 1)),
            NewColors.class));
  }

  record OldPerhaps(int id, Old one, Optional<Old> other) {}

  record NewPerhaps(int id, New one, Optional<New> other, String note) {}

  @Test
  void constantsMayBeMissing() {
    assertEquals(
        new NewPerhaps(1, null, Optional.empty(), null),
        read(new OldPerhaps(1, null, Optional.empty()), NewPerhaps.class));
    OldPerhaps both = new OldPerhaps(2, Old.RED, Optional.of(Old.GREEN));
    assertEquals(
        new NewPerhaps(2, New.RED, Optional.of(New.GREEN), null), read(both, NewPerhaps.class));
  }

  record OldColor(Old color) {}

  record NewColor(New color) {}

  @Test
  void unknownConstantsAreRefusedWhenTheyCome() {
    assertEquals(new OldColor(Old.RED), read(new NewColor(New.RED), OldColor.class));
    MismatchException e = refuses(new NewColor(New.BLUE), OldColor.class);
    assertEquals("/color", e.path());
    assertEquals("BLUE", e.found());
  }

  interface V1 {
    sealed interface Form permits Circle, Point {}

    record Circle(int radius) implements Form {}

    record Point() implements Form {}

    record Drawing(List<Form> forms) {}
  }

  interface V2 {
    sealed interface Form permits Circle, Arc, Square {}

    record Arc(int from) implements Form {}

    record Circle(String color, long radius) implements Form {}

    record Square(int side) implements Form {}

    record Drawing(List<Form> forms) {}
  }

  @Test
  void casesAreFoundByName() {
    assertEquals(
        new V2.Drawing(List.of(new V2.Circle(null, 5), new V2.Circle(null, 6))),
        read(new V1.Drawing(List.of(new V1.Circle(5), new V1.Circle(6))), V2.Drawing.class));
    MismatchException e =
        refuses(new V1.Drawing(List.of(new V1.Circle(5), new V1.Point())), V2.Drawing.class);
    assertEquals(
        "mismatch (/forms/1): expected one of [Arc, Circle, Square], found Point", e.getMessage());
  }

  record Tree(String label, List<Tree> children) {}

  record BigTree(int weight, String label, Optional<BigTree> first, List<BigTree> children) {}

  @Test
  void typesMayBeInsideThemselves() {
    BigTree leaf = new BigTree(1, "leaf", Optional.empty(), List.of());
    BigTree tree = new BigTree(2, "root", Optional.of(leaf), List.of(leaf, leaf));
    Tree small =
        new Tree("root", List.of(new Tree("leaf", List.of()), new Tree("leaf", List.of())));
    assertEquals(small, read(tree, Tree.class));
    assertEquals(
        List.of("leaf", "leaf"),
        read(small, BigTree.class).children().stream().map(BigTree::label).toList());
  }

  @Evolving
  record Open(int id, String name, @Packed(since = 1) String note) {}

  @Test
  void evolvingClassesAndOthersMayTakeTurns() {
    assertEquals(new Small(1, "a"), read(new Open(1, "a", "note"), Small.class));
    assertEquals(new Open(1, "a", null), read(new Small(1, "a"), Open.class));
  }

  record First(@Packed(shared = true) String a, @Packed(shared = true) String b) {}

  record Second(@Packed(shared = true) String b) {}

  @Test
  void sharedTextsOfFieldsThatAreSkippedCount() {
    assertEquals(new Second("x"), read(new First("x", "x"), Second.class));
  }

  record Days(LocalDate day, java.util.UUID id) {}

  record Numbers(long day, byte[] id) {}

  @Test
  void convertedClassesAreReadAsTheirValues() {
    Days days = new Days(LocalDate.EPOCH.plusDays(3), new java.util.UUID(1, 2));
    assertEquals("/id", refuses(days, Numbers.class).path());
    Decoder<Long> day = Octavo.typed(Long.class).reading(Schema.parse("vi32"));
    assertEquals(3, day.decode(Octavo.typed(LocalDate.class).encode(days.day())));
  }

  @Test
  void namesTheFieldThatCannotBeRead() {
    record Inner(int a) {}
    record Outer(Map<String, List<Inner>> inners) {}
    record OtherInner(String a) {}
    record OtherOuter(Map<String, List<OtherInner>> inners) {}
    MismatchException e = refuses(new Outer(Map.of("x", List.of(new Inner(1)))), OtherOuter.class);
    assertEquals("mismatch (/inners/value/*/a): expected str, found vi32", e.getMessage());
  }

  @Test
  void messagesAreCheckedAsThoseOfTheirSchema() {
    Decoder<Small> decoder = Octavo.typed(Small.class).reading(Octavo.typed(Large.class).schema());
    MalformedException e =
        assertThrows(MalformedException.class, () -> decoder.decode(new byte[40]));
    assertEquals(MalformedKind.TRAILING, e.kind());
  }
}
