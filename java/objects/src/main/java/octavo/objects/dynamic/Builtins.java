package octavo.objects.dynamic;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Classes of the JDK that need no leave, and the tags of those that have one. */
final class Builtins {
  private static final List<Class<?>> PLAIN =
      List.of(
          String.class,
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          byte[].class,
          boolean[].class,
          short[].class,
          char[].class,
          int[].class,
          long[].class,
          float[].class,
          double[].class,
          String[].class,
          Object[].class,
          Optional.class);

  private static final List<Class<?>> STANDARD =
      List.of(
          UUID.class,
          Instant.class,
          Duration.class,
          Date.class,
          LocalDate.class,
          LocalTime.class,
          LocalDateTime.class,
          OffsetDateTime.class,
          ZonedDateTime.class,
          Year.class,
          YearMonth.class,
          MonthDay.class,
          Period.class,
          ZoneId.class,
          ZoneOffset.class,
          BigInteger.class,
          BigDecimal.class,
          BitSet.class,
          ByteBuffer.class,
          URI.class,
          Locale.class,
          Currency.class,
          AtomicBoolean.class,
          AtomicInteger.class,
          AtomicLong.class,
          OptionalInt.class,
          OptionalLong.class,
          OptionalDouble.class,
          OffsetTime.class);

  /** What arrays may be of, and enums. */
  private static final List<Class<?>> HARMLESS =
      List.of(
          Object.class,
          Number.class,
          CharSequence.class,
          Comparable.class,
          Iterable.class,
          Collection.class,
          List.class,
          Set.class,
          SortedSet.class,
          NavigableSet.class,
          Queue.class,
          Deque.class,
          Map.class,
          SortedMap.class,
          NavigableMap.class,
          DayOfWeek.class,
          Month.class,
          ChronoUnit.class,
          TimeUnit.class,
          RoundingMode.class);

  private static final Map<Class<?>, Integer> TAGS = tags();

  private static final Set<String> NAMES =
      Stream.of(
              PLAIN.stream(),
              STANDARD.stream(),
              HARMLESS.stream(),
              Arrays.stream(Container.values()).map(it -> it.type))
          .flatMap(it -> it)
          .map(Class::getName)
          .collect(Collectors.toUnmodifiableSet());

  private Builtins() {}

  private static Map<Class<?>, Integer> tags() {
    Map<Class<?>, Integer> tags = new HashMap<>();
    for (Class<?> type : PLAIN) tags.put(type, Tags.FIRST_PLAIN + tags.size());
    for (Class<?> type : STANDARD) tags.put(type, Tags.FIRST_STANDARD + tags.size() - PLAIN.size());
    return tags;
  }

  /** The class with a tag that is not a container's, or null. */
  static Class<?> withTag(int tag) {
    int standard = tag - Tags.FIRST_STANDARD;
    int plain = tag - Tags.FIRST_PLAIN;
    if (plain >= 0 && plain < PLAIN.size()) return PLAIN.get(plain);
    return standard >= 0 && standard < STANDARD.size() ? STANDARD.get(standard) : null;
  }

  /** The tag of a class that has one of its own, or -1. */
  static int tag(Class<?> type) {
    return TAGS.getOrDefault(type, -1);
  }

  /** The class with a tag that a value's class is written as, or null. */
  static Class<?> of(Class<?> type) {
    if (TAGS.containsKey(type)) return type;
    if (type.getClassLoader() != null) return null;
    if (ByteBuffer.class.isAssignableFrom(type)) return ByteBuffer.class;
    return ZoneId.class.isAssignableFrom(type) ? ZoneId.class : null;
  }

  static boolean isHarmless(Class<?> type) {
    return type.isPrimitive() || isHarmless(type.getName());
  }

  static boolean isHarmless(String name) {
    return NAMES.contains(name);
  }
}
