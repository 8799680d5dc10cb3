package octavo.objects.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Faults;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.ObjectReader;
import octavo.objects.ObjectWriter;
import octavo.objects.Octavo;
import octavo.objects.OctavoException;
import octavo.objects.Packed;
import octavo.objects.WideClasses;
import octavo.objects.frame.Pieces;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;

/** Values in streams of frames. */
class StreamTest {
  record Item(String name, int count) {}

  /** The same a version later. */
  record NewItem(long count, String name, String note) {}

  record Other(String name, List<Integer> count) {}

  private static final Coder<Item> ITEMS = Octavo.typed(Item.class);
  private static final Coder<NewItem> NEW_ITEMS = Octavo.typed(NewItem.class);
  private static final List<Item> THREE =
      IntStream.range(0, 3).mapToObj(it -> new Item("item " + it, it)).toList();

  private final ByteArrayOutputStream stream = new ByteArrayOutputStream();

  private <T> ObjectReader<T> reader(Coder<T> coder) {
    return coder.reader(new ByteArrayInputStream(stream.toByteArray()));
  }

  private void writeThree() throws IOException {
    try (ObjectWriter<Item> writer = ITEMS.writer(stream)) {
      for (Item item : THREE) writer.write(item);
    }
  }

  @Test
  void survivesAnySplit() throws IOException {
    writeThree();
    for (int piece = 1; piece <= stream.size(); piece++) {
      var input = new Pieces(new ByteArrayInputStream(stream.toByteArray()), piece);
      try (ObjectReader<Item> reader = ITEMS.reader(input)) {
        for (Item item : THREE) assertEquals(item, reader.read());
        assertNull(reader.read());
        assertEquals(3, reader.frameCount());
      }
    }
  }

  @Test
  void checksumsCanBeLeftOut() throws IOException {
    writeThree();
    int size = stream.size();
    stream.reset();
    ObjectWriter<Item> writer = ITEMS.writer(stream).withoutChecksum();
    for (Item item : THREE) writer.write(item);
    assertEquals(size - 3 * 4, stream.size());
    assertEquals(THREE.get(0), reader(ITEMS).read());
  }

  @Test
  void saysWhereTheStreamIsDamaged() throws IOException {
    writeThree();
    byte[] bytes = stream.toByteArray();
    int frame = bytes.length / 3;
    bytes[frame + 12] ^= 1;
    ObjectReader<Item> reader = ITEMS.reader(new ByteArrayInputStream(bytes));
    reader.read();
    MalformedException e = assertThrows(MalformedException.class, reader::read);
    assertEquals(MalformedKind.CHECKSUM, e.kind());
    assertEquals(2 * frame - 4, e.offset());
    assertTrue(reader.isBroken());
    assertEquals(e, assertThrows(MalformedException.class, reader::read));
  }

  @Test
  void limitsMessages() throws IOException {
    writeThree();
    var input = new ByteArrayInputStream(stream.toByteArray());
    ObjectReader<Item> reader = ITEMS.reader(input, 7);
    assertEquals(MalformedKind.LIMIT, assertThrows(MalformedException.class, reader::read).kind());
  }

  @Test
  void readsOnAfterWhatIsOfAnotherSchema() throws IOException {
    ObjectWriter<Item> items = ITEMS.writer(stream);
    items.write(THREE.get(0));
    NEW_ITEMS.writer(stream).write(new NewItem(1, "new", null));
    items.write(THREE.get(1));
    ObjectReader<Item> reader = reader(ITEMS);
    assertEquals(THREE.get(0), reader.read());
    MismatchException e = assertThrows(MismatchException.class, reader::read);
    assertEquals(stream.size() / 3, e.offset(), 3);
    assertEquals(
        "a pack message (fingerprint "
            + String.format("%016x) of struct(name:str?,count:vi32)", ITEMS.fingerprint()),
        e.expected());
    assertEquals(
        "a pack message (fingerprint " + String.format("%016x)", NEW_ITEMS.fingerprint()),
        e.found());
    assertEquals(THREE.get(1), reader.read());
    assertNull(reader.read());
  }

  @Test
  void namesTheFieldsThatDifferWhereTheStreamTellsItsSchema() throws IOException {
    try (ObjectWriter<NewItem> writer = NEW_ITEMS.writer(stream)) {
      writer.writeSchema();
      writer.write(new NewItem(1, "new", null));
    }
    ObjectReader<Item> reader = reader(ITEMS);
    String message = assertThrows(MismatchException.class, reader::read).getMessage();
    assertTrue(
        message.endsWith(
            ": /count is vi64, not vi32, /note is not expected, it has its fields in another"
                + " order"),
        message);
  }

  @Test
  void readsOtherVersionsWhoseSchemaTheStreamTells() throws IOException {
    try (ObjectWriter<Item> writer = ITEMS.writer(stream)) {
      writer.writeSchema();
      for (Item item : THREE) writer.write(item);
    }
    NEW_ITEMS.writer(stream).write(new NewItem(9, "new", "note"));
    ObjectReader<NewItem> reader = reader(NEW_ITEMS).evolving();
    for (Item item : THREE)
      assertEquals(new NewItem(item.count(), item.name(), null), reader.read());
    assertEquals(new NewItem(9, "new", "note"), reader.read());
    assertNull(reader.read());
    assertEquals(5, reader.frameCount());
  }

  @Test
  void readsOtherVersionsWhoseSchemaTheUserFinds() throws IOException {
    writeThree();
    List<Schema> schemas = List.of(Schema.parse("bool"), ITEMS.schema());
    ObjectReader<NewItem> reader =
        reader(NEW_ITEMS)
            .evolving(
                fingerprint ->
                    schemas.stream()
                        .filter(it -> it.fingerprint() == fingerprint)
                        .findFirst()
                        .orElse(null));
    assertEquals(new NewItem(0, "item 0", null), reader.read());
  }

  @Test
  void refusesASchemaThatIsAnother() throws IOException {
    writeThree();
    ObjectReader<NewItem> reader = reader(NEW_ITEMS).evolving(it -> Schema.parse("bool"));
    assertThrows(IllegalArgumentException.class, reader::read);
    assertFalse(reader.isBroken());
  }

  @Test
  void namesTheFieldThatCannotBeReadAsTheReaders() throws IOException {
    try (ObjectWriter<Item> writer = ITEMS.writer(stream)) {
      writer.writeSchema();
      writer.write(THREE.get(0));
    }
    ObjectReader<Other> reader = reader(Octavo.typed(Other.class)).evolving();
    MismatchException e = assertThrows(MismatchException.class, reader::read);
    assertEquals("mismatch (/count): expected [vi32], found vi32", e.getMessage());
    assertNull(reader.read());
  }

  @Test
  void comparesTheSchemaOfManyFramesOnce() throws IOException {
    try (ObjectWriter<Item> writer = ITEMS.writer(stream)) {
      writer.writeSchema();
      writer.write(THREE.get(0));
      writer.write(THREE.get(0));
    }
    ObjectReader<Other> evolving = reader(Octavo.typed(Other.class)).evolving();
    MismatchException e = assertThrows(MismatchException.class, evolving::read);
    assertSame(e, assertThrows(MismatchException.class, evolving::read));
    ObjectReader<Other> exact = reader(Octavo.typed(Other.class));
    MismatchException first = assertThrows(MismatchException.class, exact::read);
    MismatchException second = assertThrows(MismatchException.class, exact::read);
    assertSame(first.found(), second.found());
    int frame = 1 + Long.BYTES + 1 + ITEMS.encode(THREE.get(0)).length + Integer.BYTES;
    assertEquals(first.offset() + frame, second.offset());
  }

  record Text(@Packed(name = "octavo.schema", required = true) String text) {}

  record User(long id, @Packed(required = true) String name) {}

  /** What spec/frame.md shows. */
  @Test
  void tellsItsSchemaInAFrame() throws IOException {
    Octavo.typed(User.class).writer(stream).writeSchema();
    assertEquals(
        "b2290e0f34f66d34e11a0f09"
            + "7374727563742869643a766936342c6e616d653a73747229"
            + "7dc537ac",
        HexFormat.of().formatHex(stream.toByteArray()));
    assertNull(reader(ITEMS).read());
  }

  @Test
  void readsOnAfterATextThatIsNoSchema() throws IOException {
    Coder<Text> texts = Octavo.typed(Text.class);
    texts.writer(stream).write(new Text("struct(name:str?,count:vi32"));
    ITEMS.writer(stream).write(THREE.get(0));
    ObjectReader<Item> reader = reader(ITEMS).evolving();
    MismatchException e = assertThrows(MismatchException.class, reader::read);
    assertEquals("a schema", e.expected());
    assertEquals(THREE.get(0), reader.read());
  }

  @Test
  void limitsTheSchemasThatAStreamTells() throws IOException {
    ObjectWriter<Text> writer = Octavo.typed(Text.class).writer(stream);
    for (int index = 0; index < 9; index++)
      writer.write(new Text("enum(n" + index + "n".repeat(1 << 15) + ")"));
    ObjectReader<Item> reader = reader(ITEMS).evolving();
    MalformedException e = assertThrows(MalformedException.class, reader::read);
    assertEquals(MalformedKind.LIMIT, e.kind());
    assertEquals("32776 where 32712 are left", e.found());
    assertEquals(8, reader.frameCount());
  }

  @Test
  void limitsTheNumberOfSchemasThatAStreamTells() throws IOException {
    ObjectWriter<Text> writer = Octavo.typed(Text.class).writer(stream);
    for (int index = 0; index <= 1024; index++) writer.write(new Text("enum(n" + index + ")"));
    ObjectReader<Item> reader = reader(ITEMS).evolving();
    MalformedException e = assertThrows(MalformedException.class, reader::read);
    assertEquals("256 where 0 are left", e.found());
    assertEquals(1025, reader.frameCount());
  }

  /** Schemas and messages that are changed at random: what comes of them is a value or an error. */
  @Test
  void survivesHostileStreams() throws IOException {
    ObjectWriter<Item> writer = ITEMS.writer(stream).withoutChecksum();
    for (int count = 0; count < 3; count++) {
      writer.writeSchema();
      writer.write(new Item("a name", count));
    }
    int values = 0;
    for (int seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      byte[] bytes = stream.toByteArray();
      for (int changes = random.nextInt(3); changes >= 0; changes--)
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      ObjectReader<NewItem> reader =
          NEW_ITEMS.reader(new ByteArrayInputStream(bytes)).evolving(StreamTest::found);
      values += values(reader);
    }
    assertTrue(values > 10_000, "" + values);
  }

  private static Schema found(long fingerprint) {
    return fingerprint == ITEMS.fingerprint() ? ITEMS.schema() : null;
  }

  private static int values(ObjectReader<NewItem> reader) throws IOException {
    int values = 0;
    while (!reader.isBroken()) {
      try {
        if (reader.read() == null) return values;
        values++;
      } catch (OctavoException e) {
        Faults.assertNone(e);
      }
    }
    return values;
  }

  @Test
  void takesObjectsOfAnyClass() throws IOException {
    Coder<Object> any = Octavo.builder().allow(Item.class.getName()).build().coder();
    List<Object> objects = Arrays.asList(THREE.get(0), null, "text", THREE);
    try (ObjectWriter<Object> writer = any.writer(stream)) {
      for (Object object : objects) writer.write(object);
    }
    ObjectReader<Object> reader = reader(any);
    for (Object object : objects) {
      assertEquals(object, reader.read());
      assertFalse(reader.isAtEnd());
    }
    assertNull(reader.read());
    assertTrue(reader.isAtEnd());
  }

  @Test
  void writesNothingOfAValueThatCannotBeWritten() throws IOException {
    ObjectWriter<Other> writer = Octavo.typed(Other.class).writer(stream);
    List<Integer> numbers = Arrays.asList(1, null);
    assertThrows(MismatchException.class, () -> writer.write(new Other("a", numbers)));
    assertEquals(0, stream.size());
  }

  /** No other schema has that text, so there is nothing to learn from it. */
  @Test
  void passesOverItsOwnSchema() throws IOException {
    Coder<Object> any = Octavo.builder().build().coder();
    try (ObjectWriter<Object> writer = any.writer(stream)) {
      writer.writeSchema();
      writer.write("text");
    }
    assertEquals("text", reader(any).read());
    assertEquals("text", reader(any).evolving().read());
  }

  /** The schema of a large class would be written for each, and most of it told to no one. */
  @Test
  void readersAndWhatTheyRefuseTakeNoMoreForALargeClass() throws IOException {
    ITEMS.writer(stream).write(THREE.get(0));
    byte[] frame = stream.toByteArray();
    Coder<?> wide = Octavo.typed(WideClasses.ofFields(1000));
    wide.fingerprint();
    long readers =
        Allocated.by(
            () -> {
              for (int count = 0; count < 100; count++) refuses(wide, frame);
            });
    assertTrue(readers < 100 * 100_000, readers + " bytes");
  }

  private static void refuses(Coder<?> coder, byte[] frame) {
    ObjectReader<?> reader = coder.reader(new ByteArrayInputStream(frame));
    assertThrows(MismatchException.class, reader::read);
  }
}
