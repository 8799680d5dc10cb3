package octavo.benchmarks.java.contestants;

import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;

/** Apache Fory, all classes registered. */
final class ForyContestant implements Contestant.Reusing {
  private final Fory fory;
  private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(1 << 16);

  private ForyContestant(Fory fory, Class<?>... types) {
    this.fory = fory;
    for (Class<?> type : types) {
      fory.register(type);
      for (Class<?> nested : type.getDeclaredClasses()) fory.register(nested);
    }
  }

  /** Generated code for Java alone: both sides have the same classes, and no object twice. */
  static ForyContestant fastest(Class<?>... types) {
    Fory fory =
        Fory.builder()
            .requireClassRegistration(true)
            .withXlang(false)
            .withCompatible(false)
            .withRefTracking(false)
            .withCodegen(true)
            .build();
    return new ForyContestant(fory, types);
  }

  static ForyContestant byDefault(Class<?>... types) {
    return new ForyContestant(Fory.builder().build(), types);
  }

  @Override
  public byte[] encode(Object value) {
    return fory.serialize(value);
  }

  @Override
  public int encodeReusing(Object value) {
    buffer.writerIndex(0);
    fory.serialize(buffer, value);
    return buffer.writerIndex();
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    return fory.deserialize(bytes);
  }
}
