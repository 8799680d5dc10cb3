package octavo.objects.kotlin;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import octavo.objects.model.Construction;
import octavo.objects.model.Construction.Parameter;

/** Finds the primary constructor of a Kotlin class that takes properties. */
final class PrimaryConstructor {
  private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

  private PrimaryConstructor() {}

  /** What makes objects of the written fields, or null where that takes others. */
  static Construction of(Class<?> type, KotlinMetadata metadata, List<Field> written) {
    try {
      List<Parameter> parameters = new ArrayList<>();
      for (KotlinConstructor.Parameter parameter : metadata.primary().parameters()) {
        Field field = type.getDeclaredField(metadata.field(parameter.name()));
        parameters.add(new Parameter(field, written.contains(field), parameter.hasDefault()));
      }
      return of(type, parameters);
    } catch (NoSuchFieldException | NoSuchMethodException e) {
      return null;
    }
  }

  private static Construction of(Class<?> type, List<Parameter> parameters)
      throws NoSuchMethodException {
    Class<?>[] types = parameters.stream().map(it -> it.field().getType()).toArray(Class<?>[]::new);
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    Constructor<?> defaulting = defaulting(type, types);
    if (Construction.isWide(defaulting == null ? constructor : defaulting)) return null;
    boolean isEnough = parameters.stream().allMatch(it -> it.isWritten() || it.hasDefault());
    return isEnough ? new Construction(constructor, defaulting, parameters) : null;
  }

  /** The one with bits for defaults, and behind them what tells it from others, or null. */
  private static Constructor<?> defaulting(Class<?> type, Class<?>[] types) {
    int count = types.length + Construction.words(types.length) + 1;
    return Arrays.stream(type.getDeclaredConstructors())
        .filter(it -> it.isSynthetic() && it.getParameterCount() == count)
        .filter(it -> takes(it.getParameterTypes(), types))
        .findFirst()
        .orElse(null);
  }

  /**
   * Whether those are the parameters: a serializer has a constructor for itself, which has as many.
   */
  private static boolean takes(Class<?>[] parameters, Class<?>[] types) {
    if (!parameters[parameters.length - 1].getName().equals(MARKER)) return false;
    for (int index = 0; index < types.length; index++)
      if (parameters[index] != types[index] && !KotlinClass.isValueClass(parameters[index]))
        return false;
    return true;
  }
}
