package octavo.objects.handles;

import java.util.function.IntUnaryOperator;
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
  Object[] toWire(Object[] values, IntUnaryOperator place) {
    return run.toWire(each(values, place, conversion::toWire), place);
  }

  @Override
  int width(Object[] wire, IntUnaryOperator place) {
    return run.width(wire, place);
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
  void write(Writer writer, Object[] wire, int width, int depth, IntUnaryOperator place) {
    run.write(writer, wire, width, depth, place);
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    Object[] values = run.read(reader, count, width, lead, depth, place);
    return each(reader, count, place, index -> conversion.fromWire(values[index], reader, lead));
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    run.skip(reader, count, width, lead, depth, place);
  }
}
