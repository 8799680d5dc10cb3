package octavo.objects.dynamic;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
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
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
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
import java.util.function.Supplier;
import octavo.objects.model.NaturalOrder;

/**
 * The collections and maps of the JDK, in the order of their tags: section 4 of spec/objects.md.
 */
enum Container {
  ARRAY_LIST(ArrayList.class, ArrayList::new),
  IMMUTABLE_LIST(List.class, null),
  AS_LIST(List.class, null),
  LINKED_LIST(LinkedList.class, LinkedList::new),
  VECTOR(Vector.class, Vector::new),
  HASH_SET(HashSet.class, HashSet::new),
  LINKED_HASH_SET(LinkedHashSet.class, LinkedHashSet::new),
  TREE_SET(TreeSet.class, TreeSet::new),
  IMMUTABLE_SET(Unmodifiable.SET, null),
  ENUM_SET(EnumSet.class, null),
  ARRAY_DEQUE(ArrayDeque.class, ArrayDeque::new),
  PRIORITY_QUEUE(PriorityQueue.class, PriorityQueue::new),
  COPY_ON_WRITE_LIST(CopyOnWriteArrayList.class, CopyOnWriteArrayList::new),
  COPY_ON_WRITE_SET(CopyOnWriteArraySet.class, CopyOnWriteArraySet::new),
  CONCURRENT_QUEUE(ConcurrentLinkedQueue.class, ConcurrentLinkedQueue::new),
  CONCURRENT_DEQUE(ConcurrentLinkedDeque.class, ConcurrentLinkedDeque::new),
  BLOCKING_QUEUE(LinkedBlockingQueue.class, LinkedBlockingQueue::new),
  BLOCKING_DEQUE(LinkedBlockingDeque.class, LinkedBlockingDeque::new),
  SKIP_LIST_SET(ConcurrentSkipListSet.class, ConcurrentSkipListSet::new),
  STACK(Stack.class, Stack::new),
  PRIORITY_BLOCKING_QUEUE(PriorityBlockingQueue.class, PriorityBlockingQueue::new),
  TRANSFER_QUEUE(LinkedTransferQueue.class, LinkedTransferQueue::new),
  CONCURRENT_SET(KeySetView.class, ConcurrentHashMap::newKeySet),
  HASH_MAP(HashMap.class, HashMap::new),
  LINKED_HASH_MAP(LinkedHashMap.class, LinkedHashMap::new),
  TREE_MAP(TreeMap.class, TreeMap::new),
  IMMUTABLE_MAP(Unmodifiable.MAP, null),
  ENUM_MAP(EnumMap.class, null),
  CONCURRENT_MAP(ConcurrentHashMap.class, ConcurrentHashMap::new),
  SKIP_LIST_MAP(ConcurrentSkipListMap.class, ConcurrentSkipListMap::new),
  HASHTABLE(Hashtable.class, Hashtable::new);

  private static final String KOTLIN = "kotlin\\.(collections|enums)\\..*";
  private static final String IMMUTABLE =
      "java\\.util\\.(Immutable.*|Collections\\$(Unmodifiable|Empty|Singleton|Copies).*)"
          + "|kotlin\\.(collections\\.(Empty.*|builders\\..*)|enums\\..*)";
  private static final Container[] VALUES = values();

  /** The class of what is read, or an interface that it has. */
  final Class<?> type;

  final boolean isMap;

  /** Whether elements are hashed or compared; keys of maps always are. */
  final boolean isSet;

  /** Whether what is read is in the natural order of its elements or keys. */
  final boolean isSorted;

  /** Whether other threads may change one while it is written. */
  final boolean isConcurrent;

  private final Supplier<?> empty;

  /** What elements are read into first, without references and with them. */
  private final Class<?> read;

  private final Class<?> readReferable;

  Container(Class<?> type, Supplier<?> empty) {
    this.type = type;
    this.empty = empty;
    isMap = Map.class.isAssignableFrom(type);
    isSorted = NaturalOrder.isOf(type);
    isSet = Set.class.isAssignableFrom(type) || !isMap && isSorted;
    isConcurrent = type.getPackageName().equals("java.util.concurrent");
    boolean isOne = type == HashSet.class || type == LinkedHashSet.class;
    readReferable = read(type, isMap);
    read = isOne ? type : readReferable;
  }

  private static Class<?> read(Class<?> type, boolean isMap) {
    if (!isMap) return type == LinkedList.class ? type : ArrayList.class;
    return type == HashMap.class || NaturalOrder.isOf(type) ? type : LinkedHashMap.class;
  }

  /** What a collection or map of that class is written as, or null if it is not. */
  static Container of(Class<?> type) {
    if (!Collection.class.isAssignableFrom(type) && !Map.class.isAssignableFrom(type)) return null;
    String name = type.getName();
    boolean isOfJdk = type.getClassLoader() == null && name.startsWith("java.util.");
    if (!isOfJdk && !name.matches(KOTLIN)) return null;
    for (Container container : VALUES) if (container.type == type) return container;
    if (EnumSet.class.isAssignableFrom(type)) return ENUM_SET;
    if (type == ArrayBlockingQueue.class) return BLOCKING_QUEUE;
    if (name.equals("java.util.Arrays$ArrayList")) return AS_LIST;
    boolean isHidden = !isOfJdk || !Modifier.isPublic(type.getModifiers());
    return isHidden ? ofHidden(type, name.matches(IMMUTABLE)) : null;
  }

  /**
   * Views, wrappers and what cannot change: as a class with the same elements in the same order.
   */
  private static Container ofHidden(Class<?> type, boolean isImmutable) {
    if (SortedMap.class.isAssignableFrom(type)) return TREE_MAP;
    if (SortedSet.class.isAssignableFrom(type)) return TREE_SET;
    if (Map.class.isAssignableFrom(type)) return isImmutable ? IMMUTABLE_MAP : LINKED_HASH_MAP;
    if (Set.class.isAssignableFrom(type)) return isImmutable ? IMMUTABLE_SET : LINKED_HASH_SET;
    boolean isList = List.class.isAssignableFrom(type);
    if (Deque.class.isAssignableFrom(type) && !isList) return ARRAY_DEQUE;
    if (Queue.class.isAssignableFrom(type)) return LINKED_LIST;
    return isImmutable ? IMMUTABLE_LIST : ARRAY_LIST;
  }

  static Container withTag(int tag) {
    return VALUES[(tag - Tags.FIRST_CONTAINER) / 2];
  }

  /** The tag of one that has nulls or not. */
  int tag(boolean hasNulls) {
    return Tags.FIRST_CONTAINER + 2 * ordinal() + (hasNulls ? 1 : 0);
  }

  static boolean hasNulls(int tag) {
    return (tag - Tags.FIRST_CONTAINER) % 2 == 1;
  }

  /** Whether what is read may stand where that class is declared: all can be serialized. */
  boolean fits(Class<?> declared) {
    return declared.isAssignableFrom(type) || declared == Serializable.class;
  }

  /** Whether there can be none without elements that say of which enum it is. */
  boolean needsElementClass() {
    return this == ENUM_SET || this == ENUM_MAP;
  }

  /**
   * The class that elements are read into first; {@code hasReferences} says that it may not hash
   * them.
   */
  Class<?> read(boolean hasReferences) {
    return hasReferences ? readReferable : read;
  }

  /**
   * Whether what has been read has not been hashed or compared: it is a list, or one whose table
   * has trees, unlike a {@code Hashtable}.
   */
  boolean isHashedLater(boolean hasReferences) {
    return this == HASHTABLE || isSet && read(hasReferences) == ArrayList.class;
  }

  /** One without elements, or null if it could not change. */
  Object empty() {
    return empty == null ? null : empty.get();
  }

  /** Fills one with what was read. */
  @SuppressWarnings("unchecked") // elements are of any class
  static void fill(Object empty, Object read) {
    if (read instanceof Map<?, ?> it) ((Map<Object, Object>) empty).putAll(it);
    else ((Collection<Object>) empty).addAll((Collection<?>) read);
  }

  /** One of what was read; {@code element} is the class that is known of elements or keys. */
  Object of(Object read, Class<?> element) {
    if (read.getClass() == type) return read;
    return switch (this) {
      case IMMUTABLE_LIST -> immutable((List<?>) read);
      case AS_LIST -> Arrays.asList(((List<?>) read).toArray());
      case IMMUTABLE_SET -> Unmodifiable.set(new LinkedHashSet<>((List<?>) read));
      case IMMUTABLE_MAP -> Unmodifiable.map((Map<?, ?>) read);
      case ENUM_SET -> enumSet((Collection<?>) read, element);
      case ENUM_MAP -> enumMap((Map<?, ?>) read, element);
      default -> {
        Object container = empty();
        fill(container, read);
        yield container;
      }
    };
  }

  private static List<?> immutable(List<?> read) {
    return read.contains(null) ? Collections.unmodifiableList(read) : List.copyOf(read);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a set knows the class, and does not say
  private static Object enumSet(Collection<?> read, Class element) {
    return element.isEnum()
        ? addAll(EnumSet.noneOf(element), read)
        : EnumSet.copyOf((Collection) read);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the same
  private static Object addAll(EnumSet set, Collection<?> read) {
    set.addAll(read);
    return set;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the same
  private static Object enumMap(Map read, Class element) {
    if (!element.isEnum()) return new EnumMap(read);
    EnumMap map = new EnumMap(element);
    map.putAll(read);
    return map;
  }
}
