package octavo.objects.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import octavo.objects.Allocated;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;
import octavo.objects.schema.SchemaDifference;
import org.junit.jupiter.api.Test;

/** Messages of one schema read as values of another, at random. */
class EvolutionTest {
  /** Of a field that nobody wants: the whole value is passed over. */
  private static final Schema NOTHING = new Declaration.Struct().of(List.of());

  private static SchemaCoder reading(Schema reader, Schema writer) {
    return GenericCoder.of(reader).reading(writer);
  }

  private static byte[] encode(Schema schema, Object value) {
    return GenericCoder.of(schema).encode(value);
  }

  private static Schema alone(Schema of) {
    return new Declaration.Struct().of(List.of(new Schema.Field("of", of)));
  }

  @Test
  void whatIsReadIsWhatWasWritten() {
    for (int seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      Evolved types = Evolved.struct(random, 4);
      SchemaCoder root = reading(types.reader(), Schema.parse(types.writer().text()));
      for (int count = 0; count < 5; count++) {
        Object value = types.value().get();
        byte[] message = encode(types.writer(), value);
        assertEquals(types.expected().apply(value), root.decode(message), types.writer()::text);
      }
    }
  }

  /** A changed message is refused, or is another value; no more is taken for values passed over. */
  @Test
  void survivesChangedMessages() {
    int refused = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Evolved types = Evolved.struct(random, 4);
      Schema writer = alone(types.writer());
      SchemaCoder resolved = reading(alone(types.reader()), writer);
      SchemaCoder skipping = reading(NOTHING, writer);
      SchemaCoder plain = GenericCoder.of(writer);
      byte[] message = encode(writer, Map.of("of", types.value().get()));
      for (int count = 0; count < 200; count++) {
        byte[] changed = Arrays.copyOf(message, message.length - random.nextInt(2));
        if (changed.length > 0) changed[random.nextInt(changed.length)] ^= 1 << random.nextInt(8);
        boolean isRead = survives(plain, changed);
        survives(resolved, changed);
        assertTrue(survives(skipping, changed) || !isRead, writer::text);
        if (!isRead) refused++;
      }
    }
    assertTrue(refused > 1000);
  }

  private static boolean survives(SchemaCoder coder, byte[] message) {
    try {
      coder.decode(message);
      return true;
    } catch (OctavoException expected) {
      return false; // one of the two families: anything else fails the test
    }
  }

  /** What the vectors have for versions of open structs; no Java type is written in columns. */
  @Test
  void agreesWithTheVectors() {
    for (Map<?, ?> vector : Vectors.in("evolution")) {
      if (((String) vector.get("reader")).contains("columns(")) continue;
      Schema writer = Schema.parse((String) vector.get("writer"));
      Schema reader = Schema.parse((String) vector.get("reader"));
      Object read =
          reading(reader, writer).decode(encode(writer, Values.of(writer, vector.get("written"))));
      Object expected =
          GenericCoder.of(reader).decode(encode(writer, Values.of(writer, vector.get("written"))));
      assertEquals(expected.toString(), read.toString(), (String) vector.get("name"));
    }
  }

  /** A list of 262,143 values, and more bytes that make it malformed behind them. */
  @Test
  void passingOverTakesNoRoom() {
    for (String type :
        List.of("[bool]", "[bool?]", "[u8]", "[vi64]", "[vi32?]", "columns(a:bool)", "[f32]")) {
      boolean isCompressed = type.startsWith("[vi");
      byte[] message = new byte[2 << 20];
      byte[] count = HexFormat.of().parseHex(isCompressed ? "0ff0ff0f" : "ffff0f");
      System.arraycopy(count, 0, message, 0, count.length);
      SchemaCoder skipping = reading(NOTHING, alone(Schema.parse(type)));
      long allocated =
          Allocated.by(
              () -> {
                MalformedException e =
                    assertThrows(MalformedException.class, () -> skipping.decode(message), type);
                assertEquals(MalformedKind.TRAILING, e.kind());
              });
      assertTrue(allocated < message.length / 8, () -> type + " allocated " + allocated);
    }
  }

  /** Each struct has the one before it twice: 2^n of them, if one goes the wrong way. */
  @Test
  void sharedDeclarationsAreLookedAtOnce() {
    StringBuilder text = new StringBuilder("struct(");
    for (int number = 1; number <= 60; number++)
      text.append(String.format("f%d:struct(%s),", number, number == 1 ? "" : both(number - 1)));
    Schema schema = Schema.parse(text.append("end:bool)").toString());
    Schema reader = Schema.parse("struct(end:bool,more:bool)");
    assertEquals(61, SchemaDifference.between(reader, schema).size());
    assertThrows(OctavoException.class, () -> reading(reader, schema).decode(new byte[0]));
  }

  private static String both(int number) {
    return "a:#" + number + ",b:#" + number;
  }

  /** Each struct has the one before it in a list: the reader begins with the last. */
  @Test
  void longChainsOfDeclarationsNeedNoStack() {
    int count = 9000;
    StringBuilder text = new StringBuilder("struct(f1:[struct()]");
    for (int number = 2; number <= count; number++)
      text.append(String.format(",f%d:[struct(x:[#%d])]", number, number - 1));
    Schema writer = Schema.parse(text + ")");
    Declaration.Struct tree = new Declaration.Struct();
    tree.of(List.of(new Schema.Field("x", new Schema.Sequence(tree))));
    Schema reader =
        new Declaration.Struct()
            .of(List.of(new Schema.Field("f" + count, new Schema.Sequence(tree))));
    byte[] message = new byte[count];
    assertEquals(Map.of("f" + count, List.of()), reading(reader, writer).decode(message));
    Schema wrong = new Declaration.Struct().of(List.of(new Schema.Field("f" + count, Scalar.BOOL)));
    assertEquals(
        "mismatch (/f9000): expected bool, found [struct]",
        assertThrows(MismatchException.class, () -> reading(wrong, writer)).getMessage());
  }
}
