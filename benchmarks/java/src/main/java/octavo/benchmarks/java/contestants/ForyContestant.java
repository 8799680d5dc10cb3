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

  /**
   * Generated code for Java alone: both sides have the same classes, and no object twice. Numbers
   * are in full, which takes more bytes and less time.
   */
  static ForyContestant fastest(Class<?>... types) {
    return forJava(true, false, types);
  }

  /** As the fastest, but for numbers, which take the bytes that they need. */
  static ForyContestant compressed(Class<?>... types) {
    return forJava(true, true, types);
  }

  /** As the fastest, but without generated code: what starts quickest. */
  static ForyContestant interpreted(Class<?>... types) {
    return forJava(false, false, types);
  }

  private static ForyContestant forJava(
      boolean generatesCode, boolean compressesNumbers, Class<?>... types) {
    Fory fory =
        Fory.builder()
            .requireClassRegistration(true)
            .withXlang(false)
            .withCompatible(false)
            .withRefTracking(false)
            .withCodegen(generatesCode)
            .withNumberCompressed(compressesNumbers)
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
