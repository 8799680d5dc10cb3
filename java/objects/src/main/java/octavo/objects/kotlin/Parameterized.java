package octavo.objects.kotlin;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** A class with arguments that no signature names. */
record Parameterized(Class<?> getRawType, Type[] getActualTypeArguments)
    implements ParameterizedType {
  @Override
  public Type getOwnerType() {
    return getRawType.getDeclaringClass();
  }
}
