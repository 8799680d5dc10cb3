package octavo.objects.emit;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;

/** Loads and stores one field of a class: directly where a nestmate may, else through handles. */
final class MemberAccess extends FieldAccess {
  private final Class<?> owner;
  private final Field field;

  /** The field's type, or {@code Object} where a nestmate of the owner may not name that. */
  private final Class<?> type;

  private final String name;
  private final List<Object> constants;
  private final Access access;

  /** Of the field that is {@code part}. */
  MemberAccess(Class<?> owner, Shape.Part part, List<Object> constants, Access access) {
    this.access = access;
    this.owner = owner;
    field = part.field();
    name = part.name();
    type = Naming.isPossible(owner, field.getType()) ? field.getType() : Object.class;
    this.constants = constants;
  }

  @Override
  Class<?> type() {
    return type;
  }

  @Override
  String name() {
    return name;
  }

  Field field() {
    return field;
  }

  @Override
  void load(Code code, int object) {
    if (isReachable()) {
      code.aload(object).get(field.getDeclaringClass(), field.getName(), type);
      return;
    }
    constant(code, access.getter(field, owner).asType(MethodType.methodType(type, owner)));
    code.aload(object).callOn(MethodHandle.class, "invokeExact", type, owner);
  }

  @Override
  void store(Code code, int object, int value) {
    if (isReachable() && !Modifier.isFinal(field.getModifiers())) {
      code.aload(object).load(type, value).put(field.getDeclaringClass(), field.getName(), type);
      return;
    }
    MethodType setter = MethodType.methodType(void.class, owner, type);
    constant(code, access.setter(field, owner).asType(setter));
    code.aload(object)
        .load(type, value)
        .callOn(MethodHandle.class, "invokeExact", void.class, owner, type);
  }

  private void constant(Code code, MethodHandle handle) {
    code.constant(MethodHandle.class, constants.size());
    constants.add(handle);
  }

  /** Whether a nestmate of the owner may name the field and its type. */
  private boolean isReachable() {
    if (type != field.getType()) return false;
    Class<?> declaring = field.getDeclaringClass();
    if (declaring.getNestHost() == owner.getNestHost()) return true;
    int modifiers = field.getModifiers();
    if (Naming.isNear(declaring, owner)) return !Modifier.isPrivate(modifiers);
    return Modifier.isPublic(modifiers)
        && !declaring.isMemberClass()
        && Naming.isPossible(owner, declaring);
  }
}
