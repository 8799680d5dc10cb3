package octavo.objects.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Loads and stores of numbers in arrays. */
public final class LittleEndian {
  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle CHAR = view(char[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  private LittleEndian() {}

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN)
        .withInvokeExactBehavior();
  }

  public static void put(byte[] bytes, int at, byte value) {
    bytes[at] = value;
  }

  public static void put(byte[] bytes, int at, short value) {
    SHORT.set(bytes, at, value);
  }

  public static void put(byte[] bytes, int at, char value) {
    CHAR.set(bytes, at, value);
  }

  public static void put(byte[] bytes, int at, int value) {
    INT.set(bytes, at, value);
  }

  public static void put(byte[] bytes, int at, long value) {
    LONG.set(bytes, at, value);
  }

  public static void put(byte[] bytes, int at, float value) {
    INT.set(bytes, at, Float.floatToRawIntBits(value));
  }

  public static void put(byte[] bytes, int at, double value) {
    LONG.set(bytes, at, Double.doubleToRawLongBits(value));
  }

  public static byte getByte(byte[] bytes, int at) {
    return bytes[at];
  }

  public static short getShort(byte[] bytes, int at) {
    return (short) SHORT.get(bytes, at);
  }

  public static char getChar(byte[] bytes, int at) {
    return (char) CHAR.get(bytes, at);
  }

  public static int getInt(byte[] bytes, int at) {
    return (int) INT.get(bytes, at);
  }

  public static long getLong(byte[] bytes, int at) {
    return (long) LONG.get(bytes, at);
  }

  public static float getFloat(byte[] bytes, int at) {
    return Float.intBitsToFloat((int) INT.get(bytes, at));
  }

  public static double getDouble(byte[] bytes, int at) {
    return Double.longBitsToDouble((long) LONG.get(bytes, at));
  }

  /** The {@code size} bytes from {@code at} on, 0 to 8, as an unsigned number. */
  public static long getBits(byte[] bytes, int at, int size) {
    long bits = 0;
    for (int index = 0; index < size; index++) bits |= (bytes[at + index] & 0xFFL) << 8 * index;
    return bits;
  }

  /** The number in {@code size} bytes, 1 to 8, from {@code at} on. */
  public static long getInteger(byte[] bytes, int at, int size, boolean isSigned) {
    long bits = getBits(bytes, at, size);
    int unused = Long.SIZE - Byte.SIZE * size;
    return isSigned ? bits << unused >> unused : bits;
  }

  /** Writes the low {@code size} bytes of {@code bits}, 0 to 8 of them. */
  public static void putBits(byte[] bytes, int at, long bits, int size) {
    for (int index = 0; index < size; index++) bytes[at + index] = (byte) (bits >>> 8 * index);
  }
}
