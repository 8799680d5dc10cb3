package octavo.benchmarks.java.contestants;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** What a contestant keeps for each of its types: found at once when there is but one. */
final class PerType<T> {
  private final Map<Class<?>, T> all = new HashMap<>();
  private final T only;

  PerType(Class<?>[] types, Function<Class<?>, T> maker) {
    for (Class<?> type : types) all.put(type, maker.apply(type));
    only = types.length == 1 ? all.get(types[0]) : null;
  }

  T of(Class<?> type) {
    return only != null ? only : all.get(type);
  }
}
