package octavo.objects.handles;

import octavo.objects.model.Elements;
import octavo.objects.wire.Reader;

/** Makes values before their parts, where a part may be the value itself. */
final class Early {
  private Early() {}

  /** A value that parts may refer to from now on, or null where none do or can. */
  static Object begin(Reader reader, Elements elements, int count) {
    int number = reader.objects.take();
    if (number < 0) return null;
    Object begun = elements.begin(count);
    reader.objects.put(number, begun);
    return begun;
  }

  /** The value that was begun, or a new one. */
  static Object end(Elements elements, Object begun, Object[] parts) {
    if (begun == null) return elements.make(parts);
    elements.fill(begun, parts);
    return begun;
  }
}
