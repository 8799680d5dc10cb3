package octavo.objects.dynamic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

/** Finds null among elements, keys and values. */
final class Nulls {
  private Nulls() {}

  static boolean areIn(Object container) {
    if (container.getClass() == ArrayList.class) return areInArray((ArrayList<?>) container);
    return container instanceof Map<?, ?> map ? areInMap(map) : areInAny((Collection<?>) container);
  }

  private static boolean areInArray(ArrayList<?> list) {
    for (int index = 0; index < list.size(); index++) if (list.get(index) == null) return true;
    return false;
  }

  private static boolean areInAny(Collection<?> collection) {
    Class<?> type = collection.getClass();
    if (type == HashSet.class || type == LinkedHashSet.class) return collection.contains(null);
    for (Object element : collection) if (element == null) return true;
    return false;
  }

  /** A table's own look at its values takes no iterator. */
  private static boolean areInMap(Map<?, ?> map) {
    Class<?> type = map.getClass();
    if (type == HashMap.class || type == LinkedHashMap.class)
      return map.containsKey(null) || map.containsValue(null);
    for (Map.Entry<?, ?> entry : map.entrySet())
      if (entry.getKey() == null || entry.getValue() == null) return true;
    return false;
  }
}
