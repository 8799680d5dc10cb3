package octavo.objects.emit;

import java.util.ArrayList;
import java.util.List;
import octavo.objects.model.Layout;
import octavo.objects.model.Layout.Block;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.Reader;

/** Tells which field a message ends in: code looks once whether all of the block is there. */
public final class FixedBlock {
  private final List<String> names = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();

  static FixedBlock of(List<Shape.Part> parts, Layout layout) {
    FixedBlock made = new FixedBlock();
    for (int index = 0; index < parts.size(); index++) {
      if (layout.slots().get(index).block() != Block.FIXED) continue;
      made.names.add(parts.get(index).name());
      made.sizes.add(((Scalar) parts.get(index).shape().schema()).size);
    }
    return made;
  }

  /** The error where the block begins at a position, and is not all there. */
  public RuntimeException truncated(Reader reader, int at) {
    int index = 0;
    int left = reader.end - at - sizes.get(0);
    while (left >= 0) left -= sizes.get(++index);
    String name = names.get(index);
    return name == null ? reader.truncated() : reader.truncated().within(name);
  }
}
