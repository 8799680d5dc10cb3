package octavo.objects.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import octavo.objects.MismatchException;
import octavo.objects.schema.Schema;

/**
 * A list or an array of structs that is stored field by field: its elements as the values of their
 * fields.
 */
public record Rows(Elements list, Elements row) implements Elements {
  /** The shape of a list, stored so; null where its elements cannot be. */
  static Shape.Columns columns(Shape.Sequence list) {
    if (!(list.element() instanceof Shape.Struct row) || row.isOpen() || row.sections() == null)
      return null;
    List<Schema.Field> fields = new ArrayList<>();
    List<Shape> shapes = new ArrayList<>();
    for (Shape.Part part : row.parts()) {
      fields.add(new Schema.Field(part.name(), part.shape().schema()));
      shapes.add(part.shape());
    }
    if (fields.isEmpty() || shapes.stream().anyMatch(Rows::isColumns)) return null;
    Rows rows = new Rows(list.elements(), row.elements());
    return new Shape.Columns(new Schema.Columns(fields), list.type(), shapes, rows);
  }

  private static boolean isColumns(Shape shape) {
    if (shape instanceof Shape.Nullable it) return isColumns(it.of());
    if (shape instanceof Shape.Converted it) return isColumns(it.of());
    return shape instanceof Shape.Columns;
  }

  @Override
  public Object[] of(Object value) {
    Object[] elements = list.of(value);
    Object[] rows = new Object[elements.length];
    for (int index = 0; index < rows.length; index++) rows[index] = fields(elements[index], index);
    return rows;
  }

  private Object[] fields(Object element, int index) {
    try {
      if (element == null) throw new MismatchException("a value", "null");
      return row.of(element);
    } catch (MismatchException e) {
      throw e.within(index);
    }
  }

  @Override
  public Object make(Object[] rows) {
    return list.make(each(rows.length, index -> (Object[]) rows[index]));
  }

  /** The elements of so many rows, which are wanted one after the other. */
  public Object[] each(int count, IntFunction<Object[]> rows) {
    Object[] elements = new Object[count];
    for (int index = 0; index < count; index++) elements[index] = row.make(rows.apply(index));
    return elements;
  }
}
