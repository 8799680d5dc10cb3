package octavo.objects.model;

import java.lang.reflect.Type;
import java.util.function.Function;

/** The type whose values are written for those of a class. */
public record Replacement(Type wire, Conversion conversion) {
  /** One of {@code type}, for which null stays null, and nothing else becomes it. */
  public static <T, W> Replacement of(
      Class<T> type, Class<W> wire, Function<T, W> toWire, Function<W, T> fromWire) {
    return of(type, wire, false, toWire, fromWire);
  }

  /** One of {@code type}: to what may be null if it {@code isOptional}, else null stays null. */
  public static Replacement of(
      Class<?> type,
      Type wire,
      boolean isOptional,
      Function<?, ?> toWire,
      Function<?, ?> fromWire) {
    Conversion conversion =
        isOptional
            ? Conversion.ofOptional(type, toWire, fromWire)
            : Conversion.of(type, toWire, fromWire);
    return new Replacement(wire, conversion);
  }
}
