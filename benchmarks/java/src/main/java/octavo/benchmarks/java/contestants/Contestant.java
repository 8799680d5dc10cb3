package octavo.benchmarks.java.contestants;

import java.io.IOException;

/** Turns objects into bytes and back; used by one thread, if it does not say otherwise. */
public interface Contestant {
  byte[] encode(Object value) throws IOException;

  Object decode(byte[] bytes, Class<?> type) throws IOException, ClassNotFoundException;

  /** Encodes into a buffer that is kept from call to call, and returns the number of bytes. */
  interface Reusing extends Contestant {
    int encodeReusing(Object value);
  }
}
