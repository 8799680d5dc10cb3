package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import octavo.objects.Engines;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Objects that come again, in cycles or not; run over both engines. */
abstract class ReferencesTest {
  static class Node {
    String name;
    Node next;
    final List<Node> others = new ArrayList<>();
    Map<String, Node> byName = new TreeMap<>();
    Object[] array;
    Set<Object> set;

    Node(String name) {
      this.name = name;
    }
  }

  static final class Leaf {
    Object parent;
  }

  record Holder(List<Object> values) {}

  private static final String ALL = "octavo.objects.dynamic.ReferencesTest$*";

  private final Octavo shared;
  private final Octavo plain = Octavo.builder().allow(ALL).build();

  ReferencesTest(String engine) {
    shared = Engines.by(engine, Octavo.builder().allow(ALL).references()::build);
  }

  @SuppressWarnings("unchecked") // what is written is read
  private <T> T roundTrip(T value) {
    return (T) shared.decode(shared.encode(value));
  }

  @Test
  void keepsWhatIsTheSame() {
    Node node = new Node("a");
    List<Object> read = roundTrip(new ArrayList<>(List.of(node, node, new Node("a"))));
    assertSame(read.get(0), read.get(1));
    assertNotSame(read.get(0), read.get(2));
    List<Object> apart = cast(plain.decode(plain.encode(List.of(node, node))));
    assertNotSame(apart.get(0), apart.get(1));
  }

  @SuppressWarnings("unchecked") // what is written is read
  private static <T> T cast(Object value) {
    return (T) value;
  }

  @Test
  void keepsWhatIsTheSameOfFinalClassesContainersAndRecords() {
    Leaf leaf = new Leaf();
    Holder holder = new Holder(new ArrayList<>(List.of(leaf)));
    int[] numbers = {1};
    Object[] read =
        roundTrip(new Object[] {leaf, holder, holder.values, holder, numbers, numbers, leaf});
    assertSame(read[1], read[3]);
    assertSame(((Holder) read[1]).values, read[2]);
    assertSame(((List<?>) read[2]).get(0), read[0]);
    assertSame(read[4], read[5]);
    assertSame(read[0], read[6]);
  }

  @Test
  void keepsCycles() {
    Node node = new Node("a");
    node.next = new Node("b");
    node.next.next = node;
    node.others.add(node);
    node.byName.put("self", node);
    node.array = new Object[] {null, node};
    node.array[0] = node.array;
    node.set = new HashSet<>(Set.of(node));
    Node read = roundTrip(node);
    assertSame(read, read.next.next);
    assertEquals("b", read.next.name);
    assertSame(read, read.others.get(0));
    assertSame(read, read.byName.get("self"));
    assertSame(read, read.array[1]);
    assertSame(read.array, read.array[0]);
    assertTrue(read.set.contains(read));
    assertNull(read.next.next.next.array);
  }

  static class Names extends ArrayList<Object> {}

  static class Index extends HashMap<String, Object> {}

  @Test
  void keepsCyclesOfUsersOwnContainers() {
    Names names = new Names();
    Index index = new Index();
    names.add(index);
    names.add(names);
    index.put("names", names);
    index.put("gap", null);
    Names read = roundTrip(names);
    assertSame(read, read.get(1));
    assertSame(read, ((Index) read.get(0)).get("names"));
    assertTrue(((Index) read.get(0)).containsKey("gap"));
  }

  @Test
  void keepsManyObjects() {
    List<Object> list = new ArrayList<>();
    for (int index = 0; index < 10_000; index++) list.add(new Leaf());
    for (int index = 0; index < 10_000; index++) {
      list.add(list.get(index));
      ((Leaf) list.get(index)).parent = list;
    }
    List<?> read = roundTrip(list);
    for (int index = 0; index < 10_000; index++) {
      assertSame(read.get(index), read.get(index + 10_000));
      assertSame(read, ((Leaf) read.get(index)).parent);
    }
    keepsWhatIsTheSame();
  }

  @Test
  void keepsCyclesOfContainers() {
    Map<Object, Object> map = new HashMap<>();
    List<Object> list = new ArrayList<>(List.of(map));
    map.put("list", list);
    Map<?, ?> read = roundTrip(map);
    assertSame(read, ((List<?>) read.get("list")).get(0));
  }

  @Test
  void refusesCyclesThroughWhatCannotChange() {
    Holder holder = new Holder(new ArrayList<>());
    holder.values.add(holder);
    byte[] message = shared.encode(holder);
    MismatchException e = assertThrows(MismatchException.class, () -> shared.decode(message));
    assertTrue(e.getMessage().contains("cycle"), e.getMessage());
  }

  @Test
  void findsCyclesWithoutReferences() {
    Node node = new Node("a");
    node.next = node;
    MismatchException e = assertThrows(MismatchException.class, () -> plain.encode(node));
    assertTrue(e.getMessage().contains("cycle"), e.getMessage());
  }

  @Test
  void readsEachMessageOnItsOwn() {
    Node node = new Node("a");
    byte[] one = shared.encode(List.of(node, node));
    assertArrayEquals(one, shared.encode(List.of(node, node)));
    assertNotSame(shared.decode(one), shared.decode(one));
    byte[] before = {1, 0};
    assertThrows(MalformedException.class, () -> shared.decode(before));
  }

  @Test
  void refusesReferencesWhereThereAreNone() {
    byte[] message = shared.encode(new ArrayList<>(List.of(new int[1], new int[1])));
    int[] same = {1};
    byte[] again = shared.encode(new ArrayList<>(List.of(same, same)));
    assertFalse(java.util.Arrays.equals(message, again));
    assertThrows(MalformedException.class, () -> plain.decode(again));
  }

  @Test
  void refusesAnObjectOfAnotherClass() {
    Node node = new Node("a");
    byte[] message = shared.encode(new Object[] {new Leaf(), node});
    // The first object inside the node, next, becomes a reference to the leaf.
    assertThrows(
        octavo.objects.OctavoException.class,
        () -> shared.decode(java.util.Arrays.copyOf(message, message.length - 1)));
  }

  /** Sets of two sets each, 40 deep: their hash codes would look at 2^40 values. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void refusesKeysThatTakeForever() {
    Object inner = "x";
    List<Object> lists = new ArrayList<>();
    for (int depth = 0; depth < 40; depth++) {
      List<Object> list = new ArrayList<>();
      list.add(inner);
      list.add(inner);
      lists.add(list);
      inner = list;
    }
    List<?> read = (List<?>) shared.decode(shared.encode(inner));
    assertSame(read.get(0), read.get(1));
    byte[] message = setOf(shared.encode(inner));
    MalformedException e = assertThrows(MalformedException.class, () -> shared.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
  }

  /** A list of a class of its own has its first elements when it is the key in a later one. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void refusesKeysThatTakeForeverWhileTheyAreRead() {
    Names names = new Names();
    Map<Object, Object> index = new LinkedHashMap<>();
    index.put(names, "itself");
    Object inner = "x";
    for (int depth = 0; depth < 40; depth++) inner = new ArrayList<>(List.of(inner, inner));
    names.add(inner);
    names.add(index);
    byte[] message = shared.encode(names);
    MalformedException e = assertThrows(MalformedException.class, () -> shared.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
  }

  static class OwnSet extends LinkedHashSet<Object> {}

  static class OwnMap extends LinkedHashMap<Object, Object> {}

  /** Keys while they are empty lists, and much more when they are written. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void refusesKeysThatTakeForeverInClassesOfOnesOwn() {
    Object inner = "x";
    for (int depth = 0; depth < 40; depth++) inner = new ArrayList<>(List.of(inner, inner));
    List<Object> key = new ArrayList<>();
    OwnSet set = new OwnSet();
    set.add(key);
    OwnMap map = new OwnMap();
    map.put(key, 1);
    Map<Object, Object> optional = new LinkedHashMap<>();
    optional.put(Optional.of(key), 1);
    key.add(inner);
    for (Object value : List.of(set, map, optional)) {
      byte[] message = shared.encode(value);
      MalformedException e = assertThrows(MalformedException.class, () -> shared.decode(message));
      assertEquals(MalformedKind.LIMIT, e.kind());
    }
  }

  static class Picky {}

  record Wire(Object value) {}

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void doesNotSayAllThatAClassRefuses() {
    Object inner = "x";
    for (int depth = 0; depth < 40; depth++) inner = new ArrayList<>(List.of(inner, inner));
    Wire wire = new Wire(inner);
    Octavo picky =
        Octavo.builder()
            .references()
            .convert(
                Picky.class,
                Wire.class,
                it -> wire,
                it -> {
                  throw new IllegalArgumentException("never");
                })
            .build();
    byte[] message = picky.encode(new Picky());
    MismatchException e = assertThrows(MismatchException.class, () -> picky.decode(message));
    assertEquals("a " + Wire.class.getName() + ": never", e.found());
  }

  /** A list's message as that of a hash set with the same elements. */
  private static byte[] setOf(byte[] list) {
    list[0] = (byte) Container.HASH_SET.tag(false);
    return list;
  }

  /** What stands before their elements is no count alone. */
  @Test
  void keepsTheLengthOfArraysOfNumbers() {
    for (Object[] array :
        List.of(
            new Integer[] {1, null, 70000},
            new Long[] {1L << 40},
            new LocalDate[] {LocalDate.MIN.withYear(1), null},
            new OptionalInt[] {OptionalInt.of(300), OptionalInt.empty()},
            new Integer[][] {{1, 300}, {}})) assertArrayEquals(array, roundTrip(array));
  }

  static class Copied extends CopyOnWriteArrayList<Object> {}

  @Test
  void keepsCyclesOfListsThatCopyOnWrite() {
    Copied list = new Copied();
    list.addAll(List.of(list, "a"));
    Copied read = roundTrip(list);
    assertSame(read, read.get(0));
    assertEquals(2, read.size());
  }
}
