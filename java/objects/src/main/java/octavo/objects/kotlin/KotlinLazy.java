package octavo.objects.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.Function;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;
import octavo.objects.model.ValueClasses;

/**
 * {@code kotlin.Lazy}: written as its value, and has it when it is read; so Java writes it, too.
 */
public final class KotlinLazy {
  private KotlinLazy() {}

  /** Whether a class is that interface. */
  public static boolean is(Class<?> type) {
    return type.getName().equals("kotlin.Lazy");
  }

  /** The shape of what has a value of the shape {@code of}. */
  public static <T> Shape shape(Class<T> type, Shape of) {
    try {
      Class<?> functions = Class.forName("kotlin.LazyKt", true, type.getClassLoader());
      MethodHandles.Lookup lookup = MethodHandles.publicLookup();
      MethodHandle get = lookup.findVirtual(type, "getValue", MethodType.genericMethodType(0));
      MethodHandle make =
          lookup.findStatic(functions, "lazyOf", MethodType.methodType(type, Object.class));
      return ValueClasses.around(type, of, function(get), function(make));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("cannot encode " + type.getName(), e);
    }
  }

  @SuppressWarnings("unchecked") // what the handle returns
  private static <A, B> Function<A, B> function(MethodHandle of) {
    MethodHandle handle = of.asType(MethodType.genericMethodType(1));
    return value -> (B) Access.invoke(handle, value);
  }
}
