package octavo.objects.model;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;

/**
 * Turns values of a class into those that are written in their place, and back; {@code isOfText}
 * says whether values that texts are converted to never change: what shares the text shares these.
 * A record, so that the compiler takes its functions for constants.
 */
public record Conversion(
    Class<?> type,
    Function<Object, Object> toWire,
    Function<Object, Object> fromWire,
    boolean isOfText,
    boolean isShared) {
  /** Of values that are written as they are; so is null. */
  static final Function<Object, Object> UNCHANGED = it -> it;

  private Conversion(
      Class<?> type, Function<Object, Object> toWire, Function<Object, Object> fromWire) {
    this(type, toWire, fromWire, false, false);
  }

  /** The same, of texts to what never changes. */
  Conversion ofText() {
    return new Conversion(type, toWire, fromWire, true, false);
  }

  /** The same where texts are shared. */
  Conversion shared() {
    return isOfText ? new Conversion(type, toWire, fromWire, true, true) : this;
  }

  /** A conversion for which null stays null, and nothing else becomes it. */
  static Conversion of(Class<?> type, Function<?, ?> toWire, Function<?, ?> fromWire) {
    return new Conversion(type, orNull(toWire), orNull(fromWire));
  }

  /** A conversion to null and from it. */
  static Conversion ofOptional(Class<?> type, Function<?, ?> toWire, Function<?, ?> fromWire) {
    return new Conversion(type, raw(toWire), raw(fromWire));
  }

  /** A conversion of what is read only; null stays null, else it gives null for what is refused. */
  static Conversion ofRead(Class<?> type, Function<Object, Object> fromWire) {
    return new Conversion(
        type,
        Conversion::unwritten,
        it -> it == null ? null : Objects.requireNonNull(fromWire.apply(it)));
  }

  /** A conversion of what is read only, null included; it gives null for what is refused. */
  static Conversion ofReadOptional(Class<?> type, Function<Object, Object> fromWire) {
    return new Conversion(
        type, Conversion::unwritten, wire -> Objects.requireNonNull(fromWire.apply(wire)));
  }

  private static Object unwritten(Object value) {
    throw new UnsupportedOperationException("values are only read like this");
  }

  @SuppressWarnings("unchecked") // shapes see to it
  private static Function<Object, Object> raw(Function<?, ?> function) {
    return (Function<Object, Object>) function;
  }

  private static Function<Object, Object> orNull(Function<?, ?> function) {
    Function<Object, Object> raw = raw(function);
    if (raw == UNCHANGED) return raw;
    return value -> value == null ? null : given(raw.apply(value));
  }

  private static Object given(Object result) {
    if (result == null) throw new IllegalStateException("its conversion gives null");
    return result;
  }

  /** What is written for a value; throws {@link MismatchException} when nothing can be. */
  public Object toWire(Object value) {
    try {
      return toWire.apply(value);
    } catch (RuntimeException e) {
      throw new MismatchException(expected(), valueText(value) + reason(e), -1, e);
    }
  }

  /** {@link #toWire(Object)} as generated code calls it: the value is on the stack first. */
  public static Object toWire(Object value, Conversion conversion) {
    return conversion.toWire(value);
  }

  /**
   * The value for what was read from {@code position} on; throws {@link MismatchException} when the
   * class refuses it.
   */
  public Object fromWire(Object wire, Reader reader, int position) {
    try {
      return isShared ? reader.texts.converted().get(wire, fromWire) : fromWire.apply(wire);
    } catch (RuntimeException e) {
      throw reader.mismatch(position, expected(), text(wire) + reason(e), e);
    }
  }

  /** Whether values are written and read as they are, but for those that the class refuses. */
  public boolean isCheck() {
    return toWire == UNCHANGED;
  }

  /** Whether the class takes a value. */
  public boolean accepts(Object value) {
    try {
      fromWire.apply(value);
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** The value of a field of that name where an older writer wrote none. */
  Object absent(String field) {
    try {
      return fromWire.apply(null);
    } catch (RuntimeException e) {
      throw new MismatchException(expected(), "null", -1, e).within(field);
    }
  }

  private String expected() {
    return "a " + type.getName();
  }

  /** What a function says of the value, if it does. */
  private static String reason(RuntimeException e) {
    boolean isSaid = e.getMessage() != null && !(e instanceof NullPointerException);
    return isSaid ? ": " + e.getMessage() : "";
  }

  /** What a class of one's own says of a value may be secret, or take for ever to say. */
  private static String valueText(Object value) {
    boolean isPlain = value instanceof Comparable && value.getClass().getName().startsWith("java.");
    return value == null || isPlain ? String.valueOf(value) : partText(value);
  }

  private static String text(Object wire) {
    return wire instanceof Object[] parts
        ? Arrays.stream(parts).map(Conversion::partText).toList().toString()
        : partText(wire);
  }

  /** What others have inside may be shared, and so much that it takes for ever to say. */
  private static String partText(Object part) {
    if (part instanceof byte[] bytes) return bytes.length + " bytes";
    boolean isOne = part == null || part.getClass().getPackage() == String.class.getPackage();
    return isOne ? String.valueOf(part) : "a " + part.getClass().getName();
  }
}
