package octavo.objects.handles;

import java.util.Arrays;
import java.util.List;
import octavo.objects.model.Rows;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Lists of structs, field by field: rule 4.9. */
final class ColumnsNode extends Node {
  /** A field: its values stand at a multiple of {@code alignment}. */
  record Column(String name, Run run, int alignment) {}

  private final List<Column> columns;
  private final Rows elements;
  private final Class<?> type;

  /** {@code type} is the class of the lists. */
  ColumnsNode(List<Column> columns, Rows elements, Class<?> type) {
    this.columns = columns;
    this.elements = elements;
    this.type = type;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    long first = writer.weight();
    Object[] rows = elements.of(value);
    writer.varint(rows.length);
    for (int index = 0; index < columns.size(); index++) writeColumn(writer, rows, index, depth);
    Collisions.check(writer, type, rows.length, first);
  }

  private void writeColumn(Writer writer, Object[] rows, int index, int depth) {
    Column column = columns.get(index);
    Object[] values = new Object[rows.length];
    for (int row = 0; row < rows.length; row++) values[row] = ((Object[]) rows[row])[index];
    try {
      Object[] wire = column.run.toWire(values);
      int width = column.run.width(wire);
      if (column.run.isCompressed()) writer.bits(width, 1);
      writer.align(column.alignment);
      column.run.write(writer, wire, width, depth);
    } catch (Exception e) {
      throw Writer.failure(e).withinColumn(column.name);
    }
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    int count = reader.count(columns.size());
    Collisions collisions = Collisions.ofAll(reader, type);
    Object[][] values = new Object[columns.size()][];
    for (int index = 0; index < values.length; index++)
      values[index] = readColumn(reader, columns.get(index), count, depth);
    Object[] made = elements.each(count, row -> row(values, row));
    collisions.check(Arrays.asList(made));
    return elements.list().make(made);
  }

  private static Object[] row(Object[][] columns, int row) {
    Object[] fields = new Object[columns.length];
    for (int index = 0; index < fields.length; index++) fields[index] = columns[index][row];
    return fields;
  }

  private static Object[] readColumn(Reader reader, Column column, int count, int depth) {
    try {
      int first = reader.at;
      int width = readWidth(reader, column, count);
      return column.run.read(reader, count, width, first, depth);
    } catch (Exception e) {
      throw reader.failure(e).withinColumn(column.name);
    }
  }

  private static int readWidth(Reader reader, Column column, int count) {
    int first = reader.at;
    int width =
        column.run.isCompressed()
            ? SequenceNode.width(reader, column.run, reader.octet(), first)
            : 0;
    reader.align(column.alignment);
    if ((long) count * column.run.minBits(width) > (reader.end - reader.at) * 8L)
      throw reader.truncated();
    return width;
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    int count = reader.count(columns.size());
    reader.passOver(columns.size());
    for (Column column : columns) {
      try {
        int first = reader.at;
        column.run.skip(reader, count, readWidth(reader, column, count), first, depth);
      } catch (Exception e) {
        throw reader.failure(e).withinColumn(column.name);
      }
    }
  }
}
