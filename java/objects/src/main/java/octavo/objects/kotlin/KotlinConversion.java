package octavo.objects.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.function.Function;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;

/** Objects that implement {@code octavo.struct.Conversion}. */
final class KotlinConversion {
  private KotlinConversion() {}

  /** What an object's class says: it names the class and its surrogate's. */
  static Replacement of(Class<?> type, Access access) {
    ParameterizedType conversion =
        Arrays.stream(type.getGenericInterfaces())
            .filter(it -> it.getTypeName().startsWith("octavo.struct.Conversion<"))
            .map(ParameterizedType.class::cast)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(type.getName() + " is no conversion"));
    Type[] classes = conversion.getActualTypeArguments();
    return replacement(
        raw(classes[0]), raw(classes[1]), type, (Class<?>) conversion.getRawType(), access);
  }

  private static <T, W> Replacement replacement(
      Class<T> type, Class<W> wire, Class<?> object, Class<?> conversion, Access access) {
    return Replacement.of(
        type,
        wire,
        function(object, conversion, "toSurrogate", wire, access),
        function(object, conversion, "fromSurrogate", type, access));
  }

  private static <A, B> Function<A, B> function(
      Class<?> object, Class<?> conversion, String name, Class<B> to, Access access) {
    try {
      MethodHandle convert =
          MethodHandles.publicLookup()
              .findVirtual(conversion, name, MethodType.genericMethodType(1))
              .bindTo(SingleObject.of(object, access));
      return value -> to.cast(Access.invoke(convert, value));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("cannot convert with " + object.getName(), e);
    }
  }

  private static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType it ? it.getRawType() : type);
  }
}
