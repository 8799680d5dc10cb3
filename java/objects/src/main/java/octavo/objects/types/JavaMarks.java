package octavo.objects.types;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import octavo.objects.model.TypeMarks;

/** Where null may be, as a Java program says it: with the annotations of JSpecify, if at all. */
final class JavaMarks {
  private static final String JSPECIFY = "org.jspecify.annotations.";

  private JavaMarks() {}

  /** The marks of a field's type: an unmarked field may be null, its elements may not. */
  static TypeMarks of(Field field) {
    if (field.getType().isPrimitive()) return TypeMarks.REQUIRED;
    return marked(field.getAnnotatedType(), !isNullMarked(field.getDeclaringClass()));
  }

  /** The marks of a type that a class is a subtype of. */
  static TypeMarks of(AnnotatedType parent) {
    return marked(parent, false);
  }

  /** The marks of the bound of a parameter: an unmarked one does without null. */
  static TypeMarks of(TypeVariable<?> parameter) {
    AnnotatedType[] bounds = parameter.getAnnotatedBounds();
    boolean isNullable = Arrays.stream(bounds).allMatch(it -> isNullable(it, false));
    return new Marked(bounds[0], isNullable);
  }

  private static Marked marked(AnnotatedType type, boolean unmarked) {
    return type instanceof AnnotatedWildcardType it
        ? marked(it.getAnnotatedUpperBounds()[0], unmarked)
        : new Marked(type, isNullable(type, unmarked));
  }

  private record Marked(AnnotatedType type, boolean isNullable) implements TypeMarks {
    @Override
    public Type meant() {
      return null;
    }

    @Override
    public TypeMarks argument(int index) {
      AnnotatedType argument = argumentType(index);
      return argument == null ? REQUIRED : marked(argument, false);
    }

    private AnnotatedType argumentType(int index) {
      if (type instanceof AnnotatedArrayType it) return it.getAnnotatedGenericComponentType();
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
