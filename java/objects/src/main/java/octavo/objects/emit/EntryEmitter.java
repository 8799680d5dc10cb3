package octavo.objects.emit;

import java.util.List;
import octavo.objects.model.Layout.Slot;
import octavo.objects.model.Shape;

/** Makes the coder of entries of maps, as tuples of a key and a value: keys may be known. */
final class EntryEmitter extends TupleEmitter {
  private static final String KEY = "key";

  EntryEmitter(List<Shape.Part> parts, List<Object> constants) {
    super(parts, constants);
  }

  @Override
  FieldCode text(FieldAccess access, Slot slot, boolean optional, Class<?> type) {
    boolean isKey = access.name().equals(KEY) && type == String.class && !optional;
    return isKey ? TextField.ofKey(access, slot) : super.text(access, slot, optional, type);
  }
}
