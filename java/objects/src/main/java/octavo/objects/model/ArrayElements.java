package octavo.objects.model;

import java.lang.reflect.Array;

/** Arrays of any component type. */
record ArrayElements(Class<?> component) implements Elements {
  @Override
  public Object[] of(Object value) {
    Object[] parts = new Object[Array.getLength(value)];
    for (int index = 0; index < parts.length; index++) parts[index] = Array.get(value, index);
    return parts;
  }

  @Override
  public Object make(Object[] parts) {
    Object array = Array.newInstance(component, parts.length);
    for (int index = 0; index < parts.length; index++) Array.set(array, index, parts[index]);
    return array;
  }
}
