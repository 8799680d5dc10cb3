package octavo.objects.dynamic;

import java.util.Collection;
import java.util.Map;
import octavo.objects.MismatchException;
import octavo.objects.containers.Copying;
import octavo.objects.model.EqualElements;
import octavo.objects.model.NaturalOrder;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Collections and maps of a class and its subclasses: section 4 of spec/objects.md. {@code any} is
 * of the same class, {@code collections} has the coders of collections, {@code maps} those of maps.
 */
record ContainerCoder(AnyCoder any, Bodies collections, Bodies maps, Usual<ContainerClass> usual)
    implements ValueCoder {

  ContainerCoder(Class<?> declared, Classes classes, Bodies collections, Bodies maps) {
    this(new AnyCoder(declared, classes), collections, maps, new Usual<>(ContainerClass.class));
  }

  private Classes classes() {
    return any.classes();
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    ContainerClass usual = this.usual.of(value);
    if (usual == null) writeAny(writer, value, depth);
    else write(writer, usual.container, value, depth);
  }

  private void writeAny(Writer writer, Object value, int depth) {
    ClassCoder coder = any.fitting(value);
    usual.met(coder, classes());
    if (classes().hasReferences() && References.write(writer, coder, value)) return;
    if (coder instanceof ContainerClass it) write(writer, it.container, value, depth);
    else coder.write(writer, value, depth);
  }

  /** Writes one that is not referred to. */
  void write(Writer writer, Container container, Object value, int depth) {
    if (container.isSorted) NaturalOrder.check(value);
    else if (container.isSet) EqualElements.check(value);
    Bodies bodies = bodies(container);
    if (container.needsElementClass() && isEmpty(value) && !bodies.elementClass().isEnum())
      throw new MismatchException("elements, or a declaration that says of which enum", "none");
    Object elements = container.isConcurrent ? Copying.copy(value) : value;
    long first = writer.weight();
    int tag = container.tag(Nulls.areIn(elements));
    writer.varint(tag);
    bodies.withTag(tag).write(writer, elements, depth);
    if (container.isConcurrent && elements instanceof Collection<?> it)
      Collisions.check(writer, container.type, it.size(), first);
  }

  private Bodies bodies(Container container) {
    return container.isMap ? maps : collections;
  }

  private static boolean isEmpty(Object value) {
    return value instanceof Map<?, ?> it ? it.isEmpty() : ((Collection<?>) value).isEmpty();
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    int tag = reader.varint(bytes);
    return Tags.isContainer(tag)
        ? read(reader, bytes, depth, tag, first, any.declared())
        : any.read(reader, bytes, depth, tag, first);
  }

  /** Reads one whose tag stood at {@code first}. */
  Object read(Reader reader, byte[] bytes, int depth, int tag, int first, Class<?> declared) {
    Container container = Container.withTag(tag);
    Bodies bodies = bodies(container);
    if (bodies == null || !container.fits(declared))
      throw reader.mismatch(
          first, "a " + declared.getName(), "a " + container.type.getName(), null);
    classes().check(reader, container.type, depth, first);
    if (classes().hasReferences()) return readReferable(reader, bytes, depth, tag, first);
    Collisions collisions = collisions(reader, container, false);
    Object read = bodies.withTag(tag).read(reader, bytes, depth);
    check(collisions, read);
    return container.of(read, bodies.elementClass());
  }

  private static Collisions collisions(Reader reader, Container container, boolean hasReferences) {
    return container.isHashedLater(hasReferences)
        ? Collisions.ofAll(reader, container.type)
        : Collisions.NONE;
  }

  /** A map's keys are asked for where they count alone: the map keeps the view of them. */
  private static void check(Collisions collisions, Object read) {
    if (collisions == Collisions.NONE) return;
    collisions.check(read instanceof Map<?, ?> it ? it.keySet() : (Collection<?>) read);
  }

  /** Elements may refer to the container: so there is one before them, unless it cannot change. */
  private Object readReferable(Reader reader, byte[] bytes, int depth, int tag, int first) {
    Container container = Container.withTag(tag);
    Bodies bodies = bodies(container);
    int number = reader.objects.begin();
    Object empty = container.empty();
    reader.objects.put(reader.objects.take(), empty);
    long before = reader.objects.values();
    Collisions collisions = collisions(reader, container, true);
    Object read = bodies.withTag(tag).read(reader, bytes, depth);
    if (container.isSet) References.countHashed(reader, reader.objects.values() - before, first);
    check(collisions, read);
    if (empty == null) empty = container.of(read, bodies.elementClass());
    else Container.fill(empty, read);
    reader.objects.end(number, empty, false);
    return empty;
  }
}
