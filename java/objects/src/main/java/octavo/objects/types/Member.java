package octavo.objects.types;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.Packed;
import octavo.objects.kotlin.KotlinClass;
import octavo.objects.kotlin.SingleObject;
import octavo.objects.model.Access;
import octavo.objects.model.ClassFile;
import octavo.objects.model.Jdk;
import octavo.objects.model.Replacement;
import octavo.objects.model.Tuning;
import octavo.objects.model.TypeMarks;

/**
 * A field of a class, and how it is to be written.
 *
 * @param replacement what is written in its place, or null
 */
record Member(Field field, Generics type, Tuning tuning, Replacement replacement) {
  private static final String OUTER_OF_SCALA = "$outer";

  /** Since JDK 18 javac gives a local class the object around it only if that is used. */
  private static final int OUTER_IF_USED = 62;

  /**
   * The fields of a class: those of its superclasses first, in order of declaration, without those
   * of properties that are overridden.
   */
  static List<Member> of(Generics type, Access access) {
    if (SingleObject.isOfScala(type.raw())) return List.of();
    checkSuperclass(type.raw());
    checkTransient(type.raw());
    return members(type, access);
  }

  private static List<Member> members(Generics type, Access access) {
    List<Member> members =
        type.superclass() == null ? new ArrayList<>() : members(type.superclass(), access);
    KotlinClass kotlin = KotlinClass.of(type.raw());
    for (Field field : type.raw().getDeclaredFields()) {
      checkOwn(field);
      if (!isWritten(field) || kotlin != null && !kotlin.isWritten(field)) continue;
      if (kotlin != null) members.removeIf(it -> kotlin.overrides(field, it.field));
      members.add(of(type, field, kotlin, access));
    }
    return members;
  }

  /** Throws for a subclass of one of the JDK's that keeps something: it would be lost. */
  private static void checkSuperclass(Class<?> type) {
    for (Class<?> above = type.getSuperclass(); above != null; above = above.getSuperclass())
      if (Jdk.has(above) && !Arrays.stream(above.getDeclaredFields()).allMatch(Member::isStatic))
        throw new IllegalArgumentException(
            "cannot encode "
                + type.getTypeName()
                + ": what "
                + above.getName()
                + " keeps is not written; convert it");
  }

  /** Throws for a class that writes its transient fields itself elsewhere: they would be lost. */
  private static void checkTransient(Class<?> type) {
    String method = OwnSerialization.ofTransient(type);
    if (method != null)
      throw new IllegalArgumentException(
          "cannot encode "
              + type.getTypeName()
              + ": its transient fields, which its "
              + method
              + " may write, are not written; convert it");
  }

  private static boolean isStatic(Field field) {
    return Modifier.isStatic(field.getModifiers());
  }

  /** Throws for what an inner or a local class has of what is around it: it would be lost. */
  private static void checkOwn(Field field) {
    if (!field.isSynthetic()) return;
    String name = field.getName();
    boolean isOuter =
        name.equals(OUTER_OF_SCALA)
            || name.startsWith("this$") && isUsed(field.getDeclaringClass());
    if (isOuter || name.startsWith("val$") || KotlinClass.isCaptured(field))
      throw new IllegalArgumentException(
          "cannot encode "
              + field.getDeclaringClass().getTypeName()
              + ": what it has of what is around it, "
              + name
              + ", is not written; make it static, or convert it");
  }

  /** Whether the object around a class was given to it to be used, as far as is known. */
  private static boolean isUsed(Class<?> type) {
    return type.isMemberClass() || ClassFile.version(type) >= OUTER_IF_USED;
  }

  private static boolean isWritten(Field field) {
    return (!field.isSynthetic() || KotlinClass.isDelegate(field))
        && (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0;
  }

  private static Member of(Generics owner, Field field, KotlinClass kotlin, Access access) {
    Packed packed = field.getAnnotation(Packed.class);
    TypeMarks marks = kotlin == null ? null : kotlin.marks(field);
    Generics type =
        owner.member(field.getGenericType(), marks == null ? JavaMarks.of(field) : marks);
    Tuning tuning = packed == null && kotlin != null ? kotlin.tuning(field) : Tuning.of(packed);
    return new Member(
        field,
        tuning.isRequired() ? type.nullable(false) : type,
        tuning,
        replacement(field, kotlin, access));
  }

  private static Replacement replacement(Field field, KotlinClass kotlin, Access access) {
    Class<?> object = kotlin == null ? null : kotlin.conversion(field);
    return object == null ? null : ConversionObject.of(object, access);
  }

  /** Throws for two fields of one name: one may hide that of a superclass, or be named anew. */
  static void checkNames(List<Member> members) {
    Map<String, Member> byName = new HashMap<>();
    for (Member member : members) {
      Member other = byName.put(member.name(), member);
      if (other != null) throw new IllegalArgumentException(member.sameName(other));
    }
  }

  private String sameName(Member other) {
    return "cannot encode "
        + field.getDeclaringClass().getTypeName()
        + ": its field "
        + field.getName()
        + " and the field "
        + other.field.getName()
        + " of "
        + other.field.getDeclaringClass().getTypeName()
        + " are both named "
        + name()
        + "; give one of them another name with @Packed(name = ...)";
  }

  /** Where it is, in words. */
  String place(Generics owner) {
    return "field " + field.getName() + " of " + owner;
  }

  String name() {
    return tuning.name().isEmpty() ? field.getName() : tuning.name();
  }
}
