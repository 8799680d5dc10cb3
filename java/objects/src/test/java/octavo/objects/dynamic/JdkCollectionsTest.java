package octavo.objects.dynamic;

import static octavo.objects.Engines.by;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Stream;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.TypeRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every collection and map of the JDK, its wrappers and views: as which class it comes back, or why
 * it is refused.
 */
class JdkCollectionsTest {
  enum Color {
    RED,
    GREEN
  }

  private static final List<String> TEXTS = List.of("b", "a", "c");
  private static final Map<String, Integer> ENTRIES = entries();
  private static final String CHANGED_ORDER = "a comparator, which is not written";
  private static final String NO_SCHEMA = "it is a class of the JDK without a schema; convert it";

  /** Why the rest of the public classes are refused. */
  private static final Map<Class<?>, String> REFUSED =
      Map.of(
          ArrayBlockingQueue.class, "how many elements it has room for is not written",
          IdentityHashMap.class, "which keys are the same object is not written",
          WeakHashMap.class, "its entries may go while it is written",
          Properties.class, "its defaults are not written",
          DelayQueue.class, "how long its elements wait is not written",
          SynchronousQueue.class, "it never has an element");

  private static Map<String, Integer> entries() {
    Map<String, Integer> entries = new LinkedHashMap<>();
    TEXTS.forEach(text -> entries.put(text, entries.size()));
    return entries;
  }

  /** A value, and the class of what is read; null if that cannot change. */
  private record Row(Object value, Class<?> read) {}

  private static final List<Row> ROWS = new ArrayList<>();

  private static void as(Class<?> read, Object... values) {
    for (Object value : values) ROWS.add(new Row(value, read));
  }

  private static void same(Object... values) {
    for (Object value : values) as(value.getClass(), value);
  }

  /** What the value's method of JDK 21 gives, if there is one. */
  private static Object[] since21(Class<?> type, String method, Object... values) {
    return Arrays.stream(values)
        .flatMap(
            value -> {
              try {
                return Stream.of(type.getMethod(method).invoke(value));
              } catch (NoSuchMethodException e) {
                return Stream.of();
              } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
              }
            })
        .toArray();
  }

  private static <T extends Collection<? super String>> T filled(T collection) {
    collection.addAll(TEXTS);
    return collection;
  }

  static {
    same(new ArrayList<>(TEXTS), new LinkedList<>(TEXTS), new Vector<>(TEXTS));
    same(filled(new Stack<>()), new CopyOnWriteArrayList<>(TEXTS), Arrays.asList("b", null));
    same(new HashSet<>(TEXTS), new LinkedHashSet<>(TEXTS), new TreeSet<>(TEXTS));
    same(new CopyOnWriteArraySet<>(TEXTS), new ConcurrentSkipListSet<>(TEXTS));
    same(filled(ConcurrentHashMap.newKeySet()), EnumSet.of(Color.GREEN));
    same(new ArrayDeque<>(TEXTS), new PriorityQueue<>(TEXTS), new ConcurrentLinkedQueue<>(TEXTS));
    same(new ConcurrentLinkedDeque<>(TEXTS), new LinkedBlockingQueue<>(TEXTS));
    same(new LinkedBlockingDeque<>(TEXTS), new PriorityBlockingQueue<>(TEXTS));
    same(new LinkedTransferQueue<>(TEXTS));
    same(new HashMap<>(ENTRIES), ENTRIES, new TreeMap<>(ENTRIES), new Hashtable<>(ENTRIES));
    same(new ConcurrentHashMap<>(ENTRIES), new ConcurrentSkipListMap<>(ENTRIES));
    same(new EnumMap<>(Map.of(Color.RED, 1)));
    as(LinkedBlockingQueue.class, new ArrayBlockingQueue<>(9, true, TEXTS));
    immutables();
    wrappers();
    views();
  }

  private static void immutables() {
    as(null, List.of(), List.of("a"), TEXTS, List.copyOf(new ArrayList<>(TEXTS)));
    as(null, TEXTS.stream().toList(), Stream.of("a", null).toList(), TEXTS.subList(1, 3));
    as(null, Set.of(), Set.of("a"), Set.of("a", "b", "c"), Map.of(), Map.of("a", 1));
    as(null, Map.of("a", 1, "b", 2), Map.ofEntries(Map.entry("a", 1)), Map.copyOf(ENTRIES));
    as(null, Collections.emptyList(), Collections.emptySet(), Collections.emptyMap());
    as(null, Collections.singletonList(null), Collections.singleton(null));
    as(null, Collections.singletonMap(null, null), Collections.nCopies(3, "x"));
    as(null, Collections.unmodifiableCollection(new ArrayList<>(TEXTS)));
    as(null, Collections.unmodifiableList(new LinkedList<>(TEXTS)));
    as(null, Collections.unmodifiableSet(new LinkedHashSet<>(TEXTS)));
    as(null, Collections.unmodifiableMap(ENTRIES), Collections.unmodifiableMap(ENTRIES).keySet());
    as(null, Collections.unmodifiableMap(ENTRIES).values());
    as(TreeSet.class, Collections.emptySortedSet(), Collections.emptyNavigableSet());
    as(TreeSet.class, Collections.unmodifiableSortedSet(new TreeSet<>(TEXTS)));
    as(TreeSet.class, Collections.unmodifiableNavigableSet(new TreeSet<>(TEXTS)));
    as(TreeMap.class, Collections.emptySortedMap(), Collections.emptyNavigableMap());
    as(TreeMap.class, Collections.unmodifiableSortedMap(new TreeMap<>(ENTRIES)));
    as(TreeMap.class, Collections.unmodifiableNavigableMap(new TreeMap<>(ENTRIES)));
  }

  private static void wrappers() {
    as(ArrayList.class, Collections.synchronizedCollection(new ArrayList<>(TEXTS)));
    as(ArrayList.class, Collections.synchronizedList(new LinkedList<>(TEXTS)));
    as(LinkedHashSet.class, Collections.synchronizedSet(new HashSet<>(TEXTS)));
    as(TreeSet.class, Collections.synchronizedNavigableSet(new TreeSet<>(TEXTS)));
    as(LinkedHashMap.class, Collections.synchronizedMap(ENTRIES));
    as(TreeMap.class, Collections.synchronizedSortedMap(new TreeMap<>(ENTRIES)));
    as(ArrayList.class, Collections.checkedCollection(new ArrayList<>(TEXTS), String.class));
    as(ArrayList.class, Collections.checkedList(new ArrayList<>(TEXTS), String.class));
    as(LinkedHashSet.class, Collections.checkedSet(new HashSet<>(TEXTS), String.class));
    as(TreeSet.class, Collections.checkedNavigableSet(new TreeSet<>(TEXTS), String.class));
    as(LinkedHashMap.class, Collections.checkedMap(ENTRIES, String.class, Integer.class));
    as(LinkedList.class, Collections.checkedQueue(new ArrayDeque<>(TEXTS), String.class));
    as(LinkedList.class, Collections.asLifoQueue(new ArrayDeque<>(TEXTS)));
    as(LinkedHashSet.class, filled(Collections.newSetFromMap(new HashMap<String, Boolean>())));
  }

  private static void views() {
    for (List<String> list :
        List.of(
            new ArrayList<>(TEXTS),
            new LinkedList<>(TEXTS),
            new Vector<>(TEXTS),
            new CopyOnWriteArrayList<>(TEXTS),
            Arrays.asList("a", "b", null))) as(ArrayList.class, list.subList(1, 3));
    for (Map<String, Integer> map :
        List.of(
            new HashMap<>(ENTRIES),
            ENTRIES,
            new Hashtable<>(ENTRIES),
            new WeakHashMap<>(ENTRIES),
            new IdentityHashMap<>(ENTRIES),
            Map.copyOf(ENTRIES))) {
      as(LinkedHashSet.class, map.keySet());
      as(ArrayList.class, map.values());
    }
    as(LinkedHashSet.class, new EnumMap<>(Map.of(Color.RED, 1)).keySet());
    ConcurrentHashMap<String, Integer> hashed = new ConcurrentHashMap<>(ENTRIES);
    as(hashed.keySet().getClass(), hashed.keySet(), hashed.keySet(1));
    as(ArrayList.class, hashed.values(), new TreeMap<>(ENTRIES).values());
    as(ArrayList.class, new ConcurrentSkipListMap<>(ENTRIES).values());
    as(TreeSet.class, new TreeMap<>(ENTRIES).keySet(), new TreeSet<>(TEXTS).headSet("c"));
    as(TreeSet.class, new ConcurrentSkipListMap<>(ENTRIES).navigableKeySet());
    as(TreeMap.class, new TreeMap<>(ENTRIES).headMap("c"));
    as(TreeMap.class, new ConcurrentSkipListMap<>(ENTRIES).tailMap("b"));
    as(ArrayList.class, since21(List.class, "reversed", new ArrayList<>(TEXTS), TEXTS));
    as(ArrayList.class, since21(List.class, "reversed", new CopyOnWriteArrayList<>(TEXTS)));
    as(LinkedList.class, since21(List.class, "reversed", new LinkedList<>(TEXTS)));
    as(ArrayDeque.class, since21(Deque.class, "reversed", new ArrayDeque<>(TEXTS)));
    as(LinkedHashSet.class, since21(LinkedHashSet.class, "reversed", new LinkedHashSet<>(TEXTS)));
    as(LinkedHashMap.class, since21(LinkedHashMap.class, "reversed", ENTRIES));
    as(LinkedHashSet.class, since21(LinkedHashMap.class, "sequencedKeySet", ENTRIES));
  }

  @ParameterizedTest
  @CsvSource({"emit,false", "emit,true", "handles,false", "handles,true"})
  void keepsWhatIsPromised(String engine, boolean hasReferences) {
    OctavoBuilder builder = Octavo.builder().allow(Color.class.getName());
    Octavo any = by(engine, () -> (hasReferences ? builder.references() : builder).build());
    for (Row row : ROWS) {
      Object read = any.decode(any.encode(row.value));
      String name = row.value.getClass().getName();
      assertSameParts(row.value, read);
      if (row.read == null) assertCannotChange(read, name);
      else assertEquals(row.read, read.getClass(), name);
    }
  }

  record Held(Serializable value) {}

  @ParameterizedTest
  @CsvSource({"emit,false", "emit,true", "handles,false", "handles,true"})
  void areSerializable(String engine, boolean hasReferences) {
    OctavoBuilder builder = Octavo.builder().allow(Held.class, Color.class);
    Octavo any = by(engine, () -> (hasReferences ? builder.references() : builder).build());
    for (Row row : ROWS)
      if (row.value instanceof Serializable value)
        assertSameParts(value, ((Held) any.decode(any.encode(new Held(value)))).value);
  }

  private static void assertSameParts(Object value, Object read) {
    String name = value.getClass().getName();
    assertEquals(parts(value), parts(read), name);
    boolean hasOrder = value instanceof List || value instanceof Deque;
    if (hasOrder) assertEquals(listed(value), listed(read), name);
  }

  private static List<?> listed(Object value) {
    return new ArrayList<>((Collection<?>) value);
  }

  /** What is in it, whatever the order. */
  private static Map<?, ?> parts(Object value) {
    if (value instanceof Map<?, ?> map) return new HashMap<>(map);
    Map<Object, Integer> counts = new HashMap<>();
    ((Collection<?>) value).forEach(part -> counts.merge(part, 1, Integer::sum));
    return counts;
  }

  @SuppressWarnings("unchecked") // it does not get there
  private static void assertCannotChange(Object read, String name) {
    if (read instanceof Map<?, ?> map)
      assertThrows(
          UnsupportedOperationException.class, () -> ((Map<Object, Object>) map).put("x", 1), name);
    else
      assertThrows(
          UnsupportedOperationException.class, () -> ((Collection<Object>) read).add("x"), name);
  }

  @Test
  void refusesTheRest() {
    Octavo any = Octavo.builder().build();
    refuses(any, new IdentityHashMap<>(ENTRIES), REFUSED.get(IdentityHashMap.class));
    refuses(any, new WeakHashMap<>(ENTRIES), REFUSED.get(WeakHashMap.class));
    refuses(any, new Properties(), REFUSED.get(Properties.class));
    refuses(any, new DelayQueue<>(), REFUSED.get(DelayQueue.class));
    refuses(any, new SynchronousQueue<>(), REFUSED.get(SynchronousQueue.class));
    refuses(any, ENTRIES.entrySet(), NO_SCHEMA);
    refuses(any, Map.entry("a", 1), NO_SCHEMA);
    refuses(any, new TreeMap<>(ENTRIES).descendingMap(), CHANGED_ORDER);
    refuses(any, new TreeSet<>(TEXTS).descendingSet(), CHANGED_ORDER);
    refuses(any, new PriorityQueue<>(Comparator.reverseOrder()), CHANGED_ORDER);
    refuses(any, new PriorityBlockingQueue<>(1, Comparator.reverseOrder()), CHANGED_ORDER);
    refuses(any, EnumSet.noneOf(Color.class), "none");
    refuses(any, new EnumMap<>(Color.class), "none");
  }

  private static void refuses(Octavo any, Object value, String why) {
    MismatchException e = assertThrows(MismatchException.class, () -> any.encode(value));
    assertTrue(e.found().endsWith(why), e::getMessage);
  }

  /** All that this JDK has: a new one may have more. */
  @Test
  void leavesOutNoClass() throws IOException {
    Set<Class<?>> seen = new HashSet<>(REFUSED.keySet());
    ROWS.forEach(row -> seen.add(row.value.getClass()));
    for (Class<?> type : collections()) {
      boolean isConcrete = !Modifier.isAbstract(type.getModifiers());
      if (Modifier.isPublic(type.getModifiers()) && isConcrete)
        assertTrue(seen.contains(type), type.getName());
      if (!REFUSED.containsKey(type) && isConcrete)
        assertTrue(Container.of(type) != null, type.getName());
    }
  }

  private static List<Class<?>> collections() throws IOException {
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base");
    try (Stream<Path> paths = Files.walk(modules.resolve("java/util"))) {
      return paths
          .map(path -> modules.relativize(path).toString().replace('/', '.'))
          .filter(name -> name.matches("java\\.util\\.(concurrent\\.)?[A-Z][^.]*\\.class"))
          .map(name -> load(name.substring(0, name.length() - ".class".length())))
          .filter(it -> Collection.class.isAssignableFrom(it) || Map.class.isAssignableFrom(it))
          .<Class<?>>map(it -> it)
          .toList();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesWhatIsDeclared(String engine) throws IOException {
    for (Class<?> type : collections()) {
      if (!Modifier.isPublic(type.getModifiers()) || type == Properties.class) continue;
      boolean isOfEnum = EnumSet.class == type || EnumMap.class == type;
      Class<?> element = isOfEnum ? Color.class : String.class;
      if (REFUSED.containsKey(type)) {
        Exception e =
            assertThrows(IllegalArgumentException.class, () -> typed(engine, of(type, element)));
        assertTrue(e.getMessage().endsWith(REFUSED.get(type)), e::getMessage);
        continue;
      }
      Coder<Object> coder = typed(engine, of(type, element));
      Object first = isOfEnum ? Color.GREEN : "a";
      boolean isMap = Map.class.isAssignableFrom(type);
      Object value = isMap ? Collections.singletonMap(first, 7) : Collections.singleton(first);
      Object read = coder.decode(coder.encode(value));
      assertTrue(type.isInstance(read), type.getName());
      assertSameParts(value, read);
      boolean isAbstract = Modifier.isAbstract(type.getModifiers());
      if (!isAbstract) assertEquals(type, read.getClass());
    }
  }

  private static Type of(Class<?> raw, Class<?> element) {
    Type[] arguments = new Type[raw.getTypeParameters().length];
    Arrays.fill(arguments, Integer.class);
    arguments[0] = element;
    return new ParameterizedType() {
      @Override
      public Type[] getActualTypeArguments() {
        return arguments;
      }

      @Override
      public Type getRawType() {
        return raw;
      }

      @Override
      public Type getOwnerType() {
        return raw.getDeclaringClass();
      }
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesEqualKeys(String engine) {
    for (Type type :
        List.of(
            new TypeRef<Map<String, String>>() {}.type(),
            new TypeRef<Map<String, Integer>>() {}.type())) {
      Coder<Object> coder = typed(engine, type);
      MismatchException e =
          assertThrows(MismatchException.class, () -> coder.encode(new IdentityHashMap<>()));
      assertEquals("an IdentityHashMap", e.found());
    }
  }
}
