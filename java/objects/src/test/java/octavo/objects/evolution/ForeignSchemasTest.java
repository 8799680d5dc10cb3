package octavo.objects.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.Engines;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import octavo.objects.schema.Schema;
import octavo.objects.schema.SchemaDifference;
import org.junit.jupiter.api.Test;

/** Schemas that come from anywhere: what they say of a message may be far larger than it. */
class ForeignSchemasTest {
  record Label(String name) {}

  record Link(Link next) {}

  record One(Two next) {}

  record Two(Three next) {}

  record Three(One next) {}

  record Place(int x, int y) {}

  record Places(Place p0, Place p4999) {}

  record Row(Table of) {}

  record Table(@Packed(columns = true) List<Row> rows, Table next) {}

  sealed interface Known permits Only {}

  record Only(int value) implements Known {}

  record Case(Known it) {}

  /** Each of many structs has the one before, which is no deeper in the text. */
  @Test
  void structsMayBeInsideOneAnotherByTheirNumbers() {
    StringBuilder chain = new StringBuilder("struct(name:str,a0:struct(b:bool)?");
    for (int number = 1; number < 20_000; number++)
      chain.append(",a" + number + ":struct(b:#" + number + ")?");
    Schema schema = Schema.parse(chain.append(",last:#20000)").toString());
    assertEquals(schema, Octavo.typed(Label.class).reading(schema).schema());
    String endless =
        "struct(a:struct(b:struct(c:#1)?)?,d:struct(e:(#2,[#2;2])?,f:struct(g:[#3;1])))";
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Schema.parse(endless));
    assertTrue(e.getMessage().contains("contains itself"), e.getMessage());
  }

  /** Many fields are in each byte of a message. */
  @Test
  void fieldsThatTakeNoBytesAreNotPassedOverForEver() {
    Coder<Label> one = Octavo.typed(Label.class);
    Coder<List<Label>> list = Octavo.typed(new TypeRef<List<Label>>() {});
    passesOverTooMany(one, "struct(rest:[struct(" + many(",", "enum(one)") + ")])", 1);
    passesOverTooMany(one, "struct(rest:[columns(" + many(",", "bool") + ")])", 1);
    passesOverTooMany(list, "[struct(" + many(",", "enum(one)") + ")]", 1);
    passesOverTooMany(list, "[open(name:str;" + many(";", "bool") + ")]", 2);
  }

  /** Code for many fields is made in memory by their number, not by its square. */
  @Test
  void manyFieldsTakeMemoryByTheField() {
    for (int count : new int[] {500, 4000}) {
      assertTakes(80_000L * count, "struct(name:str," + many(count, ",", "bool?") + ")");
      assertTakes(80_000L * count, "open(name:str;" + many(count, ";", "bool") + ")");
    }
  }

  /** Each struct has the one before, and is one of the same class. */
  @Test
  void structsInsideOneAnotherTakeMemoryByTheStruct() {
    for (int count : new int[] {500, 2500}) {
      String link = "struct(bits:flags(a),next:#%d?)";
      assertTakes(40_000L * count, Link.class, chain(count, "struct()", link, "next:#%d?"));
      String table = "rows:columns(of:#%1$d?)?,next:#%1$d?";
      String struct = "struct(" + table + ")";
      String first = String.format(struct, 1);
      assertTakes(200_000L * count, Table.class, chain(count, first, struct, table));
    }
  }

  /** Each struct is one of the same class: there is code for the first of them. */
  @Test
  void codeOfManyStructsTakesMemoryByTheStruct() {
    for (int count : new int[] {500, 4000}) {
      String links = chain(count, "struct(next:#0?)", "struct(next:#%d?)", "next:#%d?");
      assertTakes(50_000_000 + 15_000L * count, Link.class, links);
    }
  }

  /** Three classes in a cycle meet each of many structs in another. */
  @Test
  void structsDoNotMeetAllOthers() {
    Coder<One> coder = Octavo.typed(One.class);
    Schema cycle = Schema.parse(chain(4000, "struct(next:#0?)", "struct(next:#%d?)", "next:#%d?"));
    Runnable reading =
        () -> {
          var e = assertThrows(MismatchException.class, () -> coder.reading(cycle));
          assertEquals("at most 65536 fields read as several types", e.expected());
        };
    long allocated = Allocated.by(reading);
    assertTrue(allocated < 30_000_000, allocated + " bytes");
  }

  /** Programs may write out the same struct wherever it stands. */
  @Test
  void oneClassMayBeOfManyStructs() {
    String places = many(5000, ",", "struct(x:vi32,y:vi32)").replace("a", "p");
    Decoder<Places> decoder =
        Octavo.typed(Places.class).reading(Schema.parse("struct(" + places + ")"));
    byte[] message = new byte[15_000]; // a header, x and y each
    message[message.length - 2] = 8;
    assertEquals(4, decoder.decode(message).p4999.x);
  }

  /** Each case that is not known is the same struct of many fields. */
  @Test
  void unknownCasesTakeMemoryByTheCase() {
    for (int count : new int[] {100, 1000}) {
      String cases =
          IntStream.range(0, count)
              .mapToObj(number -> String.format("a%04d:#1", number))
              .collect(Collectors.joining(","));
      String all = "all:struct(" + many(count, ",", "u8") + ")";
      assertTakes(20_000L * count, Case.class, "struct(" + all + ",it:union(" + cases + "))");
    }
  }

  /** Seven structs in a cycle are compared with each of many in another. */
  @Test
  void differencesAreNotLookedForForEver() {
    Schema seven = Schema.parse("struct(next:".repeat(7) + "#0?" + ")?".repeat(6) + ")");
    String first = "struct(next:#0?)";
    Schema cycle = Schema.parse(chain(4000, first, "struct(next:#%d?)", "next:#%d?"));
    assertTrue(Allocated.by(() -> SchemaDifference.between(seven, cycle)) < 50_000_000);
    List<SchemaDifference> found = SchemaDifference.between(seven, cycle);
    assertEquals("is too many structs to compare", found.get(found.size() - 1).words());
    assertEquals(List.of(), SchemaDifference.between(cycle, Schema.parse(cycle.text())));
  }

  /** Structs after a first one, each with the number of the one before, and the last of them. */
  private static String chain(int count, String first, String struct, String last) {
    String all =
        IntStream.range(1, count)
            .mapToObj(before -> "," + String.format(struct, before))
            .collect(Collectors.joining());
    return "struct(all:(" + first + all + ")," + String.format(last, count) + ")";
  }

  private static void assertTakes(long most, String schema) {
    assertTakes(most, Label.class, schema);
  }

  private static void assertTakes(long most, Class<?> type, String schema) {
    Coder<?> coder = Octavo.typed(type);
    long allocated = Allocated.by(() -> coder.reading(Schema.parse(schema)));
    assertTrue(allocated < most, allocated + " bytes, not " + most);
  }

  private static String many(String separator, String type) {
    return many(4000, separator, type);
  }

  private static String many(int count, String separator, String type) {
    return IntStream.range(0, count)
        .mapToObj(number -> "a" + number + ":" + type)
        .collect(Collectors.joining(separator));
  }

  /** A message of 2^14 elements of so many bytes. */
  private static void passesOverTooMany(Coder<?> coder, String schema, int size) {
    byte[] message = new byte[3 + (size << 14)];
    message[0] = message[1] = (byte) 0x80;
    message[2] = 1;
    if (size == 2) for (int at = 3; at < message.length; at += 2) message[at] = 1;
    Decoder<?> decoder = coder.reading(Schema.parse(schema));
    MalformedException e = assertThrows(MalformedException.class, () -> decoder.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
  }

  static class Hundred {
    @Packed(required = true)
    String name;

    Integer f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
    Integer f10, f11, f12, f13, f14, f15, f16, f17, f18, f19;
    Integer f20, f21, f22, f23, f24, f25, f26, f27, f28, f29;
    Integer f30, f31, f32, f33, f34, f35, f36, f37, f38, f39;
    Integer f40, f41, f42, f43, f44, f45, f46, f47, f48, f49;
    Integer f50, f51, f52, f53, f54, f55, f56, f57, f58, f59;
    Integer f60, f61, f62, f63, f64, f65, f66, f67, f68, f69;
    Integer f70, f71, f72, f73, f74, f75, f76, f77, f78, f79;
    Integer f80, f81, f82, f83, f84, f85, f86, f87, f88, f89;
    Integer f90, f91, f92, f93, f94, f95, f96, f97, f98, f99;
  }

  private static byte[] message(int zeros) {
    byte[] message = new byte[zeros + 5];
    int start = 0;
    for (int rest = zeros; ; rest >>>= 7) {
      message[start++] = (byte) (rest > 127 ? rest | 128 : rest);
      if (rest <= 127) return Arrays.copyOf(message, start + zeros);
    }
  }

  /** Structs of one byte each, as objects of many fields. */
  @Test
  void boundsWhatNobodyWrote() {
    TypeRef<List<Hundred>> type = new TypeRef<>() {};
    for (String engine : List.of("emit", "handles")) {
      Decoder<List<Hundred>> decoder =
          Engines.<Coder<List<Hundred>>>by(engine, () -> Octavo.typed(type))
              .reading(Schema.parse("[struct()]"));
      assertEquals("", decoder.decode(message(3)).get(2).name);
      MalformedException e =
          assertThrows(MalformedException.class, () -> decoder.decode(message(200_000)));
      assertEquals(MalformedKind.LIMIT, e.kind());
    }
  }
}
