package octavo.objects.dynamic;

import static octavo.objects.Engines.typed;
import static octavo.objects.dynamic.CollisionsTest.MANY;
import static octavo.objects.dynamic.CollisionsTest.list;
import static octavo.objects.dynamic.CollisionsTest.refuses;
import static octavo.objects.dynamic.CollisionsTest.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.TypeRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Collections and maps of a program's own classes, which have the tables of their superclasses. */
class OwnTablesTest {
  static class Copied extends CopyOnWriteArrayList<Integer> {}

  static class Table extends Hashtable<String, String> {}

  static class Weak extends WeakHashMap<String, String> {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void looksAtSuperclasses(String engine) {
    Coder<Copied> coder = typed(engine, Copied.class);
    Copied copied = new Copied();
    copied.addAll(list(it -> it));
    byte[] message = coder.encode(copied);
    long allocated = Allocated.by(() -> assertEquals(MANY, coder.decode(message).size()));
    assertTrue(allocated < 100L * MANY, allocated + " bytes");
    Coder<Table> tables = typed(engine, Table.class);
    Coder<Weak> weak = typed(engine, Weak.class);
    Coder<Map<String, String>> maps = typed(engine, new TypeRef<Map<String, String>>() {}.type());
    Map<String, String> texts = new LinkedHashMap<>();
    for (int index = 0; index < MANY; index++) texts.put(text(index), "");
    refuses(tables, maps.encode(texts));
    refuses(weak, maps.encode(texts));
  }
}
