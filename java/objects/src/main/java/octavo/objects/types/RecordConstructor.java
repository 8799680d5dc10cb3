package octavo.objects.types;

import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import octavo.objects.model.Construction;

/** Finds the constructor that takes all components of a record. */
final class RecordConstructor {
  private RecordConstructor() {}

  /** What makes a record of its fields; throws where it has too many for a handle. */
  static Construction of(Class<?> type, List<Field> fields) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    List<Field> taken = Arrays.stream(components).map(it -> fieldOf(it, fields)).toList();
    try {
      Construction made = new Construction(type.getDeclaredConstructor(types), taken);
      if (!Construction.isWide(made.constructor())) return made;
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException("no constructor of all components: " + type, e);
    }
    throw new IllegalArgumentException(
        "cannot encode "
            + type.getName()
            + ": a record may have "
            + Construction.MOST_ARGUMENTS
            + " components, of which a long or a double counts as two");
  }

  private static Field fieldOf(RecordComponent component, List<Field> fields) {
    return fields.stream()
        .filter(it -> it.getName().equals(component.getName()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "cannot encode "
                        + component.getDeclaringRecord().getTypeName()
                        + ": its component "
                        + component.getName()
                        + " is not written and has no default"));
  }
}
