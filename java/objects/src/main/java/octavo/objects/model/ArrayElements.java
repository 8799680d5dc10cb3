package octavo.objects.model;

import java.lang.reflect.Array;

/** Arrays of any component type. */
public record ArrayElements(Class<?> component) implements Elements {
  @Override
  public Object[] of(Object value) {
    Object[] parts = new Object[Array.getLength(value)];
    for (int index = 0; index < parts.length; index++) parts[index] = Array.get(value, index);
    return parts;
  }

  @Override
  public Object begin(int count) {
    return Array.newInstance(component, count);
  }

  @Override
  public void fill(Object array, Object[] parts) {
    for (int index = 0; index < parts.length; index++) Array.set(array, index, parts[index]);
  }
}
