package octavo.objects.kotlin;

import java.util.List;
import octavo.objects.model.TypeMarks;

/**
 * A type as Kotlin has it: a class, which is null where Java's tells enough, and what may be null.
 */
record KotlinType(boolean isNullable, Class<?> valueClass, List<TypeMarks> arguments)
    implements TypeMarks {
  @Override
  public TypeMarks argument(int index) {
    return index < arguments.size() ? arguments.get(index) : REQUIRED;
  }
}
