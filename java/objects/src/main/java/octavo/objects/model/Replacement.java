package octavo.objects.model;

import java.util.function.Function;

/** The class whose values are written for those of another. */
public record Replacement(Class<?> wire, Conversion conversion) {
  /** One of {@code type}, for which null stays null, and nothing else becomes it. */
  public static <T, W> Replacement of(
      Class<T> type, Class<W> wire, Function<T, W> toWire, Function<W, T> fromWire) {
    return new Replacement(wire, Conversion.of(type, toWire, fromWire));
  }
}
