package octavo.objects.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import octavo.objects.model.Access;

/** Classes of which there is one object: those of the objects of Kotlin and of Scala. */
public final class SingleObject {
  private static final String OF_KOTLIN = "INSTANCE";
  private static final String OF_SCALA = "MODULE$";

  private SingleObject() {}

  /** Whether there is one object of a class. */
  public static boolean is(Class<?> type) {
    KotlinClass kotlin = KotlinClass.of(type);
    return kotlin != null && kotlin.isObject() || isOfScala(type);
  }

  /** Whether the one object of a class is Scala's, of which nothing is written, as there. */
  public static boolean isOfScala(Class<?> type) {
    try {
      return type.getName().endsWith("$") && type.getDeclaredField(OF_SCALA).getType() == type;
    } catch (NoSuchFieldException e) {
      return false;
    }
  }

  /** Makes an object of any class without arguments, or gives the one that there is. */
  public static MethodHandle constructor(Class<?> type, Access access) {
    return is(type)
        ? MethodHandles.constant(Object.class, of(type, access))
        : access.constructor(type);
  }

  /** The one object of a class. */
  public static Object of(Class<?> type, Access access) {
    if (isOfScala(type)) return of(type, type, OF_SCALA, access);
    KotlinClass kotlin = KotlinClass.of(type);
    return kotlin != null && kotlin.isCompanion()
        ? of(type, type.getDeclaringClass(), type.getSimpleName(), access)
        : of(type, type, OF_KOTLIN, access);
  }

  /** What a static field of {@code owner} has. */
  private static Object of(Class<?> type, Class<?> owner, String field, Access access) {
    try {
      MethodHandle getter = access.lookup(owner).findStaticGetter(owner, field, type);
      return Access.invoke(getter.asType(MethodType.genericMethodType(0)));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no object: " + type.getName(), e);
    }
  }
}
