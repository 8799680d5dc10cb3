package octavo.benchmarks.java.contestants;

import java.util.Arrays;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.SimpleObject;

/**
 * Octavo's messages, written and read by hand for these three classes: of any values, with all
 * checks of the message, for one thread. What Octavo takes beyond that is what it takes to serve
 * any class, any thread, limits, and errors that say where.
 */
final class PackByHand implements Contestant.Reusing {
  private final PackByHandWriter writer = new PackByHandWriter();
  private final PackByHandReader reader = new PackByHandReader();

  @Override
  public byte[] encode(Object value) {
    int size = encodeReusing(value);
    return Arrays.copyOf(writer.bytes, size);
  }

  @Override
  public int encodeReusing(Object value) {
    if (value instanceof SimpleObject it) return writer.write(it);
    if (value instanceof ComplexObject it) return writer.write(it);
    return writer.write((DeepObject) value, 0);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    reader.at = 0;
    Object it = read(bytes, type);
    if (reader.at != bytes.length) throw PackByHandReader.malformed();
    return it;
  }

  private Object read(byte[] bytes, Class<?> type) {
    if (type == SimpleObject.class) return reader.readSimple(bytes);
    return type == ComplexObject.class ? reader.readComplex(bytes) : reader.readDeep(bytes, 1);
  }
}
