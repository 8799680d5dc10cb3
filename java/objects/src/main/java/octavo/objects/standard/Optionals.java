package octavo.objects.standard;

import static octavo.objects.standard.Wires.*;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import octavo.objects.model.Shape;

/** A number or none. */
final class Optionals {
  static final List<Shape.Converted> SHAPES =
      List.of(
          Shape.Converted.ofOptional(
              OptionalInt.class,
              optional(INT),
              (OptionalInt it) -> it.isPresent() ? (Integer) it.getAsInt() : null,
              it -> it == null ? OptionalInt.empty() : OptionalInt.of(it)),
          Shape.Converted.ofOptional(
              OptionalLong.class,
              optional(LONG),
              (OptionalLong it) -> it.isPresent() ? (Long) it.getAsLong() : null,
              it -> it == null ? OptionalLong.empty() : OptionalLong.of(it)),
          Shape.Converted.ofOptional(
              OptionalDouble.class,
              optional(DOUBLE),
              (OptionalDouble it) -> it.isPresent() ? (Double) it.getAsDouble() : null,
              it -> it == null ? OptionalDouble.empty() : OptionalDouble.of(it)));

  private Optionals() {}
}
