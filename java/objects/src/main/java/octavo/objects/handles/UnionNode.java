package octavo.objects.handles;

import java.util.function.ToIntFunction;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Unions: the index of the case comes first. */
final class UnionNode extends Node {
  private final Node[] cases;
  private final ToIntFunction<Object> indexOf;

  /** {@code cases} are filled in later where a union is inside itself. */
  UnionNode(Node[] cases, ToIntFunction<Object> indexOf) {
    this.cases = cases;
    this.indexOf = indexOf;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    int index = indexOf.applyAsInt(value);
    if (index < 0)
      throw new MismatchException("a case of the union", "a " + value.getClass().getName());
    writer.varint(index);
    cases[index].write(writer, value, 0, depth);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    return readCase(reader).read(reader, 0, depth);
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    readCase(reader).skip(reader, 0, depth);
  }

  private Node readCase(Reader reader) {
    int first = reader.at;
    int index = reader.varint();
    if (index >= cases.length) throw IndexNode.range(reader, first, cases.length, index);
    return cases[index];
  }
}
