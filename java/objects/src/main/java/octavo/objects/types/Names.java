package octavo.objects.types;

import java.lang.reflect.AnnotatedElement;
import octavo.objects.Packed;
import octavo.objects.kotlin.Annotations;
import octavo.objects.model.Tuning;

/** What constants of enums, and cases of unions, are called. */
final class Names {
  private Names() {}

  /** The name that an annotation gives what it is on, or else the one it has. */
  static String of(AnnotatedElement element, String otherwise) {
    Packed packed = element.getAnnotation(Packed.class);
    if (packed == null) return Annotations.name(element, otherwise);
    if (!Tuning.of(packed).isOfName())
      throw new IllegalArgumentException(
          "cannot encode " + element + ": @Packed gives it a name, and nothing else");
    return packed.name().isEmpty() ? otherwise : packed.name();
  }
}
