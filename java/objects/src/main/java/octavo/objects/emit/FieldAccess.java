package octavo.objects.emit;

/** Loads and stores one part of an object. */
abstract class FieldAccess {
  /** What errors call it, or null. */
  abstract String name();

  /** The class of what is loaded. */
  abstract Class<?> type();

  /** Pushes the part of the object in a local variable. */
  abstract void load(Code code, int object);

  /** Sets the part of the object in a local variable to a local variable. */
  abstract void store(Code code, int object, int value);
}
