package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentHashMap.KeySetView;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import octavo.objects.wire.Reader;

/** Makes collections and maps of a declared type. */
public final class Containers {
  /** An abstract type is made by the first that fits. */
  private static final List<Map.Entry<Class<?>, IntFunction<Object>>> COLLECTIONS =
      List.of(
          Map.entry(ArrayList.class, size -> new ArrayList<>(Reader.room(size))),
          Map.entry(HashSet.class, Containers::newHashSet),
          Map.entry(LinkedHashSet.class, size -> new LinkedHashSet<>(capacity(size))),
          Map.entry(TreeSet.class, size -> new TreeSet<>()),
          Map.entry(ArrayDeque.class, size -> new ArrayDeque<>(Reader.room(size))),
          Map.entry(LinkedList.class, size -> new LinkedList<>()),
          Map.entry(Vector.class, size -> new Vector<>(Reader.room(size))),
          Map.entry(CopyOnWriteArrayList.class, size -> new CopyOnWriteArrayList<>()),
          Map.entry(CopyOnWriteArraySet.class, size -> new CopyOnWriteArraySet<>()),
          Map.entry(ConcurrentLinkedQueue.class, size -> new ConcurrentLinkedQueue<>()),
          Map.entry(PriorityQueue.class, size -> new PriorityQueue<>()),
          Map.entry(ConcurrentLinkedDeque.class, size -> new ConcurrentLinkedDeque<>()),
          Map.entry(LinkedBlockingQueue.class, size -> new LinkedBlockingQueue<>()),
          Map.entry(LinkedBlockingDeque.class, size -> new LinkedBlockingDeque<>()),
          Map.entry(ConcurrentSkipListSet.class, size -> new ConcurrentSkipListSet<>()),
          Map.entry(Stack.class, size -> new Stack<>()),
          Map.entry(LinkedTransferQueue.class, size -> new LinkedTransferQueue<>()),
          Map.entry(PriorityBlockingQueue.class, size -> new PriorityBlockingQueue<>()),
          Map.entry(KeySetView.class, size -> ConcurrentHashMap.newKeySet()));

  private static final List<Map.Entry<Class<?>, IntFunction<Object>>> MAPS =
      List.of(
          Map.entry(HashMap.class, Containers::newHashMap),
          Map.entry(LinkedHashMap.class, size -> new LinkedHashMap<>(capacity(size))),
          Map.entry(TreeMap.class, size -> new TreeMap<>()),
          Map.entry(ConcurrentHashMap.class, size -> new ConcurrentHashMap<>(Reader.room(size))),
          Map.entry(ConcurrentSkipListMap.class, size -> new ConcurrentSkipListMap<>()),
          Map.entry(Hashtable.class, size -> new Hashtable<>()));

  private Containers() {}

  /** A map with room for that many entries, or for the first of them. */
  public static HashMap<Object, Object> newHashMap(int size) {
    return new HashMap<>(capacity(size));
  }

  /** The least with which that many entries, at a load of 3/4, need no second table. */
  private static int capacity(int size) {
    return (4 * Reader.room(size) + 2) / 3;
  }

  private static HashSet<Object> newHashSet(int size) {
    return new HashSet<>(capacity(size));
  }

  /**
   * What makes an empty collection of that type or a subtype, given the number of elements to come,
   * which are of the class {@code element}.
   */
  public static IntFunction<Object> collectionMaker(
      Class<?> type, Class<?> element, Access access) {
    return type == EnumSet.class ? size -> newEnumSet(element) : maker(type, COLLECTIONS, access);
  }

  /**
   * What makes an empty map of that type or a subtype, given the number of entries to come, whose
   * keys are of the class {@code key}.
   */
  public static IntFunction<Object> mapMaker(Class<?> type, Class<?> key, Access access) {
    return type == EnumMap.class ? size -> newEnumMap(key) : maker(type, MAPS, access);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the class says nothing of itself
  private static Object newEnumSet(Class<?> element) {
    return EnumSet.noneOf((Class) element);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // as above
  private static Object newEnumMap(Class<?> key) {
    return new EnumMap(key);
  }

  private static IntFunction<Object> maker(
      Class<?> type, List<Map.Entry<Class<?>, IntFunction<Object>>> known, Access access) {
    for (Map.Entry<Class<?>, IntFunction<Object>> entry : known) {
      boolean fits = type.isAssignableFrom(entry.getKey());
      if (fits && (type == entry.getKey() || isAbstract(type))) return entry.getValue();
    }
    if (isAbstract(type)) throw unsupported(type, "its classes are not known; convert it");
    if (type.getName().startsWith("java.")) throw unsupported(type, "it has no schema");
    // without one it would lack what its superclass keeps elements in
    if (!Access.hasConstructor(type))
      throw unsupported(type, "it has no constructor without arguments; convert it");
    MethodHandle constructor = access.constructor(type);
    return size -> emptied(Access.invoke(constructor));
  }

  /** What a constructor has put in is in the message, too, or has been removed since. */
  private static Object emptied(Object container) {
    if (container instanceof Collection<?> it && !it.isEmpty()) it.clear();
    if (container instanceof Map<?, ?> it && !it.isEmpty()) it.clear();
    return container;
  }

  /** Whether all elements are to be added at once, since each would copy those before. */
  public static boolean isCopiedOnWrite(Class<?> type) {
    return CopyOnWriteArrayList.class.isAssignableFrom(type)
        || CopyOnWriteArraySet.class.isAssignableFrom(type);
  }

  private static IllegalArgumentException unsupported(Class<?> type, String why) {
    return new IllegalArgumentException("cannot encode " + type.getName() + ": " + why);
  }

  private static boolean isAbstract(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers());
  }

  public static Elements collection(Class<?> type, Class<?> element, Access access) {
    IntFunction<Object> maker = collectionMaker(type, element, access);
    Consumer<Object> order = NaturalOrder.check(type, access);
    boolean isByEquality = EqualElements.areLost(type);
    return new Elements() {
      @Override
      public Object[] of(Object value) {
        if (order != null) order.accept(value);
        if (isByEquality) EqualElements.check(value);
        if (value instanceof Collection<?> it) return it.toArray();
        List<Object> parts = new ArrayList<>();
        ((Iterable<?>) value).forEach(parts::add);
        return parts.toArray();
      }

      @Override
      public Object begin(int count) {
        return maker.apply(count);
      }

      @Override
      @SuppressWarnings("unchecked") // empty yet
      public void fill(Object collection, Object[] parts) {
        Collection<Object> filled = (Collection<Object>) collection;
        if (isCopiedOnWrite(type)) filled.addAll(Arrays.asList(parts));
        else for (Object part : parts) filled.add(part);
      }
    };
  }

  public static Elements map(Class<?> type, Class<?> key, Access access) {
    IntFunction<Object> maker = mapMaker(type, key, access);
    Consumer<Object> order = NaturalOrder.check(type, access);
    return new Elements() {
      @Override
      public Object[] of(Object value) {
        if (order != null) order.accept(value);
        Unwritten.check(value);
        List<Object> parts = new ArrayList<>();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
          parts.add(entry.getKey());
          parts.add(entry.getValue());
        }
        return parts.toArray();
      }

      @Override
      public Object begin(int count) {
        return maker.apply(count / 2);
      }

      @Override
      @SuppressWarnings("unchecked") // empty yet
      public void fill(Object map, Object[] parts) {
        for (int index = 0; index < parts.length; index += 2)
          ((Map<Object, Object>) map).put(parts[index], parts[index + 1]);
      }
    };
  }
}
