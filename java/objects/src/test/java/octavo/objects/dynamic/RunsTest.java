package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Status;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.Limits;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.OctavoException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements that have a loop of their class's own, which handles have none of, are as others. */
class RunsTest {
  static class Row {
    int id;
    Object more;

    static Row of(Row row, int id, Object more) {
      row.id = id;
      row.more = more;
      return row;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Row it
          && it.getClass() == getClass()
          && it.id == id
          && Objects.equals(it.more, more);
    }

    @Override
    public int hashCode() {
      return id;
    }
  }

  static class Wide extends Row {}

  record Table(List<Row> rows) {}

  record Fixed(List<Cell> cells) {}

  record Cell(int id, String text) {}

  record A() {}

  record B() {}

  record C() {}

  record D() {}

  record E() {}

  record F() {}

  record G() {}

  private static final String ALL = "octavo.objects.dynamic.RunsTest$*";

  private static OctavoBuilder builder() {
    return Octavo.builder().allow(ALL);
  }

  /** Rows and, for {@code w}, wide ones; {@code n} holds others, {@code 0} is none. */
  private static List<Row> rows(String kinds) {
    List<Row> rows = new ArrayList<>();
    for (char kind : kinds.toCharArray()) rows.add(row(kind, rows.size()));
    return rows;
  }

  private static Row row(char kind, int id) {
    return switch (kind) {
      case '0' -> null;
      case 'w' -> Row.of(new Wide(), id, null);
      case 'n' -> Row.of(new Row(), id, new Table(rows("rwr")));
      default -> Row.of(new Row(), id, id % 5 == 0 ? "text " + id : null);
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "r", "w", "rrrr", "wrrr", "rrwrr", "wwrw", "rwrwrw", "rnrr", "nnwn", "r0rr", "0rr",
        "rr0"
      })
  void ofManyClassesAreAsThoseOfHandles(String kinds) {
    Octavo emitted = Engines.by("emit", builder()::build);
    Octavo handled = Engines.by("handles", builder()::build);
    for (int round = 0; round < 3; round++) {
      Table table = new Table(rows(kinds));
      byte[] bytes = handled.encode(table);
      assertArrayEquals(bytes, emitted.encode(table));
      assertEquals(table, emitted.decode(bytes));
      assertEquals(table, handled.decode(bytes));
      Table listed = new Table(Collections.unmodifiableList(table.rows));
      assertArrayEquals(handled.encode(listed), emitted.encode(listed));
      Table linked = new Table(new LinkedList<>(table.rows));
      assertArrayEquals(handled.encode(linked), emitted.encode(linked));
    }
  }

  /** The eighth class of a message is the last whose tag takes one byte. */
  @Test
  void ofClassesWithLongTagsAreAsThoseOfHandles() {
    Octavo emitted = Engines.by("emit", builder()::build);
    Octavo handled = Engines.by("handles", builder()::build);
    Object[] others = {new A(), new B(), new C(), new D(), new E(), new F(), new G()};
    for (int count = 0; count <= others.length; count++) {
      List<Object> message = new ArrayList<>(Arrays.asList(others).subList(0, count));
      message.add(new Table(rows("rrrwrr")));
      byte[] bytes = handled.encode(message);
      assertArrayEquals(bytes, emitted.encode(message));
      assertEquals(message, emitted.decode(bytes));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void errorsNameTheElement(String engine) {
    Octavo octavo = Engines.by(engine, builder()::build);
    octavo.encode(new Table(rows("rr")));
    for (int at : new int[] {0, 1, 3}) {
      List<Row> rows = rows("rrrr");
      rows.set(at, Row.of(new Row(), 1, Thread.currentThread()));
      var error = assertThrows(MismatchException.class, () -> octavo.encode(new Table(rows)));
      assertEquals("/rows/" + at + "/more", error.path());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void errorsOfAKnownClassNameTheElement(String engine) {
    Coder<Fixed> coder = Engines.typed(engine, Fixed.class);
    List<Cell> cells = new ArrayList<>(List.of(new Cell(1, "a"), new Cell(2, "b")));
    byte[] bytes = coder.encode(new Fixed(cells));
    cells.add(null);
    var missing = assertThrows(MismatchException.class, () -> coder.encode(new Fixed(cells)));
    assertEquals("/cells/2", missing.path());
    for (int size = 1; size < bytes.length; size++) {
      byte[] cut = Arrays.copyOf(bytes, size);
      var error = assertThrows(OctavoException.class, () -> coder.decode(cut));
      assertEquals(error.path(), Engines.by("handles", () -> pathOf(cut)));
    }
  }

  private static String pathOf(byte[] bytes) {
    Coder<Fixed> coder = Octavo.typed(Fixed.class);
    return assertThrows(OctavoException.class, () -> coder.decode(bytes)).path();
  }

  @Test
  void cutAndSpoiledMessagesAreAsThoseOfHandles() {
    Octavo emitted = Engines.by("emit", builder()::build);
    Octavo handled = Engines.by("handles", builder()::build);
    byte[] bytes = emitted.encode(new Table(rows("rrwrnrr")));
    for (int at = 0; at < bytes.length; at++) {
      byte[] cut = Arrays.copyOf(bytes, at);
      assertEquals(outcome(handled, cut), outcome(emitted, cut));
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        byte[] spoiled = bytes.clone();
        spoiled[at] ^= (byte) (1 << bit);
        assertEquals(outcome(handled, spoiled), outcome(emitted, spoiled));
      }
    }
  }

  /** The bytes of the value, or what is said of a message; a path may end at a field or before. */
  private static Object outcome(Octavo octavo, byte[] bytes) {
    try {
      return ByteBuffer.wrap(octavo.encode(octavo.decode(bytes)));
    } catch (OctavoException e) {
      return e.getClass() + " at " + e.offset() + ": " + e.expected() + ", " + e.found();
    }
  }

  @Test
  void countForTheLimitOfObjects() {
    Table table = new Table(rows("rrrrrrrr"));
    byte[] bytes = builder().build().encode(table);
    int refused = 0;
    for (int objects = 1; objects < 60; objects++) {
      Octavo emitted = limited("emit", objects);
      Object outcome = outcome(limited("handles", objects), bytes);
      for (int round = 0; round < 3; round++) assertEquals(outcome, outcome(emitted, bytes));
      if (outcome instanceof String) refused++;
    }
    assertTrue(refused > table.rows.size() && refused < 59);
  }

  private static Octavo limited(String engine, int objects) {
    OctavoBuilder builder = builder().limits(Limits.DEFAULT.withMaxObjects(objects));
    return Engines.by(engine, builder::build);
  }

  @Test
  void areAskedAFilterFor() {
    byte[] bytes = builder().build().encode(new Table(rows("rrrrrrrr")));
    List<Class<?>> asked = new ArrayList<>();
    ObjectInputFilter filter =
        info -> {
          if (info.serialClass() != null) asked.add(info.serialClass());
          return Status.ALLOWED;
        };
    Octavo octavo = builder().filter(filter).build();
    IntStream.range(0, 3).forEach(it -> octavo.decode(bytes));
    assertEquals(1 + 3 * 8, asked.stream().filter(it -> it == Row.class).count());
  }
}
