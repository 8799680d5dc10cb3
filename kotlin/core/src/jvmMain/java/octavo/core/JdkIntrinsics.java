package octavo.core;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Loads and stores through array views; in Java because only javac gives a VarHandle call its exact
 * return type.
 */
@NotOnAndroid
final class JdkIntrinsics extends Intrinsics {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, LITTLE_ENDIAN).withInvokeExactBehavior();
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, LITTLE_ENDIAN).withInvokeExactBehavior();
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, LITTLE_ENDIAN).withInvokeExactBehavior();
  private static final VarHandle LONG_BE =
      MethodHandles.byteArrayViewVarHandle(long[].class, BIG_ENDIAN).withInvokeExactBehavior();
  private static final VarHandle FLOAT =
      MethodHandles.byteArrayViewVarHandle(float[].class, LITTLE_ENDIAN).withInvokeExactBehavior();
  private static final VarHandle DOUBLE =
      MethodHandles.byteArrayViewVarHandle(double[].class, LITTLE_ENDIAN).withInvokeExactBehavior();

  @Override
  short readShort(byte[] bytes, int index) {
    return (short) SHORT.get(bytes, index);
  }

  @Override
  int readInt(byte[] bytes, int index) {
    return (int) INT.get(bytes, index);
  }

  @Override
  long readLong(byte[] bytes, int index) {
    return (long) LONG.get(bytes, index);
  }

  @Override
  long readLongBigEndian(byte[] bytes, int index) {
    return (long) LONG_BE.get(bytes, index);
  }

  @Override
  float readFloat(byte[] bytes, int index) {
    return (float) FLOAT.get(bytes, index);
  }

  @Override
  double readDouble(byte[] bytes, int index) {
    return (double) DOUBLE.get(bytes, index);
  }

  @Override
  void writeShort(byte[] bytes, int index, short value) {
    SHORT.set(bytes, index, value);
  }

  @Override
  void writeInt(byte[] bytes, int index, int value) {
    INT.set(bytes, index, value);
  }

  @Override
  void writeLong(byte[] bytes, int index, long value) {
    LONG.set(bytes, index, value);
  }

  @Override
  void writeFloat(byte[] bytes, int index, float value) {
    FLOAT.set(bytes, index, value);
  }

  @Override
  void writeDouble(byte[] bytes, int index, double value) {
    DOUBLE.set(bytes, index, value);
  }

  @Override
  long multiplyHigh(long a, long b) {
    return Math.multiplyHigh(a, b);
  }
}
