package octavo.objects.handles;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import octavo.objects.wire.Bits;
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
  Object[] toWire(Object[] values, IntUnaryOperator place) {
    Object[] present =
        run.toWire(present(values), placesOf(values.length, index -> values[index] != null));
    Object[] wire = new Object[values.length];
    for (int index = 0, next = 0; index < wire.length; index++)
      if (values[index] != null) wire[index] = present[next++];
    return wire;
  }

  @Override
  int width(Object[] values, IntUnaryOperator place) {
    return run.width(present(values), placesOf(values.length, index -> values[index] != null));
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
  void write(Writer writer, Object[] values, int width, int depth, IntUnaryOperator place) {
    IntPredicate isPresent = index -> values[index] != null;
    writeBits(writer, values, isPresent);
    run.write(writer, present(values), width, depth, placesOf(values.length, isPresent));
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    boolean[] presence = readBits(reader, count);
    int present = 0;
    for (boolean bit : presence) if (bit) present++;
    checkPresent(reader, present, width);
    Object[] values =
        run.read(reader, present, width, lead, depth, placesOf(count, index -> presence[index]));
    Object[] all = new Object[count];
    for (int index = 0, next = 0; index < count; index++)
      if (presence[index]) all[index] = values[next++];
    return all;
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    int first = reader.at;
    int present = skipBits(reader, count);
    checkPresent(reader, present, width);
    IntUnaryOperator places = placesOf(count, index -> Bits.isSet(reader.bytes, first, index));
    run.skip(reader, present, width, lead, depth, places);
  }

  private void checkPresent(Reader reader, int present, int width) {
    if ((long) present * run.minBits(width) > (reader.end - reader.at) * 8L)
      throw reader.truncated();
  }

  /** Tells the indexes, among {@code count} values, of those that are present. */
  private static IntUnaryOperator placesOf(int count, IntPredicate isPresent) {
    return which ->
        IntStream.range(0, count).filter(isPresent).skip(which).findFirst().orElse(count);
  }

  private static Object[] present(Object[] values) {
    return Arrays.stream(values).filter(Objects::nonNull).toArray();
  }
}
