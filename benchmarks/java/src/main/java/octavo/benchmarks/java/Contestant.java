package octavo.benchmarks.java;

/** Turns objects into bytes and back; used by one thread. */
interface Contestant {
  byte[] encode(Object value);

  Object decode(byte[] bytes, Class<?> type);
}
