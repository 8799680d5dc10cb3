package octavo.objects.dynamic;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Values of a class and its subclasses: section 2 of spec/objects.md. */
record AnyCoder(Class<?> declared, Classes classes) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    ClassCoder coder = classes.of(value.getClass());
    coder.checkFits(declared);
    if (!classes.hasReferences() || !References.write(writer, coder, value))
      coder.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
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
    classes.check(reader, coder.type, depth, first);
    if (!classes.hasReferences() || !coder.isReferable)
      return coder.body().read(reader, bytes, depth);
    int number = reader.objects.begin();
    Object value = coder.body().read(reader, bytes, depth);
    reader.objects.end(number, value, coder.isHashedAsOne());
    return value;
  }
}
