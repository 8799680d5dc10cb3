package octavo.objects.types;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import octavo.objects.model.Absent;
import octavo.objects.model.Access;

/** Sets a field of an object, through a handle: {@code place} is the index of its part. */
record FieldSetter(MethodHandle handle, int place) {
  static FieldSetter of(Field field, int place, Access access) {
    return new FieldSetter(access.setter(field), place);
  }

  void set(Object object, Object[] parts) {
    Object value = parts[place] instanceof Absent.Default it ? it.otherwise().get() : parts[place];
    try {
      handle.invokeExact(object, value);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }
}
