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
import octavo.objects.model.TypeMarks;

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
    Type[] types = conversion.getActualTypeArguments();
    Class<?> raw = (Class<?>) conversion.getRawType();
    TypeMarks marks = KotlinClass.of(type).supertype(raw).argument(1);
    Function<Object, Object> to = function(type, raw, "toSurrogate", raw(types[1]), access);
    Function<Object, Object> from = function(type, raw, "fromSurrogate", raw(types[0]), access);
    return Replacement.of(raw(types[0]), types[1], marks, to, from);
  }

  private static Function<Object, Object> function(
      Class<?> object, Class<?> conversion, String name, Class<?> to, Access access) {
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
