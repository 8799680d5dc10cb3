package octavo.objects.kotlin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.time.Duration;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;
import octavo.objects.model.ValueClasses;

/** {@code kotlin.time.Duration}: a value class around a number that only its functions know. */
final class KotlinDuration {
  static final String NAME = "kotlin.time.Duration";

  private final MethodHandle seconds;
  private final MethodHandle nanos;
  private final MethodHandle plus;
  private final MethodHandle ofSeconds;
  private final MethodHandle ofNanos;

  private KotlinDuration(Class<?> type) throws ReflectiveOperationException {
    ClassLoader loader = type.getClassLoader();
    Class<?> unit = Class.forName("kotlin.time.DurationUnit", true, loader);
    Class<?> functions = Class.forName("kotlin.time.DurationKt", true, loader);
    seconds = function(type, "getInWholeSeconds-impl", long.class, long.class);
    nanos = function(type, "getNanosecondsComponent-impl", int.class, long.class);
    plus = function(type, "plus-LRDsOJo", long.class, long.class, long.class);
    MethodHandle make = function(functions, "toDuration", long.class, long.class, unit);
    ofSeconds = MethodHandles.insertArguments(make, 1, constant(unit, "SECONDS"));
    ofNanos = MethodHandles.insertArguments(make, 1, constant(unit, "NANOSECONDS"));
  }

  private static MethodHandle function(
      Class<?> owner, String name, Class<?> result, Class<?>... parameters)
      throws ReflectiveOperationException {
    MethodType type = MethodType.methodType(result, parameters);
    return MethodHandles.publicLookup().findStatic(owner, name, type);
  }

  private static Object constant(Class<?> unit, String name) throws ReflectiveOperationException {
    return unit.getField(name).get(null);
  }

  /** What stands for durations in boxes, or for their numbers. */
  static Replacement replacement(Class<?> type, boolean isUnboxed, Access access)
      throws ReflectiveOperationException {
    KotlinDuration functions = new KotlinDuration(type);
    return isUnboxed
        ? Replacement.of(Long.class, Duration.class, functions::toJava, functions::toKotlin)
        : functions.boxed(type, access);
  }

  private <T> Replacement boxed(Class<T> type, Access access) {
    return Replacement.of(
        type,
        Duration.class,
        ValueClasses.<T, Long>unbox(type, access).andThen(this::toJava),
        ValueClasses.<T, Long>box(type, access).compose(this::toKotlin));
  }

  private Duration toJava(Long number) {
    try {
      return Duration.ofSeconds(
          (long) seconds.invokeExact((long) number), (int) nanos.invokeExact((long) number));
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }

  private Long toKotlin(Duration duration) {
    try {
      long whole = (long) ofSeconds.invokeExact(duration.getSeconds());
      long rest = (long) ofNanos.invokeExact((long) duration.getNano());
      return (long) plus.invokeExact(whole, rest);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }
}
