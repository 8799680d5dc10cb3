package octavo.objects.types;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import octavo.objects.model.Access;

/** Gets a field of an object, through a handle. */
record FieldGetter(MethodHandle handle) {
  static FieldGetter of(Field field, Access access) {
    return new FieldGetter(access.getter(field));
  }

  Object get(Object object) {
    try {
      return (Object) handle.invokeExact(object);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }
}
