package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
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

  /** The methods of a value class that its constructors are, of values without boxes. */
  public static final String CONSTRUCTOR = "constructor-impl";

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

  /** What values of a class are made of, of which the constructor may refuse some. */
  public static Shape checked(Class<?> type, Shape of, Access access) {
    return around(of.type(), type, of, Conversion.UNCHANGED, function(constructor(type), access));
  }

  /** Objects of a class that are around one value, which may be null. */
  public static <T> Shape around(
      Class<T> type, Shape of, Function<T, Object> value, Function<Object, T> make) {
    return around(type, type, of, value, make);
  }

  /** {@code named} is the class that errors name. */
  private static Shape around(
      Class<?> type,
      Class<?> named,
      Shape of,
      Function<?, Object> toWire,
      Function<Object, ?> fromWire) {
    if (of instanceof Shape.Nullable)
      return new Shape.Converted(type, of, Conversion.ofOptional(named, toWire, fromWire));
    if (of instanceof Shape.Converted it && it.isOptional()) { // null has one conversion around it
      Conversion inner = it.conversion();
      return around(
          type, named, it.of(), toWire.andThen(inner.toWire()), inner.fromWire().andThen(fromWire));
    }
    return new Shape.Converted(type, of, Conversion.of(named, toWire, fromWire));
  }

  /** What takes values of a class out of their boxes. */
  public static <T, W> Function<T, W> unbox(Class<T> type, Access access) {
    return function(method(type, "unbox-impl"), access);
  }

  /** What puts values of a class into boxes. */
  public static <T, W> Function<W, T> box(Class<T> type, Access access) {
    return function(method(type, BOX), access);
  }

  private static Method method(Class<?> type, String name) {
    return methods(type, name).findFirst().orElseThrow();
  }

  /** The primary one: it alone takes the value itself, and returns it. */
  private static Method constructor(Class<?> type) {
    return methods(type, CONSTRUCTOR)
        .filter(it -> Arrays.equals(it.getParameterTypes(), new Class<?>[] {it.getReturnType()}))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Method> methods(Class<?> type, String name) {
    return Arrays.stream(type.getDeclaredMethods()).filter(it -> it.getName().equals(name));
  }

  @SuppressWarnings("unchecked") // the class's own methods
  private static <A, B> Function<A, B> function(Method method, Access access) {
    Class<?> type = method.getDeclaringClass();
    try {
      MethodHandle handle =
          access.callable(type).unreflect(method).asType(MethodType.genericMethodType(1));
      return value -> (B) Access.invoke(handle, value);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException("cannot encode " + type.getName(), e);
    }
  }
}
