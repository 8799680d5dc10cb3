package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Refuses values inside too many others. */
final class Depth {
  private Depth() {}

  static void check(int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
  }

  static void check(Reader reader, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
  }
}
