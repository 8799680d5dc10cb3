package octavo.objects.types;

import java.lang.reflect.Modifier;

/** Types whose values may be of classes that nobody knows, unless they are sealed. */
final class UnknownClasses {
  private UnknownClasses() {}

  /** Why a type has no schema, or null if its values are of just that class. */
  static String reason(Class<?> type) {
    if (type == Object.class)
      return "it may be of any class; name the parameters of a type by a TypeRef, or build an"
          + " Octavo for objects of any class";
    if (type.isAnnotation()) return "it is an annotation; convert it";
    return Modifier.isAbstract(type.getModifiers()) // as an interface is
        ? "its classes are not known; convert it, seal it, or build an Octavo for objects of any"
            + " class"
        : null;
  }
}
