package octavo.objects.emit;

import java.util.List;

/** Makes the code that makes an object of its parts. */
interface Maker {
  /** Makes what comes before the parts are read. */
  default void begin(Code code, int reader) {}

  /** Whether a field that is not there is left to the class, which has a default for it. */
  default boolean leaves(Code code, FieldCode field) {
    return false;
  }

  /** Makes what comes behind, and leaves the object on the stack. */
  void make(Code code, List<FieldCode> fields);

  /** Makes what takes parts of which not all are there yet, and leaves it on the stack. */
  void target(Code code);

  /** Stores parts in the target, which is in a local variable. */
  void store(Code code, int target, List<FieldCode> fields);

  /** Leaves the object of all parts on the stack, which are in the target. */
  void finish(Code code, int target);
}
