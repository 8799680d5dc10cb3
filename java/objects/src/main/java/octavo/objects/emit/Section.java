package octavo.objects.emit;

import java.util.List;
import octavo.objects.model.Layout;
import octavo.objects.model.Layout.Block;

/**
 * The fields of a struct, or of one section of an open one; {@code absent} are the indexes of the
 * constants that give their values where an older writer wrote none, {@code fixed} is the index of
 * the {@link FixedBlock}.
 */
record Section(Layout layout, List<FieldCode> fields, int[] absent, int fixed) {
  /** The index where there is no fixed block. */
  static final int NO_FIXED = -1;

  /** The fields of a block. */
  List<FieldCode> fields(Block block) {
    return fields.stream().filter(it -> it.slot.block() == block).toList();
  }

  /** Some of the fields, where they are. */
  Section of(List<FieldCode> some) {
    return new Section(layout, some, absent, fixed);
  }
}
