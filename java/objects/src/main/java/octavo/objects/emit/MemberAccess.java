package octavo.objects.emit;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import octavo.objects.model.Access;

/** Loads and stores one field of a class: directly where a nestmate may, else through handles. */
final class MemberAccess extends FieldAccess {
  private final Class<?> owner;
  private final Field field;
  private final List<Object> constants;
  private final Access access;

  MemberAccess(Class<?> owner, Field field, List<Object> constants, Access access) {
    this.access = access;
    this.owner = owner;
    this.field = field;
    this.constants = constants;
  }

  @Override
  Class<?> type() {
    return field.getType();
  }

  @Override
  String name() {
    return field.getName();
  }

  @Override
  void load(Code code, int object) {
    if (isReachable()) {
      code.aload(object).get(field.getDeclaringClass(), name(), type());
      return;
    }
    constant(code, access.getter(field, owner));
    code.aload(object).callOn(MethodHandle.class, "invokeExact", type(), owner);
  }

  @Override
  void store(Code code, int object, int value) {
    if (isReachable() && !Modifier.isFinal(field.getModifiers())) {
      code.aload(object).load(type(), value).put(field.getDeclaringClass(), name(), type());
      return;
    }
    constant(code, access.setter(field, owner));
    code.aload(object)
        .load(type(), value)
        .callOn(MethodHandle.class, "invokeExact", void.class, owner, type());
  }

  private void constant(Code code, MethodHandle handle) {
    code.constant(MethodHandle.class, constants.size());
    constants.add(handle);
  }

  /** Whether a nestmate of the owner may name the field and its type. */
  private boolean isReachable() {
    Class<?> declaring = field.getDeclaringClass();
    if (declaring.getNestHost() == owner.getNestHost()) return true;
    boolean samePackage =
        declaring.getPackageName().equals(owner.getPackageName())
            && declaring.getClassLoader() == owner.getClassLoader();
    int modifiers = field.getModifiers();
    if (samePackage) return !Modifier.isPrivate(modifiers);
    return Modifier.isPublic(modifiers)
        && Modifier.isPublic(declaring.getModifiers())
        && !declaring.isMemberClass();
  }
}
