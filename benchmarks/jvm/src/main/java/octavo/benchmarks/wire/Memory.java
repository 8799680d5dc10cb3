package octavo.benchmarks.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Little-endian numbers in byte arrays; every access is checked by the JVM. */
final class Memory {
  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);
  private static final VarHandle FLOAT = view(float[].class);
  private static final VarHandle DOUBLE = view(double[].class);

  private Memory() {}

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN)
        .withInvokeExactBehavior();
  }

  static short i16(byte[] bytes, int at) {
    return (short) SHORT.get(bytes, at);
  }

  static int i32(byte[] bytes, int at) {
    return (int) INT.get(bytes, at);
  }

  static long i64(byte[] bytes, int at) {
    return (long) LONG.get(bytes, at);
  }

  static float f32(byte[] bytes, int at) {
    return (float) FLOAT.get(bytes, at);
  }

  static double f64(byte[] bytes, int at) {
    return (double) DOUBLE.get(bytes, at);
  }

  static void put(byte[] to, int at, short value) {
    SHORT.set(to, at, value);
  }

  static void put(byte[] to, int at, int value) {
    INT.set(to, at, value);
  }

  static void put(byte[] to, int at, long value) {
    LONG.set(to, at, value);
  }

  static void put(byte[] to, int at, float value) {
    FLOAT.set(to, at, value);
  }

  static void put(byte[] to, int at, double value) {
    DOUBLE.set(to, at, value);
  }
}
