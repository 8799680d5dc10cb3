package octavo.objects;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * A type with its parameters, as in {@code new TypeRef<List<Order>>() {}}.
 *
 * @param <T> the type
 */
public abstract class TypeRef<T> {
  private final Type type;

  protected TypeRef() {
    if (!(getClass().getGenericSuperclass() instanceof ParameterizedType self)) {
      throw new IllegalArgumentException("a TypeRef needs a type: new TypeRef<List<Order>>() {}");
    }
    type = self.getActualTypeArguments()[0];
  }

  /** Returns the type. */
  public final Type type() {
    return type;
  }
}
