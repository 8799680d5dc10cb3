package octavo.objects.model;

import java.lang.reflect.Type;
import java.util.function.Function;

/** The type whose values are written for those of a class, and what is known of it. */
public record Replacement(Type wire, TypeMarks marks, Conversion conversion) {
  /** One of {@code type}, for which null stays null, and nothing else becomes it. */
  public static <T, W> Replacement of(
      Class<T> type, Class<W> wire, Function<T, W> toWire, Function<W, T> fromWire) {
    return of(type, wire, TypeMarks.REQUIRED, toWire, fromWire);
  }

  /** One of {@code type}: to what may be null if {@code marks} say so, else null stays null. */
  public static Replacement of(
      Class<?> type, Type wire, TypeMarks marks, Function<?, ?> toWire, Function<?, ?> fromWire) {
    Conversion conversion =
        marks.isNullable()
            ? Conversion.ofOptional(type, toWire, fromWire)
            : Conversion.of(type, toWire, fromWire);
    return new Replacement(wire, marks, conversion);
  }
}
