package octavo.objects.model;

/** Takes a value apart and makes one of its parts. */
public interface Elements {
  /** The parts of a value, in order. */
  Object[] of(Object value);

  /** The value with these parts: begun and filled, unless it cannot be without them. */
  default Object make(Object[] parts) {
    Object value = begin(parts.length);
    fill(value, parts);
    return value;
  }

  /** How many parts {@link #make} adds to those it is given. */
  default int absent() {
    return 0;
  }

  /** A value whose parts are still to come, so many, or null if there can be none without them. */
  default Object begin(int count) {
    return null;
  }

  /** Gives a value that {@link #begin} made its parts. */
  default void fill(Object begun, Object[] parts) {
    throw new UnsupportedOperationException();
  }
}
