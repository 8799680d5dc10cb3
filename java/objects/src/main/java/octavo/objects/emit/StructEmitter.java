package octavo.objects.emit;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.util.List;
import octavo.objects.model.Access;
import octavo.objects.model.Construction;
import octavo.objects.model.Shape;

/** Makes the coder of a struct, open or not: a hidden class beside the user's own. */
final class StructEmitter extends BodyEmitter {
  private final Class<?> type;
  private final Construction construction;
  private final int count;
  private final boolean isOpen;
  private final Access access;
  private final boolean hasReferences;
  private final boolean isMessage;
  private final boolean isElement;

  /**
   * {@code hasReferences} says that a part of an object may refer to it, {@code isMessage} that
   * objects may be all of a message, or all of its end, {@code isElement} that lists may have them.
   */
  StructEmitter(
      Shape.Struct shape,
      List<Object> constants,
      Access access,
      boolean hasReferences,
      boolean isMessage,
      boolean isElement) {
    super(shape.type(), shape.sections(), shape.isOpen(), constants);
    this.type = shape.type();
    this.construction = shape.construction();
    this.count = shape.parts().size();
    this.isOpen = shape.isOpen();
    this.access = access;
    this.hasReferences = hasReferences;
    this.isMessage = isMessage;
    this.isElement = isElement;
  }

  @Override
  Lookup define(byte[] bytes) throws Throwable {
    Lookup lookup = Insider.of(access.lookup(type));
    return lookup.defineHiddenClassWithClassData(bytes, constants, true, ClassOption.NESTMATE);
  }

  @Override
  Class<?> neighbour() {
    return type;
  }

  @Override
  FieldAccess access(Shape.Part part, int index) {
    return new MemberAccess(type, part, constants, access);
  }

  @Override
  Class<?> elementType() {
    return isElement ? type : null;
  }

  @Override
  boolean isMessage() {
    return isMessage;
  }

  @Override
  Maker maker() {
    boolean isEarly = hasReferences && !type.isRecord();
    return construction == null || isEarly
        ? new ObjectMaker(type, constants, access, isEarly)
        : new ConstructorMaker(construction, count, isOpen, hasReferences);
  }
}
