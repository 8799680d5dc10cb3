package octavo.objects.types;

import java.lang.reflect.Modifier;
import java.util.List;
import octavo.objects.kotlin.KotlinClass;

/** Sealed types, as Java's compiler marks them or, for a JVM before 17, Kotlin's alone. */
final class SealedTypes {
  private SealedTypes() {}

  /** Whether it is known which subclasses a class has. */
  static boolean isSealed(Class<?> type) {
    return !type.isEnum() && (type.isSealed() || !ofKotlin(type).isEmpty());
  }

  /** The subclasses that a sealed type permits. */
  static List<Class<?>> permitted(Class<?> sealed) {
    return sealed.isSealed() ? List.of(sealed.getPermittedSubclasses()) : ofKotlin(sealed);
  }

  private static List<Class<?>> ofKotlin(Class<?> type) {
    if (!Modifier.isAbstract(type.getModifiers())) return List.of(); // as each of them is
    KotlinClass kotlin = KotlinClass.of(type);
    return kotlin == null ? List.of() : kotlin.subclasses();
  }
}
