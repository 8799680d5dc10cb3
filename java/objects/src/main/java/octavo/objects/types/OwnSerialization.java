package octavo.objects.types;

import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** Finds classes that write their transient fields themselves in Java's own serialization. */
final class OwnSerialization {
  private OwnSerialization() {}

  /** The method by which a class may write what is transient in it, or null. */
  static String ofTransient(Class<?> type) {
    return Serializable.class.isAssignableFrom(type) && hasTransient(type) ? method(type) : null;
  }

  private static boolean hasTransient(Class<?> type) {
    return type != null
        && (Arrays.stream(type.getDeclaredFields())
                .anyMatch(it -> Modifier.isTransient(it.getModifiers()))
            || hasTransient(type.getSuperclass()));
  }

  private static String method(Class<?> type) {
    if (type == null) return null;
    if (has(type, "writeObject", ObjectOutputStream.class)) return "writeObject";
    if (has(type, "writeExternal", ObjectOutput.class)) return "writeExternal";
    return has(type, "writeReplace") ? "writeReplace" : method(type.getSuperclass());
  }

  private static boolean has(Class<?> type, String name, Class<?>... parameters) {
    try {
      return !Modifier.isStatic(type.getDeclaredMethod(name, parameters).getModifiers());
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}
