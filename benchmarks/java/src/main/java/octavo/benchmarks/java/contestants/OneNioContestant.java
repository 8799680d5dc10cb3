package octavo.benchmarks.java.contestants;

import java.io.IOException;
import one.nio.serial.Serializer;

/** one-nio; a message names its class by a number that both sides know. */
final class OneNioContestant implements Contestant {
  @Override
  public byte[] encode(Object value) throws IOException {
    return Serializer.serialize(value);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) throws IOException, ClassNotFoundException {
    return Serializer.deserialize(bytes);
  }
}
