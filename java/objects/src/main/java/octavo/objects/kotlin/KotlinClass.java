package octavo.objects.kotlin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;
import octavo.objects.model.Tuning;
import octavo.objects.model.TypeMarks;

/**
 * A class as its Kotlin source has it: what {@code kotlin.Metadata} keeps, a protobuf message that
 * Kotlin's compiler and reflection share, read without either.
 */
public final class KotlinClass {
  private static final String STRUCT = "octavo.struct.";

  private static final int CLASS_FLAGS = 1;
  private static final int CLASS_PROPERTY = 10;
  private static final int CLASS_TYPES = 30;
  private static final int PROPERTY_NAME = 2;
  private static final int PROPERTY_TYPE = 3;
  private static final int PROPERTY_RECEIVER = 5;
  private static final int PROPERTY_TYPE_INDEX = 9;
  private static final int PROPERTY_RECEIVER_INDEX = 10;
  private static final int TYPE_ARGUMENT = 2;
  private static final int TYPE_NULLABLE = 3;
  private static final int TYPE_CLASS = 6;
  private static final int ARGUMENT_TYPE = 2;
  private static final int ARGUMENT_TYPE_INDEX = 3;
  private static final int TYPES_TYPE = 1;
  private static final int TYPES_FIRST_NULLABLE = 2;

  /** The kind of a class among its flags. */
  private static final int KIND = 6;

  private static final int OBJECT = 5;
  private static final int PUBLIC_FINAL_CLASS = 6;

  private final Class<?> type;
  private final MetadataStrings strings;
  private final Map<String, TypeMarks> properties = new HashMap<>();
  private final List<ProtoReader> types = new ArrayList<>();
  private int firstNullable = Integer.MAX_VALUE;
  private int flags = PUBLIC_FINAL_CLASS;

  private KotlinClass(Class<?> type, byte[] message, String[] strings) {
    this.type = type;
    ProtoReader reader = new ProtoReader(message, 0, message.length);
    this.strings = new MetadataStrings(strings, reader.message());
    readTypes(reader.rest());
    readClass(reader.rest());
  }

  /** The class, or null where it is none of Kotlin's. */
  public static KotlinClass of(Class<?> type) {
    Annotation metadata = Annotations.of(type, "kotlin.Metadata");
    if (metadata == null || (Integer) Annotations.value(metadata, "k") != 1) return null;
    String[] data = (String[]) Annotations.value(metadata, "d1");
    if (data.length == 0 || !data[0].startsWith("\0")) return null; // before Kotlin 1.4
    byte[] message = String.join("", data).substring(1).getBytes(ISO_8859_1);
    return new KotlinClass(type, message, (String[]) Annotations.value(metadata, "d2"));
  }

  /** Whether the class is a value class: its values may be at run time what they are made of. */
  public static boolean isValueClass(Class<?> type) {
    return Annotations.of(type, "kotlin.jvm.JvmInline") != null;
  }

  /** What is known of the type of a property, or null where there is none. */
  public TypeMarks property(String name) {
    return properties.get(name);
  }

  /** Whether other versions of the class are read. */
  public static boolean isOpen(Class<?> type) {
    Annotation struct = Annotations.of(type, STRUCT + "Struct");
    return struct != null && (Boolean) Annotations.value(struct, "open");
  }

  /** Whether the class is a Kotlin object's. */
  public static boolean isObject(Class<?> type) {
    KotlinClass kotlin = of(type);
    return kotlin != null && kotlin.isObject();
  }

  /** Makes an object of any class without arguments; of a Kotlin object's class there is one. */
  public static MethodHandle constructor(Class<?> type, Access access) {
    return isObject(type)
        ? MethodHandles.constant(Object.class, object(type, access))
        : access.constructor(type);
  }

  /** The object that a Kotlin object's class has. */
  static Object object(Class<?> type, Access access) {
    try {
      MethodHandle getter = access.lookup(type).findStaticGetter(type, "INSTANCE", type);
      return Access.invoke(getter.asType(MethodType.genericMethodType(0)));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no object: " + type.getName(), e);
    }
  }

  /** Whether there is one object of the class. */
  public boolean isObject() {
    return (flags >>> KIND & 7) == OBJECT;
  }

  /** How the annotations of a property want its field to be written. */
  public Tuning tuning(Field field) {
    AnnotatedElement property = property(field);
    Annotation since = isOpen(type) ? Annotations.of(property, STRUCT + "Since") : null;
    return new Tuning(
        Annotations.name(property, ""),
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

  /** What an annotation says that is to be written for a field, or null. */
  public Replacement conversion(Field field, Access access) {
    Annotation convert = Annotations.of(property(field), STRUCT + "Convert");
    if (convert == null) return null;
    return KotlinConversion.of((Class<?>) Annotations.value(convert, "with"), access);
  }

  /** What has the annotations of a field's property: a method that the compiler adds for them. */
  private AnnotatedElement property(Field field) {
    String name = field.getName();
    boolean isGetter = name.matches("is[^a-z].*");
    String getter =
        isGetter ? name : "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Pattern method = Pattern.compile(Pattern.quote(getter) + "([-$].*)?\\$annotations");
    for (Method candidate : type.getDeclaredMethods())
      if (method.matcher(candidate.getName()).matches()) return candidate;
    return field;
  }

  private void readTypes(ProtoReader message) {
    while (message.hasMore()) {
      if (message.field() != CLASS_TYPES) {
        message.skip();
        continue;
      }
      ProtoReader table = message.message();
      while (table.hasMore()) {
        switch (table.field()) {
          case TYPES_TYPE -> types.add(table.message());
          case TYPES_FIRST_NULLABLE -> firstNullable = table.integer();
          default -> table.skip();
        }
      }
    }
  }

  private void readClass(ProtoReader message) {
    while (message.hasMore()) {
      switch (message.field()) {
        case CLASS_FLAGS -> flags = message.integer();
        case CLASS_PROPERTY -> readProperty(message.message());
        default -> message.skip();
      }
    }
  }

  private void readProperty(ProtoReader property) {
    String name = null;
    TypeMarks type = null;
    while (property.hasMore()) {
      switch (property.field()) {
        case PROPERTY_RECEIVER, PROPERTY_RECEIVER_INDEX -> {
          return; // an extension has no field
        }
        case PROPERTY_NAME -> name = strings.get(property.integer());
        case PROPERTY_TYPE -> type = type(property.message(), false);
        case PROPERTY_TYPE_INDEX -> type = type(property.integer());
        default -> property.skip();
      }
    }
    properties.put(name, type);
  }

  private TypeMarks type(int index) {
    return type(types.get(index).rest(), index >= firstNullable);
  }

  private TypeMarks type(ProtoReader type, boolean isNullable) {
    List<TypeMarks> arguments = new ArrayList<>();
    Class<?> valueClass = null;
    while (type.hasMore()) {
      switch (type.field()) {
        case TYPE_ARGUMENT -> arguments.add(argument(type.message()));
        case TYPE_NULLABLE -> isNullable |= type.integer() != 0;
        case TYPE_CLASS -> valueClass = valueClass(strings.get(type.integer()));
        default -> type.skip();
      }
    }
    return new KotlinType(isNullable, valueClass, arguments);
  }

  private TypeMarks argument(ProtoReader argument) {
    TypeMarks type = TypeMarks.REQUIRED;
    while (argument.hasMore()) {
      switch (argument.field()) {
        case ARGUMENT_TYPE -> type = type(argument.message(), false);
        case ARGUMENT_TYPE_INDEX -> type = type(argument.integer());
        default -> argument.skip();
      }
    }
    return type;
  }

  /**
   * The value class of a name like {@code kotlin/time/Duration} or {@code shop/Order.Id}, or null.
   */
  private Class<?> valueClass(String name) {
    try {
      String binary = name.replace('.', '$').replace('/', '.');
      Class<?> found = Class.forName(binary, false, type.getClassLoader());
      return isValueClass(found) ? found : null;
    } catch (ClassNotFoundException e) {
      return null; // one of Java's by Kotlin's name for it
    }
  }
}
