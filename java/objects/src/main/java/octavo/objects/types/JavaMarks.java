package octavo.objects.types;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Field;
import java.util.Arrays;
import octavo.objects.model.TypeMarks;

/** Where null may be, as a Java program says it: with the annotations of JSpecify, if at all. */
final class JavaMarks {
  private static final String JSPECIFY = "org.jspecify.annotations.";

  private JavaMarks() {}

  /** The marks of a field's type: an unmarked field may be null, its elements may not. */
  static TypeMarks of(Field field) {
    if (field.getType().isPrimitive()) return TypeMarks.REQUIRED;
    AnnotatedType type = field.getAnnotatedType();
    return new Marked(type, isNullable(type, !isNullMarked(field.getDeclaringClass())));
  }

  private record Marked(AnnotatedType type, boolean isNullable) implements TypeMarks {
    @Override
    public Class<?> valueClass() {
      return null;
    }

    @Override
    public TypeMarks argument(int index) {
      AnnotatedType argument = argumentType(index);
      return argument == null
          ? REQUIRED
          : new Marked(argument, JavaMarks.isNullable(argument, false));
    }

    private AnnotatedType argumentType(int index) {
      if (type instanceof AnnotatedArrayType it) return it.getAnnotatedGenericComponentType();
      if (type instanceof AnnotatedWildcardType it)
        return new Marked(it.getAnnotatedUpperBounds()[0], false).argumentType(index);
      return type instanceof AnnotatedParameterizedType it
          ? it.getAnnotatedActualTypeArguments()[index]
          : null;
    }
  }

  private static boolean isNullable(AnnotatedType type, boolean unmarked) {
    return unmarked ? !has(type, "NonNull") : has(type, "Nullable");
  }

  /**
   * The nearest word on it counts: the class's, that of one around it, its package's, its module's.
   */
  private static boolean isNullMarked(Class<?> type) {
    for (Class<?> at = type; at != null; at = at.getEnclosingClass()) {
      if (has(at, "NullMarked")) return true;
      if (has(at, "NullUnmarked")) return false;
    }
    if (has(type.getPackage(), "NullMarked")) return true;
    return !has(type.getPackage(), "NullUnmarked") && has(type.getModule(), "NullMarked");
  }

  private static boolean has(AnnotatedElement element, String name) {
    return Arrays.stream(element.getAnnotations())
        .map(Annotation::annotationType)
        .anyMatch(it -> it.getName().equals(JSPECIFY + name));
  }
}
