package octavo.objects.handles;

import octavo.objects.model.Shape;
import octavo.objects.wire.ValueCoder;

/** Writes and reads without making classes: slower, and possible everywhere. */
public final class HandlesEngine {
  private final Nodes nodes = new Nodes();

  /** The coder of a shape: structs that it shares with others are made once. */
  public ValueCoder coder(Shape shape) {
    return new NodeCoder(nodes.root(shape));
  }

  public static ValueCoder of(Shape shape) {
    return new HandlesEngine().coder(shape);
  }
}
