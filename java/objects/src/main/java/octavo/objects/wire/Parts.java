package octavo.objects.wire;

/** The parts of an object that cannot be made before all of them are there. */
public final class Parts {
  private final long[] numbers;
  private final Object[] references;

  public Parts(int count) {
    numbers = new long[count];
    references = new Object[count];
  }

  public void put(int index, int value) {
    numbers[index] = value;
  }

  public void put(int index, long value) {
    numbers[index] = value;
  }

  public void put(int index, float value) {
    numbers[index] = Float.floatToRawIntBits(value);
  }

  public void put(int index, double value) {
    numbers[index] = Double.doubleToRawLongBits(value);
  }

  public void put(int index, Object value) {
    references[index] = value;
  }

  public int getInt(int index) {
    return (int) numbers[index];
  }

  public long getLong(int index) {
    return numbers[index];
  }

  public float getFloat(int index) {
    return Float.intBitsToFloat((int) numbers[index]);
  }

  public double getDouble(int index) {
    return Double.longBitsToDouble(numbers[index]);
  }

  public Object getObject(int index) {
    return references[index];
  }
}
