package octavo.objects.model;

/** Takes a value apart and makes one of its parts. */
public interface Elements {
  /** The parts of a value, in order. */
  Object[] of(Object value);

  /** The value with these parts. */
  Object make(Object[] parts);
}
