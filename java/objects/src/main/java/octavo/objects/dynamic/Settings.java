package octavo.objects.dynamic;

import java.io.ObjectInputFilter;
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
  public Settings(
      AllowList allowed,
      ObjectInputFilter filter,
      Limits limits,
      ClassLoader loader,
      Map<Class<?>, Integer> numbers,
      Map<Class<?>, Replacement> replaced,
      boolean hasReferences) {
    this(
        allowed,
        Filter.of(filter, allowed.limits()),
        limits,
        loader,
        Map.copyOf(numbers),
        Map.copyOf(replaced),
        hasReferences);
  }
}
