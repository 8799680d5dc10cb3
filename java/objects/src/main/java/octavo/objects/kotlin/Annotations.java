package octavo.objects.kotlin;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.List;

/** Annotations by name: their classes need not be here. */
public final class Annotations {
  private static final List<String> NAMES =
      List.of("octavo.struct.Name", "kotlinx.serialization.SerialName");

  private Annotations() {}

  /** The annotation of that name, or null. */
  static Annotation of(AnnotatedElement element, String name) {
    for (Annotation annotation : element.getAnnotations())
      if (annotation.annotationType().getName().equals(name)) return annotation;
    return null;
  }

  /** The name that annotations give what they are on, or else the one it has. */
  public static String name(AnnotatedElement element, String otherwise) {
    for (String annotation : NAMES) {
      Annotation name = of(element, annotation);
      if (name != null) return (String) value(name, "value");
    }
    return otherwise;
  }

  /** What an annotation says. */
  static Object value(Annotation annotation, String name) {
    try {
      return annotation.annotationType().getMethod(name).invoke(annotation);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
