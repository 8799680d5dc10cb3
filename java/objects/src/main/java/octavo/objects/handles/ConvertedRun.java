package octavo.objects.handles;

import octavo.objects.model.Conversion;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values that others, or none, are written for. */
final class ConvertedRun extends Run {
  private final Run run;
  private final Conversion conversion;

  ConvertedRun(Run run, Conversion conversion) {
    this.run = run;
    this.conversion = conversion;
  }

  @Override
  boolean isCompressed() {
    return run.isCompressed();
  }

  @Override
  int width(Object[] values) {
    return run.width(converted(values));
  }

  @Override
  void checkWidth(Reader reader, int width, int position) {
    run.checkWidth(reader, width, position);
  }

  @Override
  int minBits(int width) {
    return run.minBits(width);
  }

  @Override
  void write(Writer writer, Object[] values, int width, int depth) {
    run.write(writer, converted(values), width, depth);
  }

  private Object[] converted(Object[] values) {
    Object[] wire = new Object[values.length];
    for (int index = 0; index < wire.length; index++)
      wire[index] = conversion.toWire(required(values, index));
    return wire;
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth) {
    int first = reader.at;
    Object[] values = run.read(reader, count, width, lead, depth);
    for (int index = 0; index < count; index++)
      values[index] = conversion.fromWire(values[index], reader, first);
    return values;
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth) {
    run.skip(reader, count, width, lead, depth);
  }
}
