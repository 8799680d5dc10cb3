package octavo.objects.kotlin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What {@code kotlin.Metadata} keeps of a class: a protobuf message that Kotlin's compiler and
 * reflection share, read without either.
 */
final class KotlinMetadata {
  private static final String NAME = "kotlin.Metadata";
  private static final int CLASS_FLAGS = 1;
  private static final int CLASS_SUPERTYPE_INDEXES = 2;
  private static final int CLASS_PARAMETER = 5;
  private static final int CLASS_SUPERTYPE = 6;
  private static final int CLASS_CONSTRUCTOR = 8;
  private static final int CLASS_PROPERTY = 10;
  private static final int CLASS_SEALED = 16;
  private static final int CLASS_TYPES = 30;
  private static final int PARAMETER_ID = 1;
  private static final int PARAMETER_NAME = 2;
  private static final int PARAMETER_BOUND = 5;
  private static final int PARAMETER_BOUND_INDEXES = 6;
  private static final int PROPERTY_NAME = 2;
  private static final int PROPERTY_TYPE = 3;
  private static final int PROPERTY_RECEIVER = 5;
  private static final int PROPERTY_TYPE_INDEX = 9;
  private static final int PROPERTY_RECEIVER_INDEX = 10;
  private static final int PROPERTY_FLAGS = 11;
  private static final int PROPERTY_SIGNATURE = 100;
  private static final int SIGNATURE_FIELD = 1;
  private static final int FIELD_NAME = 1;

  /** Where flags have the visibility, the modality and the kind of a class or a property. */
  private static final int VISIBILITY = 1;

  private static final int MODALITY = 4;
  private static final int KIND = 6;

  /** Where flags say that a class is a data class. */
  private static final int DATA = 10;

  private static final int INTERNAL = 0;
  private static final int OPEN = 1;
  private static final int OBJECT = 5;
  private static final int COMPANION = 6;
  private static final int PUBLIC_FINAL_CLASS = 6;
  private static final int PUBLIC_FINAL_PROPERTY = 518;

  private final MetadataStrings strings;
  private final KotlinTypes types;
  private final Map<String, KotlinType> properties = new HashMap<>();

  /** The names that fields of properties have where these are others. */
  private final Map<String, String> fields = new HashMap<>();

  private final Set<String> open = new HashSet<>();
  private final Map<String, KotlinType> parameters = new HashMap<>();
  private final List<KotlinType> supertypes = new ArrayList<>();
  private final List<String> subclasses = new ArrayList<>();
  private KotlinConstructor primary;
  private int flags = PUBLIC_FINAL_CLASS;

  private KotlinMetadata(Class<?> type, byte[] message, String[] strings) {
    ProtoReader reader = new ProtoReader(message, 0, message.length);
    this.strings = new MetadataStrings(strings, reader.message());
    types = new KotlinTypes(type, this.strings);
    readTypes(reader.rest());
    readClass(reader.rest());
  }

  /** Whether Kotlin's compiler made a class, be it of a function. */
  static boolean has(Class<?> type) {
    return Annotations.of(type, NAME) != null;
  }

  /** What a class has, or null where it is none of Kotlin's. */
  static KotlinMetadata of(Class<?> type) {
    Annotation metadata = Annotations.of(type, NAME);
    if (metadata == null || (Integer) Annotations.value(metadata, "k") != 1) return null;
    String[] data = (String[]) Annotations.value(metadata, "d1");
    if (data.length == 0 || !data[0].startsWith("\0")) return null; // before Kotlin 1.4
    byte[] message = String.join("", data).substring(1).getBytes(ISO_8859_1);
    return new KotlinMetadata(type, message, (String[]) Annotations.value(metadata, "d2"));
  }

  /** Whether there is one object of the class. */
  boolean isObject() {
    return kind() == OBJECT || isCompanion();
  }

  /** Whether it is the one that a class has, and keeps in a field of its own. */
  boolean isCompanion() {
    return kind() == COMPANION;
  }

  private int kind() {
    return flags >>> KIND & 7;
  }

  /** Whether all that the primary constructor takes are properties. */
  boolean isData() {
    return (flags >>> DATA & 1) != 0;
  }

  /** The primary constructor, or null where there is none. */
  KotlinConstructor primary() {
    return primary;
  }

  /** The type of a property, or null where there is none. */
  KotlinType property(String name) {
    return properties.get(name);
  }

  /**
   * The name of a property's field, which is another one where the companion's has that, or where
   * the property is delegated.
   */
  String field(String property) {
    return fields.getOrDefault(property, property);
  }

  /** The name of the property that a field is of. */
  String propertyOf(String field) {
    for (Map.Entry<String, String> named : fields.entrySet())
      if (named.getValue().equals(field)) return named.getKey();
    return field;
  }

  /**
   * Whether a property of the same name in a subclass overrides it; one that is internal may be
   * hidden as well, by one of another module.
   */
  boolean isOpen(String property) {
    return open.contains(property);
  }

  /** What the bounds of a parameter allow, or null where there is none. */
  KotlinType parameter(String name) {
    return parameters.get(name);
  }

  /** A superclass or an interface, or null where it is none. */
  KotlinType supertype(Class<?> raw) {
    return supertypes.stream().filter(it -> it.raw() == raw).findFirst().orElse(null);
  }

  /** The classes that a sealed one permits, as far as they are there. */
  List<Class<?>> subclasses() {
    return subclasses.stream().<Class<?>>map(types::named).filter(Objects::nonNull).toList();
  }

  /** Reads what other parts refer to. */
  private void readTypes(ProtoReader message) {
    while (message.hasMore()) {
      switch (message.field()) {
        case CLASS_PARAMETER -> nameParameter(message.message());
        case CLASS_TYPES -> types.readTable(message.message());
        default -> message.skip();
      }
    }
  }

  private void nameParameter(ProtoReader parameter) {
    int id = 0;
    while (parameter.hasMore()) {
      switch (parameter.field()) {
        case PARAMETER_ID -> id = parameter.integer();
        case PARAMETER_NAME -> types.name(id, strings.get(parameter.integer()));
        default -> parameter.skip();
      }
    }
  }

  private void readClass(ProtoReader message) {
    while (message.hasMore()) {
      switch (message.field()) {
        case CLASS_FLAGS -> flags = message.integer();
        case CLASS_SUPERTYPE_INDEXES -> supertypes.addAll(types.all(message.message()));
        case CLASS_PARAMETER -> readParameter(message.message());
        case CLASS_SUPERTYPE -> supertypes.add(types.read(message.message()));
        case CLASS_CONSTRUCTOR -> readConstructor(message.message());
        case CLASS_PROPERTY -> readProperty(message.message());
        case CLASS_SEALED -> readSubclasses(message.message());
        default -> message.skip();
      }
    }
  }

  private void readConstructor(ProtoReader message) {
    KotlinConstructor constructor = KotlinConstructor.read(message, strings);
    if (constructor.isPrimary()) primary = constructor;
  }

  private void readSubclasses(ProtoReader names) {
    while (names.hasMore()) subclasses.add(strings.get(names.integer()));
  }

  private void readParameter(ProtoReader parameter) {
    String name = null;
    List<KotlinType> bounds = new ArrayList<>();
    while (parameter.hasMore()) {
      switch (parameter.field()) {
        case PARAMETER_NAME -> name = strings.get(parameter.integer());
        case PARAMETER_BOUND -> bounds.add(types.read(parameter.message()));
        case PARAMETER_BOUND_INDEXES -> bounds.addAll(types.all(parameter.message()));
        default -> parameter.skip();
      }
    }
    parameters.put(name, KotlinType.within(bounds));
  }

  private void readProperty(ProtoReader property) {
    String name = null;
    String field = null;
    KotlinType type = null;
    int flags = PUBLIC_FINAL_PROPERTY;
    while (property.hasMore()) {
      switch (property.field()) {
        case PROPERTY_RECEIVER, PROPERTY_RECEIVER_INDEX -> {
          return; // an extension has no field
        }
        case PROPERTY_NAME -> name = strings.get(property.integer());
        case PROPERTY_TYPE -> type = types.read(property.message());
        case PROPERTY_TYPE_INDEX -> type = types.get(property.integer());
        case PROPERTY_FLAGS -> flags = property.integer();
        case PROPERTY_SIGNATURE -> field = fieldName(property.message());
        default -> property.skip();
      }
    }
    properties.put(name, type);
    if (field != null) fields.put(name, field);
    if (isOpen(flags)) open.add(name);
  }

  /** The name of the field in a property's signature, or null where it is the property's. */
  private String fieldName(ProtoReader signature) {
    String name = null;
    while (signature.hasMore()) {
      if (signature.field() != SIGNATURE_FIELD) {
        signature.skip();
        continue;
      }
      ProtoReader field = signature.message();
      while (field.hasMore()) {
        if (field.field() == FIELD_NAME) name = strings.get(field.integer());
        else field.skip();
      }
    }
    return name;
  }

  private static boolean isOpen(int flags) {
    return (flags >>> MODALITY & 3) == OPEN && (flags >>> VISIBILITY & 7) != INTERNAL;
  }
}
