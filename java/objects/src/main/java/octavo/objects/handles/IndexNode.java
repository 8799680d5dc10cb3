package octavo.objects.handles;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Constants of an enum: their index is the code. */
final class IndexNode extends Node {
  private final List<?> constants;
  private final Map<Object, Integer> indexes = new HashMap<>();

  IndexNode(List<?> constants) {
    this.constants = constants;
    for (Object constant : constants) indexes.put(constant, indexes.size());
  }

  @Override
  int code(Object value) {
    Integer index = indexes.get(value);
    if (index == null) throw new MismatchException("one of " + constants, value.toString());
    return index;
  }

  @Override
  void checkCode(Reader reader, int code, int header) {
    if (code >= constants.size()) throw range(reader, header, constants.size(), code);
  }

  static RuntimeException range(Reader reader, int header, int count, int code) {
    return reader.malformed(
        MalformedKind.RANGE, header, "an index below " + count, Integer.toString(code));
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {}

  @Override
  Object read(Reader reader, int code, int depth) {
    return constants.get(code);
  }
}
