package octavo.objects.handles;

import java.util.Map;
import java.util.function.LongFunction;
import octavo.objects.MismatchException;
import octavo.objects.schema.Scalar;

/** Integers of any class as longs. */
final class Box {
  private static final Map<Class<?>, LongFunction<Object>> MAKERS =
      Map.of(
          byte.class, bits -> (byte) bits,
          short.class, bits -> (short) bits,
          char.class, bits -> (char) bits,
          int.class, bits -> (int) bits,
          long.class, bits -> bits);

  private Box() {}

  static LongFunction<Object> maker(Class<?> type) {
    return MAKERS.get(type);
  }

  /**
   * The integer, which {@code type} must have; the bits of an unsigned one that its class holds.
   */
  static long unbox(Object value, Scalar type) {
    long integer =
        value instanceof Character c
            ? c
            : type.isSigned() ? ((Number) value).longValue() : unsigned((Number) value);
    if (fits(integer, type)) return integer;
    throw new MismatchException(type.keyword(), Long.toString(integer));
  }

  private static long unsigned(Number value) {
    if (value instanceof Byte it) return Byte.toUnsignedLong(it);
    if (value instanceof Short it) return Short.toUnsignedLong(it);
    return value instanceof Integer it ? Integer.toUnsignedLong(it) : value.longValue();
  }

  static boolean fits(long integer, Scalar type) {
    return type.isSigned() || type.max >= 0
        ? integer >= type.min && integer <= type.max
        : Long.compareUnsigned(integer, type.max) <= 0;
  }
}
