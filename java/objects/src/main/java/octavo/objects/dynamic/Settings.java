package octavo.objects.dynamic;

import java.util.List;
import java.util.Map;
import octavo.objects.Limits;
import octavo.objects.model.Replacement;

/** What the two sides of dynamic messages agree on, and what the reading one allows. */
public record Settings(
    AllowList allowed,
    Filter filter,
    Limits limits,
    ClassLoader loader,
    Map<Class<?>, Integer> numbers,
    Map<Class<?>, Replacement> replaced,
    boolean hasReferences) {
  public Settings {
    numbers = Map.copyOf(numbers);
    replaced = Map.copyOf(replaced);
  }

  /** The one class that values are converted of and another is a kind of, or null. */
  Class<?> converted(Class<?> type) {
    List<Class<?>> all =
        replaced.keySet().stream().filter(it -> it.isAssignableFrom(type)).toList();
    return all.size() == 1 ? all.get(0) : null;
  }
}
