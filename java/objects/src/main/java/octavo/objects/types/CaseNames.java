package octavo.objects.types;

import static java.util.stream.Collectors.toMap;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** What the cases of unions are called: section 8 of spec/pack.md. */
final class CaseNames {
  private CaseNames() {}

  /** What stands behind the last dot of each class's name, or the whole if two would be alike. */
  static Map<Class<?>, String> of(Collection<Class<?>> types) {
    Map<Class<?>, String> simple = names(types, it -> it.substring(it.lastIndexOf('.') + 1));
    boolean differ = Set.copyOf(simple.values()).size() == simple.size();
    return differ ? simple : names(types, it -> it);
  }

  private static Map<Class<?>, String> names(
      Collection<Class<?>> types, Function<String, String> part) {
    return types.stream().collect(toMap(it -> it, it -> part.apply(name(it))));
  }

  private static String name(Class<?> type) {
    return Names.of(type, type.getCanonicalName());
  }
}
