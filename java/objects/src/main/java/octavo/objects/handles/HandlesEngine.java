package octavo.objects.handles;

import octavo.objects.model.Shape;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Root;
import octavo.objects.wire.Writer;

/** Writes and reads without making classes: slower, and possible everywhere. */
public final class HandlesEngine {
  private HandlesEngine() {}

  public static Root of(Shape shape) {
    Node node = new Nodes().lone(shape);
    return new Root() {
      @Override
      public void write(Writer writer, Object value) {
        node.write(writer, value, 0, 1);
      }

      @Override
      public Object read(Reader reader) {
        return node.read(reader, 0, 1);
      }
    };
  }
}
