package octavo.objects.emit;

import java.util.List;
import octavo.objects.model.Conversion;
import octavo.objects.model.Shape;

/**
 * Makes the coder of values that a tuple is written for. Beside one that converts and one of the
 * tuple, lists of {@code Instant} take 0.58 of the time to write and 0.74 to read
 * (benchmarks/findings/objects.md): its parts need not be objects.
 */
final class ConvertedEmitter extends TupleEmitter {
  /** The index of the constant that converts. */
  private final int conversion;

  ConvertedEmitter(List<Shape.Part> parts, Conversion conversion, List<Object> constants) {
    super(parts, constants);
    this.conversion = constants.size();
    constants.add(conversion);
  }

  @Override
  void begin(WriteMethod method) {
    method.convert(conversion);
  }

  /** The conversion tells of which class values may be. */
  @Override
  Class<?> elementType() {
    return Object.class;
  }

  @Override
  Maker maker() {
    return new ConvertingMaker(super.maker(), conversion);
  }
}
