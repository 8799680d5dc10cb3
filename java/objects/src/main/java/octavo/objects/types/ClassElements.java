package octavo.objects.types;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import octavo.objects.kotlin.KotlinClass;
import octavo.objects.model.Access;
import octavo.objects.model.Elements;
import octavo.objects.wire.Writer;

/** Objects of one class, through handles. */
final class ClassElements implements Elements {
  private final Class<?> type;
  private final List<Field> fields;
  private final MethodHandle[] getters;
  private final MethodHandle[] setters;
  private final MethodHandle constructor;
  private final int[] components;

  ClassElements(Class<?> type, List<Field> fields, Access access) {
    this.type = type;
    this.fields = fields;
    getters = fields.stream().map(access::getter).toArray(MethodHandle[]::new);
    if (type.isRecord()) {
      constructor = access.recordConstructor(type);
      components = components();
      setters = null;
    } else {
      constructor = KotlinClass.constructor(type, access);
      components = null;
      setters = fields.stream().map(access::setter).toArray(MethodHandle[]::new);
    }
  }

  /** For each of the record's components the index of its field. */
  private int[] components() {
    List<String> names = fields.stream().map(Field::getName).toList();
    return Arrays.stream(type.getRecordComponents())
        .mapToInt(it -> names.indexOf(it.getName()))
        .toArray();
  }

  @Override
  public Object[] of(Object value) {
    if (value.getClass() != type) throw Writer.wrongClass(value, type);
    Object[] parts = new Object[getters.length];
    try {
      for (int index = 0; index < parts.length; index++)
        parts[index] = (Object) getters[index].invokeExact(value);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
    return parts;
  }

  @Override
  public Object make(Object[] parts) {
    return type.isRecord() ? makeRecord(parts) : Elements.super.make(parts);
  }

  private Object makeRecord(Object[] parts) {
    Object[] arguments = new Object[parts.length];
    for (int index = 0; index < arguments.length; index++)
      arguments[index] = parts[components[index]];
    try {
      return (Object) constructor.invokeExact(arguments);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }

  @Override
  public Object begin(int count) {
    return type.isRecord() ? null : Access.invoke(constructor);
  }

  @Override
  public void fill(Object object, Object[] parts) {
    try {
      for (int index = 0; index < parts.length; index++)
        setters[index].invokeExact(object, parts[index]);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }
}
