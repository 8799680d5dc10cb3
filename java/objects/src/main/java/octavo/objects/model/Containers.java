package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Makes collections and maps of a declared type. */
public final class Containers {
  private static final List<Map.Entry<Class<?>, IntFunction<Object>>> COLLECTIONS =
      List.of(
          Map.entry(ArrayList.class, ArrayList::new),
          Map.entry(HashSet.class, Containers::newHashSet),
          Map.entry(LinkedHashSet.class, LinkedHashSet::new),
          Map.entry(TreeSet.class, size -> new TreeSet<>()),
          Map.entry(ArrayDeque.class, ArrayDeque::new));

  private static final List<Map.Entry<Class<?>, IntFunction<Object>>> MAPS =
      List.of(
          Map.entry(HashMap.class, Containers::newHashMap),
          Map.entry(LinkedHashMap.class, LinkedHashMap::new),
          Map.entry(TreeMap.class, size -> new TreeMap<>()));

  private Containers() {}

  /** A map with room for that many entries. */
  public static HashMap<Object, Object> newHashMap(int size) {
    return new HashMap<>(capacity(size));
  }

  /** The least with which that many entries, at a load of 3/4, need no second table. */
  private static int capacity(int size) {
    return (int) Math.min(Integer.MAX_VALUE, (4L * size + 2) / 3);
  }

  private static HashSet<Object> newHashSet(int size) {
    return new HashSet<>(capacity(size));
  }

  /**
   * What makes an empty collection of that type or a subtype, given the number of elements to come.
   */
  public static IntFunction<Object> collectionMaker(Class<?> type) {
    return maker(type, COLLECTIONS);
  }

  /** What makes an empty map of that type or a subtype, given the number of entries to come. */
  public static IntFunction<Object> mapMaker(Class<?> type) {
    return maker(type, MAPS);
  }

  private static IntFunction<Object> maker(
      Class<?> type, List<Map.Entry<Class<?>, IntFunction<Object>>> known) {
    for (Map.Entry<Class<?>, IntFunction<Object>> entry : known) {
      boolean fits = type.isAssignableFrom(entry.getKey());
      if (fits && (type == entry.getKey() || isAbstract(type))) return entry.getValue();
    }
    if (isAbstract(type))
      throw new IllegalArgumentException(
          "cannot encode " + type.getName() + ": its classes are not known");
    MethodHandle constructor = Access.constructor(type);
    return size -> Access.invoke(constructor);
  }

  private static boolean isAbstract(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers());
  }

  static Elements collection(Class<?> type) {
    IntFunction<Object> maker = collectionMaker(type);
    return new Elements() {
      @Override
      public Object[] of(Object value) {
        if (value instanceof Collection<?> it) return it.toArray();
        List<Object> parts = new ArrayList<>();
        ((Iterable<?>) value).forEach(parts::add);
        return parts.toArray();
      }

      @Override
      public Object make(Object[] parts) {
        @SuppressWarnings("unchecked") // empty yet
        Collection<Object> collection = (Collection<Object>) maker.apply(parts.length);
        collection.addAll(Arrays.asList(parts));
        return collection;
      }
    };
  }

  static Elements map(Class<?> type) {
    IntFunction<Object> maker = mapMaker(type);
    return new Elements() {
      @Override
      public Object[] of(Object value) {
        List<Object> parts = new ArrayList<>();
        ((Map<?, ?>) value)
            .forEach(
                (key, of) -> {
                  parts.add(key);
                  parts.add(of);
                });
        return parts.toArray();
      }

      @Override
      public Object make(Object[] parts) {
        @SuppressWarnings("unchecked") // empty yet
        Map<Object, Object> map = (Map<Object, Object>) maker.apply(parts.length / 2);
        for (int index = 0; index < parts.length; index += 2)
          map.put(parts[index], parts[index + 1]);
        return map;
      }
    };
  }
}
