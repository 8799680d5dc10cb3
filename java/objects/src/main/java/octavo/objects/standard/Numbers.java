package octavo.objects.standard;

import static octavo.objects.standard.Wires.*;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import octavo.objects.model.Shape;

/** Numbers of any size, and those that threads share. */
final class Numbers {
  static final List<Shape.Converted> SHAPES =
      List.of(
          Shape.Converted.of(
              BigInteger.class, BYTES, BigInteger::toByteArray, Numbers::toBigInteger),
          Shape.Converted.of(
              BigDecimal.class, tuple(BYTES, INT), Numbers::ofBigDecimal, Numbers::toBigDecimal),
          Shape.Converted.of(AtomicInteger.class, INT, AtomicInteger::get, AtomicInteger::new),
          Shape.Converted.of(AtomicLong.class, LONG, AtomicLong::get, AtomicLong::new),
          Shape.Converted.of(AtomicBoolean.class, BOOL, AtomicBoolean::get, AtomicBoolean::new));

  private Numbers() {}

  private static BigInteger toBigInteger(byte[] bytes) {
    if (isLonger(bytes)) throw new NumberFormatException("more bytes than it takes");
    return new BigInteger(bytes);
  }

  private static boolean isLonger(byte[] bytes) {
    return bytes.length > 1 && bytes[0] == bytes[1] >> 7;
  }

  private static Object[] ofBigDecimal(BigDecimal decimal) {
    return new Object[] {decimal.unscaledValue().toByteArray(), decimal.scale()};
  }

  /** From a {@code long} if that is enough: such a decimal keeps no {@code BigInteger}. */
  private static BigDecimal toBigDecimal(Object[] parts) {
    byte[] bytes = (byte[]) parts[0];
    int scale = (Integer) parts[1];
    if (bytes.length == 0 || bytes.length > Long.BYTES || isLonger(bytes))
      return new BigDecimal(toBigInteger(bytes), scale);
    long unscaled = bytes[0];
    for (int index = 1; index < bytes.length; index++)
      unscaled = unscaled << Byte.SIZE | bytes[index] & 0xff;
    return BigDecimal.valueOf(unscaled, scale);
  }
}
