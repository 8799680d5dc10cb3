package octavo.objects.dynamic;

import java.util.ArrayList;
import java.util.List;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Values of a class and its subclasses: section 2 of spec/objects.md. */
record AnyCoder(Class<?> declared, Classes classes, Usual<NewClass> usual) implements ValueCoder {
  AnyCoder(Class<?> declared, Classes classes) {
    this(declared, classes, new Usual<>(NewClass.class));
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    NewClass usual = this.usual.of(value);
    if (usual == null) write(writer, fitting(value), value, depth);
    else usual.write(writer, value, depth);
  }

  /** Those of the usual class are written by its own loop, once a message has named it. */
  @Override
  public int writeRun(Writer writer, List<?> list, int depth, int first, int tag) {
    int index = first;
    while (index < list.size()) {
      Object value = list.get(index);
      writeElement(writer, value, index++, depth);
      NewClass usual = this.usual.of(value);
      if (usual != null) index = usual.writeRun(writer, list, depth, index);
    }
    return index;
  }

  private void writeElement(Writer writer, Object value, int index, int depth) {
    try {
      write(writer, Writer.present(value), depth);
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
  }

  /** The coder of a value's class, which may stand here. */
  ClassCoder fitting(Object value) {
    ClassCoder coder = classes.of(value.getClass());
    coder.checkFits(declared);
    usual.met(coder, classes);
    return coder;
  }

  /** Writes a value of the coder's class. */
  void write(Writer writer, ClassCoder coder, Object value, int depth) {
    if (!classes.hasReferences() || !References.write(writer, coder, value))
      coder.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    NewClass usual = this.usual.of(reader, bytes);
    if (usual == null) return readAny(reader, bytes, depth);
    classes.check(reader, usual.type, depth, reader.at++);
    return usual.body().read(reader, bytes, depth);
  }

  /** Those of the usual class are read by its own loop, once a message has named it. */
  @Override
  public void readRun(
      Reader reader, byte[] bytes, int depth, ArrayList<Object> list, int count, int tag) {
    if (!classes.areUnfiltered()) return;
    while (list.size() < count) {
      readElement(reader, bytes, list, depth);
      NewClass usual = list.size() < count ? this.usual.of(reader, bytes) : null;
      if (usual != null) usual.body().readRun(reader, bytes, depth, list, count, bytes[reader.at]);
    }
  }

  private void readElement(Reader reader, byte[] bytes, ArrayList<Object> list, int depth) {
    try {
      list.add(read(reader, bytes, depth));
    } catch (Exception e) {
      throw reader.failure(e).within(list.size());
    }
  }

  /** Reads a value of any class, and is not in the way of what reads those of the usual one. */
  Object readAny(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    return read(reader, bytes, depth, reader.varint(bytes), first);
  }

  /** Reads a value whose tag stood at {@code first}. */
  Object read(Reader reader, byte[] bytes, int depth, int tag, int first) {
    if (Tags.isContainer(tag))
      return classes.elements().read(reader, bytes, depth, tag, first, declared);
    if (tag == Tags.REFERENCE && classes.hasReferences())
      return References.read(reader, bytes, declared, first);
    ClassCoder coder = classes.tagged().read(reader, bytes, tag, first);
    coder.checkFits(reader, declared, first);
    usual.met(coder, classes);
    classes.check(reader, coder.type, depth, first);
    if (!classes.hasReferences() || !coder.isReferable)
      return coder.body().read(reader, bytes, depth);
    int number = reader.objects.begin();
    Object value = coder.body().read(reader, bytes, depth);
    reader.objects.end(number, value, coder.isHashedAsOne());
    return value;
  }
}
