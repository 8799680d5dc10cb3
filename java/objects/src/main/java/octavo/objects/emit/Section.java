package octavo.objects.emit;

import java.util.List;
import octavo.objects.model.Layout;

/**
 * The fields of a struct, or of one section of an open one; {@code absent} are the indexes of the
 * constants that give their values where an older writer wrote none.
 */
record Section(Layout layout, List<FieldCode> fields, int[] absent) {}
