package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;

/** Makes objects of classes whose constructors all take arguments: none of them runs. */
public final class Allocation {
  private final Constructor<?> constructor;

  private Allocation(Constructor<?> constructor) {
    this.constructor = constructor;
  }

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
      MethodHandle make =
          MethodHandles.lookup()
              .findVirtual(Allocation.class, "make", MethodType.genericMethodType(0));
      return make.bindTo(new Allocation(constructor));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          "cannot make a " + type.getName() + ": it has no constructor without arguments", e);
    }
  }

  /** A method handle of such a constructor would make a bare Object. */
  private Object make() throws ReflectiveOperationException {
    return constructor.newInstance();
  }
}
