package octavo.objects.types;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Function;
import octavo.objects.kotlin.SingleObject;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;

/** Objects that implement {@code octavo.struct.Conversion}, whose class need not be here. */
final class ConversionObject {
  private static final String CONVERSION = "octavo.struct.Conversion";

  private ConversionObject() {}

  /** What an object's class, or one above it, says: it names the class and its surrogate's. */
  static Replacement of(Class<?> type, Access access) {
    try {
      Class<?> conversion = Class.forName(CONVERSION, false, type.getClassLoader());
      List<Generics> types = Generics.of(type).as(conversion).arguments();
      Generics converted = types.get(0);
      Generics surrogate = types.get(1);
      Object object = SingleObject.of(type, access);
      return Replacement.of(
          converted.raw(),
          surrogate,
          surrogate.isNullable(),
          function(object, conversion, "toSurrogate", surrogate.raw()),
          function(object, conversion, "fromSurrogate", converted.raw()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("cannot convert with " + type.getName(), e);
    }
  }

  private static Function<Object, Object> function(
      Object object, Class<?> conversion, String name, Class<?> to)
      throws ReflectiveOperationException {
    MethodHandle convert =
        MethodHandles.publicLookup()
            .findVirtual(conversion, name, MethodType.genericMethodType(1))
            .bindTo(object);
    return value -> to.cast(Access.invoke(convert, value));
  }
}
