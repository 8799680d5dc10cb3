package octavo.objects.emit;

import java.util.List;
import java.util.function.Consumer;
import octavo.objects.model.Layout;
import octavo.objects.model.Layout.Block;

/** Makes the code for a struct, or for one section of an open one. */
abstract class SectionCode {
  final Code code;
  final int depth = 3;

  /** Local variables: where the section begins, what is next, and the header's words. */
  final int start;

  final int at;
  final int[] header;

  /** The indexes of those words that the fields have bits in: others are in no variable. */
  final int[] words;

  final Layout layout;
  private final List<FieldCode> fields;
  private final Places places;

  SectionCode(Code code, Places places, Section section) {
    this.code = code;
    this.places = places;
    layout = section.layout();
    fields = section.fields();
    start = code.local(int.class);
    at = code.local(int.class);
    header = new int[(layout.headerSize() + 3) / 4];
    words = fields.stream().flatMapToInt(it -> it.slot.words()).distinct().sorted().toArray();
  }

  /** Makes code for each field, whose name errors in it get. */
  final void each(Consumer<FieldCode> made) {
    for (FieldCode field : fields) places.within(field.access.name(), () -> made.accept(field));
  }

  /** Makes code for each field of a block. */
  final void each(Block block, Consumer<FieldCode> made) {
    for (FieldCode field : fields) {
      if (field.slot.block() == block) places.within(field.access.name(), () -> made.accept(field));
    }
  }
}
