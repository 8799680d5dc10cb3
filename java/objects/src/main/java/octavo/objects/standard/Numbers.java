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
    boolean isLonger = bytes.length > 1 && bytes[0] == bytes[1] >> 7;
    if (isLonger) throw new NumberFormatException("more bytes than it takes");
    return new BigInteger(bytes);
  }

  private static Object[] ofBigDecimal(BigDecimal decimal) {
    return new Object[] {decimal.unscaledValue().toByteArray(), decimal.scale()};
  }

  private static BigDecimal toBigDecimal(Object[] parts) {
    return new BigDecimal(toBigInteger((byte[]) parts[0]), (Integer) parts[1]);
  }
}
