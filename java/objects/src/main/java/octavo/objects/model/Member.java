package octavo.objects.model;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import octavo.objects.Packed;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** A field of a class, and how it is to be written. */
record Member(Field field, Generics type) {

  /** The fields of a class: those of its superclasses first, in order of declaration. */
  static List<Member> of(Generics type) {
    List<Member> members = type.superclass() == null ? new ArrayList<>() : of(type.superclass());
    for (Field field : type.raw().getDeclaredFields()) {
      if (isWritten(field)) members.add(new Member(field, type.member(field.getGenericType())));
    }
    return members;
  }

  private static boolean isWritten(Field field) {
    return !field.isSynthetic()
        && (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0;
  }

  String name() {
    Packed packed = packed();
    return packed == null || packed.name().isEmpty() ? field.getName() : packed.name();
  }

  int since() {
    Packed packed = packed();
    return packed == null ? 0 : packed.since();
  }

  boolean isRequired() {
    Packed packed = packed();
    return packed != null && packed.required();
  }

  /**
   * The shape as {@link Packed} wants it; throws {@link IllegalArgumentException} where that cannot
   * be.
   */
  Shape tuned(Shape shape) {
    Packed packed = packed();
    if (packed == null || !packed.fixed() && !packed.shared()) return shape;
    return tuned(shape, packed);
  }

  private static Shape tuned(Shape shape, Packed packed) {
    if (shape instanceof Shape.Converted it)
      return new Shape.Converted(it.type(), tuned(it.of(), packed), it.conversion());
    return new Shape.Plain(tuned(shape.schema(), packed), shape.type());
  }

  private static Scalar tuned(Schema schema, Packed packed) {
    if (packed.fixed() && schema == Scalar.VI32) return Scalar.I32;
    if (packed.fixed() && schema == Scalar.VI64) return Scalar.I64;
    if (packed.shared() && schema == Scalar.STR) return Scalar.SHARED;
    throw new IllegalArgumentException("fixed is for int and long, shared for String");
  }

  private Packed packed() {
    return field.getAnnotation(Packed.class);
  }
}
