package octavo.flex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import octavo.core.Limits;
import octavo.core.MalformedException;
import octavo.flex.inspect.FlexLayout;
import org.junit.jupiter.api.Test;

/** The reader as Java sees it. */
class ReadFromJavaTest {
  private static byte[] message() {
    var builder = new FlexBuilder();
    int map = builder.startMap();
    builder.key("id");
    builder.put(42L);
    builder.key("name");
    builder.put("Ada");
    builder.key("scores");
    builder.put(new double[] {1.5, 2.5});
    builder.endMap(map);
    return builder.finish();
  }

  @Test
  void readsAMap() {
    var map = Flex.read(message()).getMap();
    assertEquals(42, map.get("id").getLong());
    assertEquals("Ada", map.get(new FlexKey("name")).getString());
    assertTrue(map.get("name").getText().contentEquals("Ada"));
    assertArrayEquals(new double[] {1.5, 2.5}, map.get("scores").getVector().toDoubleArray());
    assertNull(map.get("missing"));
  }

  @Test
  void iteratesAndViews() {
    var names = new ArrayList<String>();
    var map = Flex.read(message()).getMap();
    for (var entry : map) names.add(entry.getKey().toString());
    assertEquals(List.of("id", "name", "scores"), names);
    assertEquals(
        List.of(1.5, 2.5), map.get("scores").getVector().<Double>view(FlexValue::getDouble));
  }

  @Test
  void verifiesAndChangesABuffer() {
    var memory = new BufferMemory(ByteBuffer.wrap(message()));
    Flex.verify(memory);
    var id = Flex.read(memory).getMap().get("id");
    assertTrue(FlexMutation.mutate(id, 7L));
    assertEquals(7, id.getLong());
  }

  @Test
  void readsAndWritesUnsignedIntegers() {
    var builder = new FlexBuilder();
    int vector = builder.startVector();
    builder.putUnsigned(-1);
    builder.putUnsigned(-1L);
    builder.putIndirectUnsigned(-2L);
    builder.endVector(vector);
    var message = builder.finish();
    assertEquals("[4294967295,18446744073709551615,18446744073709551614]", Flex.toJson(message));
    var value = Flex.read(message).getVector().get(1);
    assertEquals(-1L, value.getUnsignedLong());
    assertTrue(FlexMutation.mutateUnsigned(value, -3L));
    assertEquals(-3L, value.asUnsignedLong());
  }

  @Test
  void givesLimits() {
    Flex.verify(new ArrayMemory(message()), Limits.DEFAULT);
    var limits = new Limits(64, 2);
    assertThrows(MalformedException.class, () -> Flex.verify(new ArrayMemory(message()), limits));
  }

  @Test
  void leavesOutWhatHasADefault() {
    var map = Flex.read(message()).getMap();
    var scores = new double[2];
    map.get("scores").getVector().copyInto(scores);
    assertArrayEquals(new double[] {1.5, 2.5}, scores);
    var name = new byte[3];
    map.get("name").getText().copyInto(name);
    assertEquals("Ada", new String(name, StandardCharsets.UTF_8));
    assertEquals(3, FlexLayout.of(message()).getRoot().getChildren().size());
  }
}
