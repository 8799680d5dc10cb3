package octavo.objects.emit;

import java.util.List;

/** Makes the code that makes an object of its parts, and leaves it on the stack. */
interface Maker {
  void make(Code code, List<FieldCode> fields);
}
