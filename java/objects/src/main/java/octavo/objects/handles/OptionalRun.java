package octavo.objects.handles;

import java.util.Arrays;
import java.util.Objects;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values or none. */
final class OptionalRun extends Run {
  private final Run run;

  OptionalRun(Run run) {
    this.run = run;
  }

  @Override
  boolean isCompressed() {
    return run.isCompressed();
  }

  @Override
  int width(Object[] values) {
    return run.width(present(values));
  }

  @Override
  void checkWidth(Reader reader, int width, int position) {
    run.checkWidth(reader, width, position);
  }

  @Override
  int minBits(int width) {
    return 1;
  }

  @Override
  void write(Writer writer, Object[] values, int width, int depth) {
    writeBits(writer, values, index -> values[index] != null);
    run.write(writer, present(values), width, depth);
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth) {
    boolean[] presence = readBits(reader, count);
    int present = 0;
    for (boolean bit : presence) if (bit) present++;
    checkPresent(reader, present, width);
    Object[] values = run.read(reader, present, width, lead, depth);
    Object[] all = new Object[count];
    for (int index = 0, next = 0; index < count; index++)
      if (presence[index]) all[index] = values[next++];
    return all;
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth) {
    int present = skipBits(reader, count);
    checkPresent(reader, present, width);
    run.skip(reader, present, width, lead, depth);
  }

  private void checkPresent(Reader reader, int present, int width) {
    if ((long) present * run.minBits(width) > (reader.end - reader.at) * 8L)
      throw reader.truncated();
  }

  private static Object[] present(Object[] values) {
    return Arrays.stream(values).filter(Objects::nonNull).toArray();
  }
}
