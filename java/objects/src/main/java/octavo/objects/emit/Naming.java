package octavo.objects.emit;

import java.lang.reflect.Modifier;

/**
 * What the code of a class may name: the JVM looks at that where the code runs first, and not where
 * it is made.
 */
final class Naming {
  private Naming() {}

  /** Whether a class's own code may name a type: what it inherits may be of others. */
  static boolean isPossible(Class<?> from, Class<?> type) {
    if (type.isArray()) return isPossible(from, type.getComponentType());
    if (type.isPrimitive() || isNear(from, type)) return true;
    Module module = type.getModule();
    return isPublic(type)
        && from.getModule().canRead(module)
        && module.isExported(type.getPackageName(), from.getModule())
        && isFound(from, type);
  }

  /** Whether two classes have a package in common at run time. */
  static boolean isNear(Class<?> one, Class<?> other) {
    return one.getClassLoader() == other.getClassLoader()
        && one.getPackageName().equals(other.getPackageName());
  }

  /** To the JVM, what is protected is public. */
  private static boolean isPublic(Class<?> type) {
    return (type.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
  }

  private static boolean isFound(Class<?> from, Class<?> type) {
    try {
      return Class.forName(type.getName(), false, from.getClassLoader()) == type;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
