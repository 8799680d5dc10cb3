package octavo.objects.emit;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.List;
import octavo.objects.model.Shape;

/** Makes the coder of a tuple, whose parts are in an array: a hidden class of this package. */
class TupleEmitter extends BodyEmitter {
  private final int size;

  TupleEmitter(List<Shape.Part> parts, List<Object> constants) {
    this(List.of(parts), false, constants);
  }

  /** One whose parts are in sections, if it is open. */
  TupleEmitter(List<List<Shape.Part>> sections, boolean isOpen, List<Object> constants) {
    super(Object[].class, sections, isOpen, constants);
    size = sections.stream().mapToInt(List::size).sum();
  }

  @Override
  final Lookup define(byte[] bytes) throws IllegalAccessException {
    return MethodHandles.lookup().defineHiddenClassWithClassData(bytes, constants, true);
  }

  @Override
  final Class<?> neighbour() {
    return TupleEmitter.class;
  }

  @Override
  final FieldAccess access(Shape.Part part, int index) {
    return new PartAccess(part.name(), index);
  }

  @Override
  final boolean isMessage() {
    return false;
  }

  @Override
  Maker maker() {
    return new ArrayMaker(size);
  }
}
