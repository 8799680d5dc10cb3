package octavo.objects.kotlin;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import octavo.objects.model.Construction;
import octavo.objects.model.Tuning;
import octavo.objects.model.TypeMarks;

/** A class as its Kotlin source has it: what its metadata and its annotations say. */
public final class KotlinClass {
  private static final String STRUCT = "octavo.struct.";
  private static final String DELEGATE = "$delegate";
  private static final String INTERFACE_DELEGATE = "$$delegate_";

  private final Class<?> type;
  private final KotlinMetadata metadata;
  private List<Method> annotated;

  private KotlinClass(Class<?> type, KotlinMetadata metadata) {
    this.type = type;
    this.metadata = metadata;
  }

  /** The class, or null where it is none of Kotlin's. */
  public static KotlinClass of(Class<?> type) {
    KotlinMetadata metadata = KotlinMetadata.of(type);
    return metadata == null ? null : new KotlinClass(type, metadata);
  }

  /** Whether the class is a value class: its values may be at run time what they are made of. */
  public static boolean isValueClass(Class<?> type) {
    return Annotations.of(type, "kotlin.jvm.JvmInline") != null;
  }

  /** Whether a field has what implements an interface, in a class that delegates that. */
  public static boolean isDelegate(Field field) {
    return field.getName().startsWith(INTERFACE_DELEGATE);
  }

  /**
   * Whether a synthetic field has what a class uses of what is around it: Kotlin gives the fields
   * of objects no other reason.
   */
  public static boolean isCaptured(Field field) {
    return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0
        && !isDelegate(field)
        && KotlinMetadata.has(field.getDeclaringClass());
  }

  /** What is known of the type of a field, or null where it is no property's. */
  public TypeMarks marks(Field field) {
    KotlinType of = metadata.property(name(field));
    if (of == null || !field.getName().endsWith(DELEGATE)) return of;
    return KotlinLazy.is(field.getType())
        ? new KotlinType(field.getType(), false, List.of(of))
        : null;
  }

  private String name(Field field) {
    return metadata.propertyOf(field.getName());
  }

  /** Whether a field's property overrides that of a superclass's field. */
  public boolean overrides(Field field, Field above) {
    String name = name(field);
    if (!above.getName().startsWith(name)) return false; // before its metadata is read
    KotlinClass owner = of(above.getDeclaringClass());
    return owner != null && owner.name(above).equals(name) && owner.metadata.isOpen(name);
  }

  /** The classes that a sealed one permits, or none where they are not known. */
  public List<Class<?>> subclasses() {
    return metadata.subclasses();
  }

  /** What is known of the bound of one of the class's parameters, or null where there is none. */
  public TypeMarks parameter(String name) {
    return metadata.parameter(name);
  }

  /** What is known of the arguments of a superclass or an interface, or null where it is none. */
  public TypeMarks supertype(Class<?> raw) {
    return metadata.supertype(raw);
  }

  /** Whether other versions of the class are read. */
  public static boolean isOpen(Class<?> type) {
    Annotation struct = Annotations.of(type, STRUCT + "Struct");
    return struct != null && (Boolean) Annotations.value(struct, "open");
  }

  /**
   * How objects are made of the fields that are written, or null where it is not known that the
   * primary constructor takes fields.
   */
  public static Construction construction(Class<?> type, List<Field> written) {
    KotlinClass kotlin = of(type);
    if (kotlin == null || kotlin.isObject() || !kotlin.takesProperties()) return null;
    return PrimaryConstructor.of(type, kotlin.metadata, written);
  }

  /** Whether all that the primary constructor takes is known to be properties. */
  private boolean takesProperties() {
    boolean isKnown = metadata.isData() || Annotations.of(type, STRUCT + "Struct") != null;
    return isKnown && metadata.primary() != null;
  }

  /** Whether there is one object of the class. */
  public boolean isObject() {
    return metadata.isObject();
  }

  /** Whether that is a companion. */
  boolean isCompanion() {
    return metadata.isCompanion();
  }

  /** How the annotations of a property want its field to be written. */
  public Tuning tuning(Field field) {
    AnnotatedElement property = property(field);
    Annotation since = isOpen(type) ? Annotations.of(property, STRUCT + "Since") : null;
    return new Tuning(
        Annotations.name(property, name(field)),
        Annotations.of(property, STRUCT + "Fixed") != null,
        Annotations.of(property, STRUCT + "Shared") != null,
        Annotations.of(property, STRUCT + "Columns") != null,
        false,
        since == null ? 0 : (Integer) Annotations.value(since, "version"));
  }

  /** Whether no annotation of its property says that a field is not to be written. */
  public boolean isWritten(Field field) {
    AnnotatedElement property = property(field);
    return Annotations.of(property, STRUCT + "Transient") == null
        && Annotations.of(property, "kotlinx.serialization.Transient") == null;
  }

  /** The class of the object that an annotation says converts a field, or null. */
  public Class<?> conversion(Field field) {
    Annotation convert = Annotations.of(property(field), STRUCT + "Convert");
    return convert == null ? null : (Class<?>) Annotations.value(convert, "with");
  }

  /** What has the annotations of a field's property: a method that the compiler adds for them. */
  private AnnotatedElement property(Field field) {
    String name = name(field);
    boolean isGetter = name.matches("is[^a-z].*");
    String getter =
        isGetter ? name : "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    for (Method candidate : annotated()) if (isOf(getter, candidate.getName())) return candidate;
    return field;
  }

  /** Whether a method that has annotations has those of a getter, which may have been mangled. */
  private static boolean isOf(String getter, String method) {
    return method.startsWith(getter + "$") || method.startsWith(getter + "-");
  }

  /** Those methods: to ask a class for its own copies all, and is done once. */
  private List<Method> annotated() {
    if (annotated == null)
      annotated =
          Arrays.stream(type.getDeclaredMethods())
              .filter(it -> it.getName().endsWith("$annotations"))
              .toList();
    return annotated;
  }
}
