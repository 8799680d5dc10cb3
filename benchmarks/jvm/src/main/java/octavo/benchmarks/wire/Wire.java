package octavo.benchmarks.wire;

/** One object in one encoding. */
interface Wire<T> {
  /** Writes the value from the first byte of {@code to} on; returns its length in bytes. */
  int encode(T value, byte[] to);

  /** Reads a whole message; throws {@link Malformed} if it is none. */
  T decode(byte[] message);
}
