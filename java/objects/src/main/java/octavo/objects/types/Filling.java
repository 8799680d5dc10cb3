package octavo.objects.types;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.IntStream;
import octavo.objects.kotlin.SingleObject;
import octavo.objects.model.Access;

/** Makes objects without their parts, and sets those, through handles. */
final class Filling {
  private final MethodHandle constructor;
  private final List<FieldSetter> setters;

  Filling(Class<?> type, List<Field> fields, Access access) {
    constructor = SingleObject.constructor(type, access);
    setters =
        IntStream.range(0, fields.size())
            .mapToObj(it -> FieldSetter.of(fields.get(it), it, access))
            .toList();
  }

  Object begin() {
    return Access.invoke(constructor);
  }

  void fill(Object object, Object[] parts) {
    for (FieldSetter setter : setters) setter.set(object, parts);
  }
}
