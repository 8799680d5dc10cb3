package octavo.objects.emit;

import java.util.List;

/** Makes the code that makes an object of its parts, and leaves it on the stack. */
interface Maker {
  /** Makes what comes before the parts are read. */
  default void begin(Code code, int reader) {}

  /** Makes what comes behind. */
  void make(Code code, List<FieldCode> fields);
}
