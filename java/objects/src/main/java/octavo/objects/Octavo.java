package octavo.objects;

import java.lang.reflect.Type;

/** Makes coders of plain objects. */
public final class Octavo {
  private Octavo() {}

  /**
   * Makes the coder of a class, record, enum, sealed interface or array; throws {@link
   * IllegalArgumentException} that names the field whose type has no schema. Keep it: making one is
   * slow.
   */
  public static <T> Coder<T> typed(Class<T> type) {
    return typed((Type) type);
  }

  /** Makes the coder of a type with parameters. */
  public static <T> Coder<T> typed(TypeRef<T> type) {
    return typed(type.type());
  }

  /** Makes the coder of a type; {@code T} is unchecked. */
  public static <T> Coder<T> typed(Type type) {
    return builder().typed(type);
  }

  /** Tells how some classes are to be written, and makes coders that know. */
  public static OctavoBuilder builder() {
    return new OctavoBuilder();
  }
}
