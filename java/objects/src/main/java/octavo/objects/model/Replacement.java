package octavo.objects.model;

import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * The type whose values are written for those of a class, what is known of it, and whether null may
 * be written for what is none.
 */
public record Replacement(Type wire, TypeMarks marks, Conversion conversion, boolean isOptional) {
  /** One of {@code type}, for which null stays null, and nothing else becomes it. */
  public static <T, W> Replacement of(
      Class<T> type, Class<W> wire, Function<T, W> toWire, Function<W, T> fromWire) {
    return of(type, wire, TypeMarks.REQUIRED, toWire, fromWire);
  }

  /** One of {@code type}, for which null stays null, and nothing else becomes it. */
  public static Replacement of(
      Class<?> type, Type wire, TypeMarks marks, Function<?, ?> toWire, Function<?, ?> fromWire) {
    return new Replacement(wire, marks, Conversion.of(type, toWire, fromWire), false);
  }

  /** One of {@code type}, which has no null, to what may be null. */
  public static Replacement ofOptional(
      Class<?> type, Type wire, TypeMarks marks, Function<?, ?> toWire, Function<?, ?> fromWire) {
    return new Replacement(wire, marks, Conversion.ofOptional(type, toWire, fromWire), true);
  }
}
