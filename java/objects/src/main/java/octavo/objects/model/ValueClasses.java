package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import octavo.objects.schema.Scalar;

/** Shapes of Kotlin's value classes: its unsigned numbers, and what goes into boxes and out. */
public final class ValueClasses {
  private static final Map<String, Shape> UNSIGNED =
      Map.of(
          "kotlin.UByte", new Shape.Plain(Scalar.U8, byte.class),
          "kotlin.UShort", new Shape.Plain(Scalar.U16, short.class),
          "kotlin.UInt", new Shape.Plain(Scalar.VU32, int.class),
          "kotlin.ULong", new Shape.Plain(Scalar.VU64, long.class));

  private static final String ARRAY = "Array";

  /** The method of a value class that puts values into boxes. */
  public static final String BOX = "box-impl";

  private ValueClasses() {}

  /** The shape of what an unsigned number, or an array of some, is made of; null for others. */
  public static Shape unsigned(Class<?> type) {
    String name = type.getName();
    if (!name.endsWith(ARRAY)) return UNSIGNED.get(name);
    Shape element = UNSIGNED.get(name.substring(0, name.length() - ARRAY.length()));
    if (element == null) return null;
    return Shape.Sequence.of(
        element.type().arrayType(), element, new ArrayElements(element.type()));
  }

  /** Objects of a value class for what they are made of. */
  public static <T> Shape boxed(Class<T> type, Shape of, Access access) {
    return around(type, of, unbox(type, access), box(type, access));
  }

  /** Objects of a class that are around one value, which may be null. */
  public static <T> Shape around(
      Class<T> type, Shape of, Function<T, Object> value, Function<Object, T> make) {
    boolean hasNull =
        of instanceof Shape.Nullable || of instanceof Shape.Converted it && it.isOptional();
    return hasNull
        ? Shape.Converted.ofOptional(type, of, value, make)
        : Shape.Converted.of(type, of, value, make);
  }

  /** What takes values of a class out of their boxes. */
  public static <T, W> Function<T, W> unbox(Class<T> type, Access access) {
    return function(type, "unbox-impl", access);
  }

  /** What puts values of a class into boxes. */
  public static <T, W> Function<W, T> box(Class<T> type, Access access) {
    return function(type, BOX, access);
  }

  @SuppressWarnings("unchecked") // the class's own methods
  private static <A, B> Function<A, B> function(Class<?> type, String name, Access access) {
    Method method =
        Arrays.stream(type.getDeclaredMethods())
            .filter(it -> it.getName().equals(name))
            .findFirst()
            .orElseThrow();
    try {
      MethodHandle handle =
          access.callable(type).unreflect(method).asType(MethodType.genericMethodType(1));
      return value -> (B) Access.invoke(handle, value);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("cannot encode " + type.getName(), e);
    }
  }
}
