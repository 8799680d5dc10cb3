package octavo.objects.handles;

import java.util.List;
import octavo.objects.model.Elements;
import octavo.objects.wire.Known;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Open structs: rule 4.5. */
final class OpenNode extends Node {
  private final Elements elements;
  private final int absent;
  private List<Body> sections;

  OpenNode(Elements elements) {
    this.elements = elements;
    absent = elements == null ? 0 : elements.absent();
  }

  /** Says what it has: an open struct may be inside itself. */
  void of(List<Body> sections) {
    this.sections = sections;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    Object[] values = elements.of(value);
    int outside = writer.beginOpen();
    int from = 0;
    Known known = null;
    for (Body section : sections) {
      section.write(writer, values, from, depth);
      if (section == sections.get(0)) known = writer.known();
      from += section.count();
    }
    writer.endOpen(outside, known);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    reader.passOver(absent);
    Object begun = Early.begin(reader, elements, 0);
    Object[] values = new Object[sections.stream().mapToInt(Body::count).sum()];
    Reader.Outside outside = reader.beginOpen();
    int from = 0;
    Known known = null;
    for (Body section : sections) {
      if (section != sections.get(0) && reader.at == reader.end) {
        reader.passOver(section.count());
        section.setAbsent(values, from);
      } else {
        section.read(reader, values, from, depth);
      }
      if (section == sections.get(0)) known = reader.known();
      from += section.count();
    }
    reader.endOpen(reader.bytes, outside, known);
    return Early.end(elements, begun, values);
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    Reader.Outside outside = reader.beginOpen();
    sections.get(0).skip(reader, depth);
    Known known = reader.known();
    for (int later = 1; later < sections.size() && reader.at < reader.end; later++)
      sections.get(later).skip(reader, depth);
    reader.endOpen(reader.bytes, outside, known);
  }
}
