package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;

/** Makes objects of classes whose constructors all take arguments: none of them runs. */
public final class Allocation {
  private static final MethodType MAKE = MethodType.methodType(Object.class, Constructor.class);

  private Allocation() {}

  /** What makes objects of a class; the fields are null and zero. */
  public static MethodHandle of(Class<?> type) {
    try {
      Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
      Object instance = factory.getMethod("getReflectionFactory").invoke(null);
      Constructor<?> constructor =
          (Constructor<?>)
              factory
                  .getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                  .invoke(instance, type, Object.class.getDeclaredConstructor());
      return MethodHandles.lookup().findStatic(Allocation.class, "make", MAKE).bindTo(constructor);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          "cannot make a " + type.getName() + ": it has no constructor without arguments", e);
    }
  }

  /**
   * A method handle of such a constructor would make a bare Object. One that is bound to it is a
   * constant for the compiler, where a field that holds it is none.
   */
  private static Object make(Constructor<?> constructor) throws ReflectiveOperationException {
    return constructor.newInstance();
  }
}
