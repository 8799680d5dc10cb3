package octavo.objects.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;

/** Classes of Kotlin's that it converts to one of the JDK and back: they are written as those. */
public final class KotlinTwins {
  private record Twin(Class<?> java, String converters) {}

  private static final String DATETIME = "kotlinx.datetime.ConvertersKt";

  private static final Map<String, Twin> TWINS =
      Map.of(
          "kotlin.time.Instant",
          new Twin(Instant.class, "kotlin.time.jdk8.InstantConversionsJDK8Kt"),
          "kotlin.uuid.Uuid",
          new Twin(UUID.class, "kotlin.uuid.UuidKt"),
          "kotlinx.datetime.LocalDate",
          new Twin(LocalDate.class, DATETIME),
          "kotlinx.datetime.LocalTime",
          new Twin(LocalTime.class, DATETIME),
          "kotlinx.datetime.LocalDateTime",
          new Twin(LocalDateTime.class, DATETIME),
          "kotlinx.datetime.YearMonth",
          new Twin(YearMonth.class, DATETIME),
          "kotlinx.datetime.TimeZone",
          new Twin(ZoneId.class, DATETIME),
          "kotlinx.datetime.UtcOffset",
          new Twin(ZoneOffset.class, DATETIME),
          "kotlinx.datetime.DatePeriod",
          new Twin(Period.class, DATETIME));

  private KotlinTwins() {}

  /** What stands for values of a class, or, if it is a value class, for unboxed ones; or null. */
  public static Replacement of(Class<?> type, boolean isUnboxed, Access access) {
    Twin twin = TWINS.get(type.getName());
    boolean isDuration = type.getName().equals(KotlinDuration.NAME);
    if (twin == null && !isDuration) return null;
    try {
      if (isDuration) return KotlinDuration.replacement(type, isUnboxed, access);
      Class<?> converters = Class.forName(twin.converters, true, type.getClassLoader());
      return replacement(type, twin.java, converters);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("cannot convert " + type.getName(), e);
    }
  }

  private static <T, W> Replacement replacement(Class<T> type, Class<W> java, Class<?> converters)
      throws ReflectiveOperationException {
    return Replacement.of(
        type, java, function(converters, type, java), function(converters, java, type));
  }

  /** The one function among the converters' that takes the one class and returns the other. */
  private static <A, B> Function<A, B> function(Class<?> converters, Class<A> from, Class<B> to)
      throws ReflectiveOperationException {
    MethodType type = MethodType.methodType(to, from);
    String name =
        Arrays.stream(converters.getMethods())
            .filter(
                it ->
                    MethodType.methodType(it.getReturnType(), it.getParameterTypes()).equals(type))
            .findFirst()
            .orElseThrow(NoSuchMethodException::new)
            .getName();
    MethodHandle convert =
        MethodHandles.publicLookup()
            .findStatic(converters, name, type)
            .asType(MethodType.genericMethodType(1));
    return value -> to.cast(Access.invoke(convert, value));
  }
}
