package octavo.objects.standard;

import static octavo.objects.Engines.by;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.BiConsumer;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.TypeRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Collections, maps and arrays of the JDK; over both engines. */
class ContainersTest {
  enum Color {
    RED,
    GREEN
  }

  /** Of texts, in each form; declared by interface, they come back as the class behind. */
  static class Texts {
    Iterable<String> iterable = List.of("b", "a"); // ArrayList
    Collection<String> collection = List.of("b", "a"); // ArrayList
    List<String> list = List.of("b", "a"); // ArrayList
    Set<String> set = Set.of("b", "a"); // HashSet
    SortedSet<String> sorted = new TreeSet<>(Set.of("b", "a")); // TreeSet
    NavigableSet<String> navigable = new TreeSet<>(Set.of("b", "a")); // TreeSet
    Queue<String> queue = new LinkedList<>(List.of("b", "a")); // ArrayDeque
    Deque<String> deque = new LinkedList<>(List.of("b", "a")); // ArrayDeque
    BlockingQueue<String> blocking = new LinkedBlockingQueue<>(); // LinkedBlockingQueue
    AbstractList<String> partial = new ArrayList<>(); // ArrayList
    ArrayList<String> arrayList = new ArrayList<>(List.of("b", "a"));
    LinkedList<String> linkedList = new LinkedList<>(List.of("b", "a"));
    ArrayDeque<String> arrayDeque = new ArrayDeque<>(List.of("b", "a"));
    PriorityQueue<String> priority = new PriorityQueue<>(List.of("b", "a"));
    Stack<String> stack = new Stack<>();
    TransferQueue<String> handing = new LinkedTransferQueue<>(List.of("b")); // LinkedTransferQueue
    PriorityBlockingQueue<String> first = new PriorityBlockingQueue<>(List.of("b", "a"));
    Vector<String> vector = new Vector<>(List.of("b", "a"));
    HashSet<String> hashSet = new HashSet<>(Set.of("b", "a"));
    LinkedHashSet<String> linkedSet = new LinkedHashSet<>(List.of("b", "a"));
    TreeSet<String> treeSet = new TreeSet<>(List.of("b", "a"));
    CopyOnWriteArrayList<String> copied = new CopyOnWriteArrayList<>(List.of("b", "a"));
    ConcurrentLinkedQueue<String> concurrent = new ConcurrentLinkedQueue<>(List.of("b", "a"));
    ConcurrentSkipListSet<String> skipping = new ConcurrentSkipListSet<>(List.of("b", "a"));
    EnumSet<Color> colors = EnumSet.of(Color.GREEN);
    EnumSet<Color> none = EnumSet.noneOf(Color.class);
    Map<String, String> map = Map.of("b", "1"); // HashMap
    SortedMap<String, String> sortedMap = new TreeMap<>(Map.of("b", "1", "a", "2")); // TreeMap
    NavigableMap<String, Color> navigableMap = new TreeMap<>(); // TreeMap
    ConcurrentMap<String, String> concurrentMap =
        new ConcurrentHashMap<>(Map.of("b", "1")); // ConcurrentHashMap
    HashMap<String, Integer> hashMap = new HashMap<>(Map.of("b", 1));
    LinkedHashMap<String, Integer> linkedMap = new LinkedHashMap<>(Map.of("b", 1));
    TreeMap<Integer, String> treeMap = new TreeMap<>(Map.of(2, "b", 1, "a"));
    ConcurrentHashMap<Integer, String> hashes = new ConcurrentHashMap<>(Map.of(2, "b"));
    ConcurrentSkipListMap<Integer, String> skips = new ConcurrentSkipListMap<>(Map.of(2, "b"));
    Hashtable<Integer, String> table = new Hashtable<>(Map.of(2, "b"));
    EnumMap<Color, Integer> counts = new EnumMap<>(Map.of(Color.RED, 1));
  }

  private static final Map<String, Class<?>> BEHIND =
      Map.ofEntries(
          Map.entry("iterable", ArrayList.class),
          Map.entry("collection", ArrayList.class),
          Map.entry("list", ArrayList.class),
          Map.entry("set", HashSet.class),
          Map.entry("sorted", TreeSet.class),
          Map.entry("navigable", TreeSet.class),
          Map.entry("queue", ArrayDeque.class),
          Map.entry("deque", ArrayDeque.class),
          Map.entry("blocking", LinkedBlockingQueue.class),
          Map.entry("partial", ArrayList.class),
          Map.entry("map", HashMap.class),
          Map.entry("sortedMap", TreeMap.class),
          Map.entry("navigableMap", TreeMap.class),
          Map.entry("concurrentMap", ConcurrentHashMap.class));

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void keepsTheDeclaredForm(String engine) throws IllegalAccessException {
    Coder<Texts> coder = typed(engine, Texts.class);
    Texts value = new Texts();
    Texts read = coder.decode(coder.encode(value));
    for (Field field : Texts.class.getDeclaredFields()) {
      Object before = field.get(value);
      Object after = field.get(read);
      Class<?> expected = BEHIND.getOrDefault(field.getName(), field.getType());
      assertTrue(expected.isInstance(after), () -> field.getName() + " is a " + after.getClass());
      assertEquals(contents(before), contents(after), field.getName());
    }
  }

  /** Queues are equal to nothing but themselves. */
  private static Object contents(Object container) {
    return container instanceof Queue<?> queue ? List.of(queue.toArray()) : container;
  }

  record Tables(
      Hashtable<Integer, Integer> declared, Map<Integer, Integer> map, Map<String, String> texts) {}

  /** In the order of the entry set; its own forEach goes the other way. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void writesTablesInOneOrder(String engine) {
    Map<Integer, Integer> numbers = Map.of(1, 2, 3, 4, 5, 6);
    Map<String, String> texts = Map.of("a", "b", "c", "d", "e", "f");
    Hashtable<Integer, Integer> table = new Hashtable<>(numbers);
    Coder<Tables> coder = typed(engine, Tables.class);
    Map<Integer, Integer> inOrder = new LinkedHashMap<>(table);
    Hashtable<String, String> textTable = new Hashtable<>(texts);
    assertArrayEquals(
        coder.encode(new Tables(table, inOrder, new LinkedHashMap<>(textTable))),
        coder.encode(new Tables(table, table, textTable)));
  }

  record Point(int x, int y) {}

  static class Unordered {
    TreeSet<Point> points;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToSortWhatHasNoOrder(String engine) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> typed(engine, Unordered.class));
    assertTrue(e.getMessage().contains("is not Comparable"), e::getMessage);
    Type map = new TypeRef<SortedMap<Point, String>>() {}.type();
    assertThrows(IllegalArgumentException.class, () -> typed(engine, map));
  }

  /** Nothing could make one that has room for elements. */
  static class Sized extends ArrayList<String> {
    Sized(int size) {
      super(size);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesCollectionsThatCannotBeMade(String engine) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> typed(engine, Sized.class));
    assertTrue(e.getMessage().contains("no constructor without arguments"), e::getMessage);
    Octavo any = by(engine, () -> Octavo.builder().allow(Sized.class.getName()).build());
    assertThrows(MismatchException.class, () -> any.encode(new Sized(3)));
  }

  static class Sorted {
    SortedSet<String> set;
    TreeMap<String, Integer> map;
    PriorityQueue<String> queue;
    ConcurrentSkipListMap<String, Integer> skips;
    PriorityBlockingQueue<String> blocking;
    Reversed own = new Reversed();
  }

  /** It has its order wherever it is made. */
  static class Reversed extends TreeSet<String> {
    Reversed() {
      super(Comparator.reverseOrder());
      addAll(List.of("a", "b"));
    }
  }

  static class Defaults extends ArrayList<String> {
    Defaults() {
      add("default");
    }
  }

  static class Settings extends HashMap<String, Integer> {
    Settings() {
      put("mode", 1);
    }
  }

  record Own(Defaults list, Settings map) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void hasNothingOfWhatConstructorsPutIn(String engine) {
    Own own = new Own(new Defaults(), new Settings());
    own.list.add("more");
    own.map.clear();
    Coder<Own> coder = typed(engine, Own.class);
    assertEquals(own, coder.decode(coder.encode(own)));
    Octavo any = Octavo.builder().allow(Defaults.class).build();
    assertEquals(own.list, any.decode(any.encode(own.list)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesOrdersThatAreNotWritten(String engine) {
    Coder<Sorted> coder = typed(engine, Sorted.class);
    Comparator<String> natural = Comparator.naturalOrder();
    Comparator<String> reverse = Comparator.reverseOrder();
    List<BiConsumer<Sorted, Comparator<String>>> setters =
        List.of(
            (it, order) -> it.set = new TreeSet<>(order),
            (it, order) -> it.set = new ConcurrentSkipListSet<>(order),
            (it, order) -> it.map = new TreeMap<>(order),
            (it, order) -> it.queue = new PriorityQueue<>(order),
            (it, order) -> it.skips = new ConcurrentSkipListMap<>(order),
            (it, order) -> it.blocking = new PriorityBlockingQueue<>(1, order));
    for (BiConsumer<Sorted, Comparator<String>> setter : setters) {
      Sorted value = new Sorted();
      setter.accept(value, natural);
      assertEquals("b", coder.decode(coder.encode(value)).own.first());
      setter.accept(value, reverse);
      MismatchException e = assertThrows(MismatchException.class, () -> coder.encode(value));
      assertEquals("a comparator, which is not written", e.found());
    }
    Type descending = new TypeRef<NavigableMap<String, Integer>>() {}.type();
    assertThrows(
        MismatchException.class,
        () -> typed(engine, descending).encode(new TreeMap<>(Map.of("a", 1)).descendingMap()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesArraysOfTheSameBytesAsKeys(String engine) {
    Coder<Map<byte[], Integer>> coder =
        typed(engine, new TypeRef<Map<byte[], Integer>>() {}.type());
    Map<byte[], Integer> map = new LinkedHashMap<>();
    for (byte key = 1; key <= 3; key++) map.put(new byte[] {key}, 1);
    assertEquals(3, coder.decode(coder.encode(map)).size());
    map.put(new byte[] {2}, 2);
    MismatchException e = assertThrows(MismatchException.class, () -> coder.encode(map));
    assertEquals("/3", e.path());
  }

  /** It makes of each element that it is given another. */
  static class Marking extends ArrayList<String> {
    @Override
    public boolean add(String text) {
      return super.add(text + "!");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void addsToCollectionsOfOnesOwn(String engine) {
    Coder<Marking> coder = typed(engine, Marking.class);
    Marking texts = new Marking();
    texts.add("a");
    assertEquals(List.of("a!!"), coder.decode(coder.encode(texts)));
  }

  static class Tree {
    int id;
    Tree[] children;

    Tree(int id, Tree... children) {
      this.id = id;
      this.children = children;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Tree it && id == it.id && Arrays.equals(children, it.children);
    }

    @Override
    public int hashCode() {
      return id;
    }
  }

  record AllArrays(
      boolean[] flags,
      byte[][] octets,
      short[] shorts,
      char[] letters,
      int[][] grid,
      long[] longs,
      float[] floats,
      double[][][] cube,
      Integer[] boxes,
      String[][] texts,
      Color[] colors,
      Point[] points,
      Tree[] trees,
      UUID[] ids,
      List<int[]> rows,
      List<Point>[] lists) {
    Object[] parts() {
      return new Object[] {
        flags, octets, shorts, letters, grid, longs, floats, cube, boxes, texts, colors, points,
        trees, ids, lists
      };
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesArraysOfAllTypes(String engine) {
    Coder<AllArrays> coder = typed(engine, AllArrays.class);
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<Point>[] lists = new List[] {new ArrayList<>(List.of(new Point(1, 2)))};
    AllArrays value =
        new AllArrays(
            new boolean[] {true, false, true},
            new byte[][] {{1}, {}},
            new short[] {-1},
            new char[] {'a'},
            new int[][] {{1, -1}, {}, {70000}},
            new long[] {Long.MIN_VALUE},
            new float[] {0.5f},
            new double[][][] {{{1}, {}}, {}},
            new Integer[] {1, 2},
            new String[][] {{"a"}, {}},
            new Color[] {Color.GREEN},
            new Point[] {new Point(1, 2)},
            new Tree[] {new Tree(1, new Tree(2)), new Tree(3)},
            new UUID[] {new UUID(1, 2)},
            List.of(new int[] {1, 2}, new int[0]),
            lists);
    AllArrays read = coder.decode(coder.encode(value));
    assertTrue(Objects.deepEquals(value.parts(), read.parts()));
    assertArrayEquals(value.rows().toArray(), read.rows().toArray());
    for (Type type : List.of(int[][].class, Point[].class, String[].class)) {
      Coder<Object> lone = typed(engine, type);
      Object array =
          type == int[][].class
              ? value.grid
              : type == Point[].class ? value.points : value.texts[0];
      assertTrue(Objects.deepEquals(array, lone.decode(lone.encode(array))));
    }
  }
}
