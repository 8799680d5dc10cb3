package octavo.objects.emit;

import java.lang.invoke.MethodHandle;
import java.util.List;
import octavo.objects.kotlin.SingleObject;
import octavo.objects.model.Access;
import octavo.objects.wire.ReadObjects;
import octavo.objects.wire.Reader;

/** Makes the code that makes objects of a class. */
final class ObjectMaker implements Maker {
  private final Class<?> type;
  private final List<Object> constants;
  private final Access access;
  private final boolean isEarly;

  /** The local variable that has the object if it is made before its parts. */
  private int early;

  /** {@code isEarly} says that parts may refer to the object: it is there before them. */
  ObjectMaker(Class<?> type, List<Object> constants, Access access, boolean isEarly) {
    this.access = access;
    this.isEarly = isEarly;
    this.type = type;
    this.constants = constants;
  }

  @Override
  public void begin(Code code, int reader) {
    if (!isEarly) return;
    early = object(code);
    code.aload(reader).get(Reader.class, "objects", ReadObjects.class).aload(early);
    code.callOn(ReadObjects.class, "made", void.class, Object.class);
  }

  @Override
  public void make(Code code, List<FieldCode> fields) {
    int object = isEarly ? early : object(code);
    for (FieldCode field : fields) field.access.store(code, object, field.value());
    code.aload(object);
  }

  @Override
  public void target(Code code) {
    code.aload(isEarly ? early : object(code));
  }

  @Override
  public void store(Code code, int target, List<FieldCode> fields) {
    int object = code.local(Object.class);
    code.aload(target).cast(type).astore(object);
    for (FieldCode field : fields) field.access.store(code, object, field.value());
  }

  @Override
  public void finish(Code code, int target) {
    code.aload(target);
  }

  /** Makes an object without parts, and returns the local variable that has it. */
  private int object(Code code) {
    int object = code.local(Object.class);
    if (hasConstructor()) {
      code.construct(type, () -> {});
    } else {
      code.constant(MethodHandle.class, constants.size())
          .callOn(MethodHandle.class, "invokeExact", Object.class)
          .cast(type);
      constants.add(SingleObject.constructor(type, access));
    }
    code.astore(object);
    return object;
  }

  private boolean hasConstructor() {
    return !SingleObject.is(type) && Access.hasConstructor(type);
  }
}
