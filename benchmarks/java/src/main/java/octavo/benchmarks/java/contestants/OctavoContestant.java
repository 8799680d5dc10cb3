package octavo.benchmarks.java.contestants;

import java.lang.reflect.Type;
import octavo.objects.Coder;
import octavo.objects.Octavo;

/** A typed coder for each class; any threads may share one but for its buffer. */
final class OctavoContestant implements Contestant.Reusing {
  private final PerType<Coder<Object>> coders;
  private final byte[] buffer = new byte[1 << 16];

  OctavoContestant(Class<?>... types) {
    coders = new PerType<>(types, type -> Octavo.typed((Type) type));
  }

  @Override
  public byte[] encode(Object value) {
    return coders.of(value.getClass()).encode(value);
  }

  @Override
  public int encodeReusing(Object value) {
    return coders.of(value.getClass()).encodeInto(value, buffer, 0);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    return coders.of(type).decode(bytes);
  }
}
