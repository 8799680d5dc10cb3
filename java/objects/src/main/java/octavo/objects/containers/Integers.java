package octavo.objects.containers;

import octavo.objects.wire.Compressed;

/** Arrays of {@code int} or {@code long} as zigzag bits. */
interface Integers {
  /** The code of the greatest width. */
  int maxWidth();

  int length(Object array);

  long bits(Object array, int index);

  Object make(int count);

  void put(Object array, int index, long bits);

  /** {@code int[]}. */
  record OfInts() implements Integers {
    @Override
    public int maxWidth() {
      return Integer.BYTES - 1;
    }

    @Override
    public int length(Object array) {
      return ((int[]) array).length;
    }

    @Override
    public long bits(Object array, int index) {
      return Integer.toUnsignedLong(Compressed.zigzag(((int[]) array)[index]));
    }

    @Override
    public Object make(int count) {
      return new int[count];
    }

    @Override
    public void put(Object array, int index, long bits) {
      ((int[]) array)[index] = Compressed.unzigzag((int) bits);
    }
  }

  /** {@code long[]}. */
  record OfLongs() implements Integers {
    @Override
    public int maxWidth() {
      return Long.BYTES - 1;
    }

    @Override
    public int length(Object array) {
      return ((long[]) array).length;
    }

    @Override
    public long bits(Object array, int index) {
      return Compressed.zigzag(((long[]) array)[index]);
    }

    @Override
    public Object make(int count) {
      return new long[count];
    }

    @Override
    public void put(Object array, int index, long bits) {
      ((long[]) array)[index] = Compressed.unzigzag(bits);
    }
  }
}
