package octavo.objects.kotlin;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Type;
import java.util.List;
import octavo.objects.model.TypeMarks;

/**
 * A type as Kotlin has it: what it is in Java, without arguments, which is null where that is not
 * known; and what may be null.
 */
record KotlinType(Type raw, boolean isNullable, List<KotlinType> arguments) implements TypeMarks {
  private static final Class<?> NOTHING = Void.class;

  /** What all bounds allow: of null, too, if none forbids it. */
  static KotlinType within(List<KotlinType> bounds) {
    boolean isNullable = bounds.stream().allMatch(KotlinType::isNullable);
    return new KotlinType(null, isNullable, bounds.isEmpty() ? List.of() : bounds.get(0).arguments);
  }

  @Override
  public Type meant() {
    boolean isMeant =
        raw instanceof Class<?> it && (KotlinClass.isValueClass(it) || KotlinLazy.is(it));
    return isMeant || hasNothing() ? java() : null;
  }

  /** Whether an argument is {@code Nothing}: Java has the class without any then. */
  private boolean hasNothing() {
    return arguments.stream().anyMatch(it -> it.raw == NOTHING);
  }

  @Override
  public TypeMarks argument(int index) {
    return index < arguments.size() ? arguments.get(index) : REQUIRED;
  }

  private Type java() {
    if (raw == null || raw == NOTHING) return Object.class;
    if (arguments.isEmpty()) return raw;
    Type[] of = arguments.stream().map(KotlinType::java).toArray(Type[]::new);
    return raw == Object[].class
        ? (GenericArrayType) () -> of[0]
        : new Parameterized((Class<?>) raw, of);
  }
}
