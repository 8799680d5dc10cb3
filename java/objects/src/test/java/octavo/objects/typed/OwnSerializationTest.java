package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Type;
import octavo.objects.Coder;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is transient is left out, unless the class writes it itself elsewhere. */
class OwnSerializationTest {
  /** What Guava's multimaps do: without it they would be empty. */
  static class Table implements Serializable {
    transient int[] cells = {1};

    private void writeObject(ObjectOutputStream output) throws IOException {
      output.writeObject(cells);
    }
  }

  static class Wide extends Table {
    int width = 2;
  }

  static class Outside implements Externalizable {
    transient int value = 3;

    @Override
    public void writeExternal(ObjectOutput output) throws IOException {
      output.writeInt(value);
    }

    @Override
    public void readExternal(ObjectInput input) throws IOException {
      value = input.readInt();
    }
  }

  static class Replaced implements Serializable {
    transient int value = 4;

    private Object writeReplace() {
      return value;
    }
  }

  /** Nothing but a cache is transient, and nothing writes it. */
  static class Cached implements Serializable {
    int value = 5;
    transient int cache = 6;

    private void readObject(ObjectInputStream input) throws IOException, ClassNotFoundException {
      input.defaultReadObject();
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Table.class, Wide.class, Outside.class, Replaced.class})
  void refusesWhatWritesTransientFieldsItself(Class<?> type) {
    var e = assertThrows(IllegalArgumentException.class, () -> Octavo.typed((Type) type));
    String why = "its transient fields, which its write";
    assertTrue(e.getMessage().contains(why) && e.getMessage().length() < 300, e.getMessage());
  }

  @Test
  void leavesOutTransientFieldsThatNothingWrites() {
    Coder<Cached> cached = Octavo.typed(Cached.class);
    assertEquals("struct(value:vi32)", cached.schema().text());
    Coder<Table> converted =
        Octavo.builder()
            .convert(Table.class, int[].class, it -> it.cells, it -> new Table())
            .typed(Table.class);
    assertEquals(1, converted.decode(converted.encode(new Table())).cells[0]);
  }
}
