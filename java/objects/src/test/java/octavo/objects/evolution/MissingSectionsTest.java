package octavo.objects.evolution;

import static octavo.objects.evolution.ReadingTest.read;
import static octavo.objects.evolution.ReadingTest.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import octavo.objects.Evolving;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;

/** Messages of an older version of an evolving class, read as those of another class. */
class MissingSectionsTest {
  enum Side {
    BUY,
    SELL
  }

  @Evolving
  record OfFirstVersion(int id) {}

  @Evolving
  record OfSecondVersion(
      int id,
      @Packed(since = 1) long count,
      @Packed(since = 1, required = true) String name,
      @Packed(since = 1, required = true) Side side,
      @Packed(since = 1, required = true) List<String> tags) {}

  record WithNulls(Long count, String name, Side side, List<String> tags, Optional<Side> other) {}

  record WithoutNulls(
      @Packed(required = true) Side side,
      @Packed(required = true) List<String> tags,
      @Packed(required = true) String name,
      long count) {}

  @Test
  void fieldsOfSectionsThatAMessageLacksAreAsIfTheWriterDidNotHaveThem() {
    byte[] message = Octavo.typed(OfFirstVersion.class).encode(new OfFirstVersion(7));
    Schema writer = Octavo.typed(OfSecondVersion.class).schema();
    for (String engine : List.of("emit", "handles")) {
      assertEquals(
          new WithNulls(null, null, null, null, Optional.empty()),
          with(engine, WithNulls.class).reading(writer).decode(message));
      assertEquals(
          new WithoutNulls(Side.BUY, List.of(), "", 0),
          with(engine, WithoutNulls.class).reading(writer).decode(message));
    }
    OfSecondVersion whole = new OfSecondVersion(7, 8, "n", Side.SELL, List.of("t"));
    assertEquals(
        new WithNulls(8L, "n", Side.SELL, List.of("t"), Optional.empty()),
        read(whole, WithNulls.class));
    assertEquals(
        new WithoutNulls(Side.SELL, List.of("t"), "n", 8), read(whole, WithoutNulls.class));
  }
}
