package octavo.objects.handles;

import octavo.objects.model.Shape;
import octavo.objects.wire.ValueCoder;

/** Writes and reads without making classes: slower, and possible everywhere. */
public final class HandlesEngine {
  private HandlesEngine() {}

  public static ValueCoder of(Shape shape) {
    return new NodeCoder(new Nodes().root(shape));
  }
}
