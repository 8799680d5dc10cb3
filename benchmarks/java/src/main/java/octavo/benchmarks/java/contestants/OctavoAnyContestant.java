package octavo.benchmarks.java.contestants;

import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;

/** Objects that say of which class they are, by a number, as with Fory and Kryo. */
final class OctavoAnyContestant implements Contestant.Reusing {
  private static final String MODEL = "octavo.benchmarks.java.model.*";

  private final Octavo octavo;
  private final byte[] buffer = new byte[1 << 16];

  private OctavoAnyContestant(OctavoBuilder builder, Class<?>... types) {
    int number = 0;
    for (Class<?> type : types) {
      builder.register(type, number++);
      for (Class<?> nested : type.getDeclaredClasses()) builder.register(nested, number++);
    }
    octavo = builder.build();
  }

  /** Writes what comes again as often as it comes. */
  static OctavoAnyContestant plain(Class<?>... types) {
    return new OctavoAnyContestant(Octavo.builder().allow(MODEL), types);
  }

  /** Writes what comes again once. */
  static OctavoAnyContestant withReferences(Class<?>... types) {
    return new OctavoAnyContestant(Octavo.builder().allow(MODEL).references(), types);
  }

  @Override
  public byte[] encode(Object value) {
    return octavo.encode(value);
  }

  @Override
  public int encodeReusing(Object value) {
    return octavo.encodeInto(value, buffer, 0);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    return octavo.decode(bytes);
  }
}
