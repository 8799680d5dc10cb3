package octavo.core;

/** What a processor does in one instruction, and how this run time is made to use it. */
abstract class Intrinsics {
  /** Constant to the compiler, which calls its methods directly. */
  static final Intrinsics HERE = choose();

  abstract short readShort(byte[] bytes, int index);

  abstract int readInt(byte[] bytes, int index);

  abstract long readLong(byte[] bytes, int index);

  abstract long readLongBigEndian(byte[] bytes, int index);

  abstract float readFloat(byte[] bytes, int index);

  abstract double readDouble(byte[] bytes, int index);

  abstract void writeShort(byte[] bytes, int index, short value);

  abstract void writeInt(byte[] bytes, int index, int value);

  abstract void writeLong(byte[] bytes, int index, long value);

  abstract void writeFloat(byte[] bytes, int index, float value);

  abstract void writeDouble(byte[] bytes, int index, double value);

  abstract long multiplyHigh(long a, long b);

  private static Intrinsics choose() {
    if (Boolean.getBoolean("octavo.portable")) return new PortableIntrinsics();
    try {
      Intrinsics jdk = new JdkIntrinsics();
      jdk.readInt(
          new byte[4], 0); // where VarHandles are unknown, Android's compiler lets the call throw
      return jdk;
    } catch (LinkageError | RuntimeException absent) {
      return new PortableIntrinsics();
    }
  }
}
