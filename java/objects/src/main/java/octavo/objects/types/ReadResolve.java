package octavo.objects.types;

import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import octavo.objects.kotlin.SingleObject;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;

/**
 * Classes that say by a {@code readResolve}, as in Java's own serialization, which object takes the
 * place of one that was read: constants of which others hold the only ones.
 */
final class ReadResolve {
  private static final String NAME = "readResolve";

  private ReadResolve() {}

  static boolean isIn(Class<?> type) {
    return method(type) != null;
  }

  /** The shape of a class whose objects are read as {@code read}. */
  static <T> Shape of(Class<T> type, Shape read, Access access) {
    Method method = method(type);
    if (method == null) return read;
    MethodHandle resolve = handle(method, access);
    return Shape.Converted.of(type, read, (T it) -> it, it -> type.cast(resolved(resolve, it)));
  }

  /** Java's own serialization asks the same one: that of a superclass only if it is inherited. */
  private static Method method(Class<?> type) {
    if (!Serializable.class.isAssignableFrom(type) || SingleObject.is(type)) return null;
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods())
        if (resolves(method)) return isInherited(method, type) ? method : null;
    }
    return null;
  }

  private static boolean resolves(Method method) {
    return method.getName().equals(NAME)
        && method.getParameterCount() == 0
        && method.getReturnType() == Object.class
        && (method.getModifiers() & (Modifier.STATIC | Modifier.ABSTRACT)) == 0;
  }

  private static boolean isInherited(Method method, Class<?> type) {
    Class<?> owner = method.getDeclaringClass();
    int modifiers = method.getModifiers();
    if (owner == type || (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0) return true;
    boolean isBeside =
        owner.getClassLoader() == type.getClassLoader()
            && owner.getPackageName().equals(type.getPackageName());
    return isBeside && !Modifier.isPrivate(modifiers);
  }

  private static MethodHandle handle(Method method, Access access) {
    try {
      return access
          .lookup(method.getDeclaringClass())
          .unreflect(method)
          .asType(MethodType.genericMethodType(1));
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("cannot call " + method, e);
    }
  }

  /** What it throws may be checked, as an {@code InvalidObjectException}. */
  private static Object resolved(MethodHandle resolve, Object read) {
    try {
      return (Object) resolve.invokeExact(read);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }
}
