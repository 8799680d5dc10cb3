package octavo.core;

/** The same byte by byte, for a run time without VarHandles: Android before 13. */
final class PortableIntrinsics extends Intrinsics {
  @Override
  short readShort(byte[] bytes, int index) {
    return (short) (bytes[index] & 0xFF | bytes[index + 1] << 8);
  }

  @Override
  int readInt(byte[] bytes, int index) {
    return readShort(bytes, index) & 0xFFFF | readShort(bytes, index + 2) << 16;
  }

  @Override
  long readLong(byte[] bytes, int index) {
    return readInt(bytes, index) & 0xFFFFFFFFL | (long) readInt(bytes, index + 4) << 32;
  }

  @Override
  long readLongBigEndian(byte[] bytes, int index) {
    return Long.reverseBytes(readLong(bytes, index));
  }

  @Override
  float readFloat(byte[] bytes, int index) {
    return Float.intBitsToFloat(readInt(bytes, index));
  }

  @Override
  double readDouble(byte[] bytes, int index) {
    return Double.longBitsToDouble(readLong(bytes, index));
  }

  @Override
  void writeShort(byte[] bytes, int index, short value) {
    bytes[index] = (byte) value;
    bytes[index + 1] = (byte) (value >> 8);
  }

  @Override
  void writeInt(byte[] bytes, int index, int value) {
    writeShort(bytes, index, (short) value);
    writeShort(bytes, index + 2, (short) (value >> 16));
  }

  @Override
  void writeLong(byte[] bytes, int index, long value) {
    writeInt(bytes, index, (int) value);
    writeInt(bytes, index + 4, (int) (value >> 32));
  }

  @Override
  void writeFloat(byte[] bytes, int index, float value) {
    writeInt(bytes, index, Float.floatToRawIntBits(value));
  }

  @Override
  void writeDouble(byte[] bytes, int index, double value) {
    writeLong(bytes, index, Double.doubleToRawLongBits(value));
  }

  @Override
  long multiplyHigh(long a, long b) {
    return MultiplyHighKt.multiplyHighInParts(a, b);
  }
}
