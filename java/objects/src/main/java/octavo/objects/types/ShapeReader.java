package octavo.objects.types;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import octavo.objects.Evolving;
import octavo.objects.MismatchException;
import octavo.objects.TypeRef;
import octavo.objects.kotlin.KotlinClass;
import octavo.objects.kotlin.KotlinLazy;
import octavo.objects.kotlin.KotlinTwins;
import octavo.objects.kotlin.ValueConstructors;
import octavo.objects.model.Access;
import octavo.objects.model.ArrayElements;
import octavo.objects.model.Construction;
import octavo.objects.model.Containers;
import octavo.objects.model.Elements;
import octavo.objects.model.Jdk;
import octavo.objects.model.NaturalOrder;
import octavo.objects.model.Replacement;
import octavo.objects.model.Shape;
import octavo.objects.model.Tuning;
import octavo.objects.model.Unwritten;
import octavo.objects.model.ValueClasses;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Finds the shapes of Java types by reflection. */
public class ShapeReader {
  /** Types inside one another: rule 1.6 of spec/pack.md. */
  private static final int MAX_AROUND = 256;

  private static final String TWO_NULLS = "there are two ways to have no value";

  private static final Map<Class<?>, Scalar> SCALARS =
      Map.of(
          boolean.class, Scalar.BOOL,
          byte.class, Scalar.I8,
          short.class, Scalar.I16,
          char.class, Scalar.U16,
          int.class, Scalar.VI32,
          long.class, Scalar.VI64,
          float.class, Scalar.F32,
          double.class, Scalar.F64,
          String.class, Scalar.STR,
          byte[].class, Scalar.BYTES);

  private final Map<Class<?>, Shape> standard;
  private final Map<Class<?>, Replacement> replaced;
  private final Access access;
  private final Map<Generics, Shape> declared = new HashMap<>();
  private final Map<Class<?>, Shape> enums = new HashMap<>();
  private final ValueConstructors constructors;
  private int around;
  private Tuning tuning = Tuning.NONE;

  /** One that knows how some classes are written: the replaced ones go first. */
  public ShapeReader(
      Map<Class<?>, Shape> standard, Map<Class<?>, Replacement> replaced, Access access) {
    this.standard = standard;
    this.replaced = replaced;
    this.access = access;
    constructors = new ValueConstructors(access);
  }

  /** The shape of a type; throws {@link IllegalArgumentException} when it has none. */
  public Shape read(Type type) {
    return required(Generics.of(type));
  }

  /** The shape of the type that a reference names. */
  public Shape read(TypeRef<?> reference) {
    return required(Generics.of(reference));
  }

  /** The shape of a type that may have null. */
  final Shape any(Generics type) {
    Shape of = part(type.nullable(false));
    if (type.isNullable() && isOptional(of) && !Jdk.has(type.raw()))
      throw unsupported(type, TWO_NULLS);
    return nullable(type, of);
  }

  /** The shape of a part of another type, a field, an element, a key, without null. */
  Shape part(Generics type) {
    return required(type);
  }

  /** The shape of the elements of an array or of a collection's own class. */
  Shape element(Generics type) {
    return any(type);
  }

  static Shape nullable(Generics type, Shape of) {
    if (!type.isNullable() || isOptional(of)) return of;
    return Shape.Nullable.of(of, type.isUnboxed() ? of.type() : type.raw());
  }

  /** The shape of keys, and of elements of sets: they are hashed or compared as they are read. */
  Shape hashed(Shape of) {
    return of;
  }

  final Shape required(Generics type) {
    if (++around > MAX_AROUND) throw new TooManyTypes(type.raw(), MAX_AROUND);
    try {
      return found(type);
    } finally {
      around--;
    }
  }

  private Shape found(Generics type) {
    if (replaced.containsKey(type.raw())) return replaced(type, replaced.get(type.raw()));
    if (standard.containsKey(type.raw())) return standard.get(type.raw());
    Replacement twin = KotlinTwins.of(type.raw(), type.isUnboxed(), access);
    if (twin != null) return replaced(type, twin);
    if (KotlinLazy.is(type.raw())) return KotlinLazy.shape(type.raw(), any(argument(type, 0)));
    if (KotlinClass.isValueClass(type.raw())) return valueClass(type);
    if (type.raw().isHidden()) throw unsupported(type, "a lambda or another hidden class");
    Class<?> raw = MethodType.methodType(type.raw()).unwrap().returnType();
    if (raw == void.class) throw unsupported(type, "it has no values");
    Scalar scalar = SCALARS.get(raw);
    if (scalar != null) return new Shape.Plain(scalar, raw);
    if (raw == Optional.class) return optional(type);
    if (raw.isEnum()) return enums.computeIfAbsent(raw, ShapeReader::named);
    if (raw.isArray()) return array(type);
    String unwritten = Unwritten.reason(raw);
    if (unwritten != null) throw unsupported(type, unwritten);
    if (Collection.class.isAssignableFrom(raw) || raw == Iterable.class) return sequence(type);
    if (Map.class.isAssignableFrom(raw)) return mapping(type);
    String unknown = UnknownClasses.reason(raw);
    if (unknown != null && SealedTypes.isSealed(raw)) return union(type);
    if (unknown != null) throw unsupported(type, unknown);
    if (Jdk.has(raw)) throw unsupported(type, "it has no schema; convert it");
    return ReadResolve.of(raw, struct(type), access);
  }

  private static IllegalArgumentException unsupported(Generics type, String why) {
    return new IllegalArgumentException("cannot encode " + type + ": " + why);
  }

  private static Shape named(Class<?> type) {
    Object[] found = type.getEnumConstants(); // null where making them has failed before
    List<?> constants = found == null ? List.of() : List.of(found);
    if (constants.isEmpty()) throw unsupported(Generics.of(type), "it has no constants");
    Map<String, Field> fields = new HashMap<>();
    for (Field field : type.getFields())
      if (field.isEnumConstant()) fields.put(field.getName(), field);
    List<String> names = constants.stream().map(it -> name((Enum<?>) it, fields)).toList();
    return new Shape.Named(new Schema.Enumeration(names), type, constants);
  }

  /** A constant has no field of its name where an obfuscator has given the field another. */
  private static String name(Enum<?> constant, Map<String, Field> fields) {
    Field field = fields.get(constant.name());
    return field == null ? constant.name() : Names.of(field, constant.name());
  }

  /** A Kotlin class around one value, which is written in its place. */
  private Shape valueClass(Generics type) {
    Shape unsigned = ValueClasses.unsigned(type.raw());
    Shape of = unsigned == null ? content(type) : unsigned;
    return type.isUnboxed() ? of : ValueClasses.boxed(type.raw(), of, access);
  }

  /** What values of a value class are made of. */
  private Shape content(Generics type) {
    return constructors.checked(type.raw(), any(Member.of(type, access).get(0).type()));
  }

  private Shape replaced(Generics type, Replacement by) {
    Generics wire = Generics.of(by.wire());
    Shape of = required(wire);
    if (isOptional(of)) throw unsupported(type, "what it is converted to may be no value");
    Class<?> raw = type.isUnboxed() ? long.class : type.raw(); // a kotlin.time.Duration
    return new Shape.Converted(raw, nullable(wire, of), by.conversion());
  }

  @SuppressWarnings({"rawtypes", "unchecked"}) // there is no class of Optional<T>
  private Shape optional(Generics type) {
    Shape of = part(argument(type, 0));
    if (isOptional(of)) throw unsupported(type, TWO_NULLS);
    return Shape.Converted.<Optional, Object>ofOptional(
        Optional.class,
        Shape.Nullable.of(of, of.type()),
        it -> it.orElse(null),
        Optional::ofNullable);
  }

  static boolean isOptional(Shape shape) {
    return shape instanceof Shape.Converted it && it.isOptional();
  }

  private Shape array(Generics type) {
    Shape element = element(type.arguments().get(0));
    Elements elements = new ArrayElements(type.raw().getComponentType());
    return Shape.Sequence.of(type.raw(), element, elements);
  }

  private Shape sequence(Generics type) {
    Generics collection = type.as(Iterable.class);
    Shape element = element(argument(collection, 0));
    if (Set.class.isAssignableFrom(type.raw())) element = hashed(element);
    checkOrder(type, element.type());
    return Shape.Sequence.of(
        type.raw(), element, Containers.collection(type.raw(), element.type(), access));
  }

  private Shape mapping(Generics type) {
    Generics map = type.as(Map.class);
    Shape key = hashed(element(argument(map, 0)));
    Shape value = element(argument(map, 1));
    checkOrder(type, key.type());
    return Shape.Mapping.of(type.raw(), key, value, Containers.map(type.raw(), key.type(), access));
  }

  /** Throws for what is sorted by an order that its elements or keys do not have. */
  private static void checkOrder(Generics type, Class<?> of) {
    boolean isOrdered = of.isPrimitive() || Comparable.class.isAssignableFrom(of);
    if (NaturalOrder.isOf(type.raw()) && !isOrdered)
      throw unsupported(type, "a " + of.getName() + " is not Comparable");
  }

  private Generics argument(Generics type, int index) {
    return index < type.arguments().size() ? type.arguments().get(index) : unknown(type);
  }

  /** What stands for a parameter of a class that is named without. */
  Generics unknown(Generics type) {
    throw unsupported(type, "its parameters are not known");
  }

  private Shape union(Generics type) {
    Shape known = declared.get(type);
    if (known != null) return known;
    Declaration.Union schema = new Declaration.Union();
    Shape.Union shape = new Shape.Union(schema, type.raw());
    declared.put(type, shape);
    Set<Class<?>> found = new HashSet<>();
    addCases(type.raw(), found);
    if (found.stream().anyMatch(replaced::containsKey))
      throw unsupported(type, "a class that is converted is no case of a union");
    if (found.stream().anyMatch(ReadResolve::isIn))
      throw unsupported(type, "a class that has a readResolve is no case of a union");
    Map<Class<?>, String> names = CaseNames.of(found);
    List<Class<?>> classes = new ArrayList<>(found);
    classes.sort(
        Comparator.comparing(it -> names.get(it).getBytes(UTF_8), Arrays::compareUnsigned));
    List<Shape.Struct> cases = classes.stream().map(it -> unionCase(type, it)).toList();
    List<Schema.Field> fields =
        cases.stream().map(it -> new Schema.Field(names.get(it.type()), it.schema())).toList();
    checkCases(type, names.values());
    schema.of(fields);
    shape.of(cases);
    return shape;
  }

  private Shape.Struct unionCase(Generics union, Class<?> type) {
    return type.isEnum() ? enumCase(type) : (Shape.Struct) struct(union.subclass(type));
  }

  /** A case that is no struct itself is one with a value: section 8 of spec/pack.md. */
  private static Shape.Struct enumCase(Class<?> type) {
    Shape.Part value = new Shape.Part("value", named(type), null);
    Declaration.Struct schema = new Declaration.Struct();
    schema.of(fields(List.of(value)));
    Shape.Struct shape = new Shape.Struct(schema, type);
    shape.of(List.of(List.of(value)), new LoneElements());
    return shape;
  }

  private static void addCases(Class<?> sealed, Collection<Class<?>> classes) {
    for (Class<?> type : SealedTypes.permitted(sealed)) {
      boolean isAbstract = Modifier.isAbstract(type.getModifiers()) && !type.isEnum();
      boolean isSealed = SealedTypes.isSealed(type);
      if (isAbstract && !isSealed)
        throw unsupported(Generics.of(type), "its classes are not known");
      if (!isAbstract) classes.add(type);
      if (isSealed) addCases(type, classes);
    }
  }

  private Shape struct(Generics type) {
    Shape known = declared.get(type);
    if (known != null) return known;
    List<Member> members = Member.of(type, access);
    Member.checkNames(members);
    boolean isOpen =
        type.raw().isAnnotationPresent(Evolving.class)
            || KotlinClass.isOpen(type.raw())
            || members.stream().anyMatch(it -> it.tuning().since() > 0);
    Declaration schema = isOpen ? new Declaration.Open() : new Declaration.Struct();
    Shape.Struct shape = new Shape.Struct(schema, type.raw());
    declared.put(type, shape);
    Construction construction = construction(type.raw(), members);
    List<List<Shape.Part>> sections = sections(type, members, construction);
    describe(schema, sections.stream().map(ShapeReader::fields).toList());
    List<Field> fields = sections.stream().flatMap(List::stream).map(Shape.Part::field).toList();
    shape.of(sections, construction, new ClassElements(type.raw(), fields, construction, access));
    return shape;
  }

  private List<List<Shape.Part>> sections(
      Generics type, List<Member> members, Construction construction) {
    TreeMap<Integer, List<Shape.Part>> bySince = new TreeMap<>(Map.of(0, new ArrayList<>()));
    for (Member member : members) {
      if (member.tuning().since() < 0)
        throw unsupported(type, "no version is below 0, as since of " + member.name() + " is");
      bySince
          .computeIfAbsent(member.tuning().since(), it -> new ArrayList<>())
          .add(part(type, member, construction));
    }
    return List.copyOf(bySince.values());
  }

  /** What makes the objects of a class of those fields, or null. */
  private static Construction construction(Class<?> type, List<Member> members) {
    List<Field> fields = members.stream().map(Member::field).toList();
    Construction primary = KotlinClass.construction(type, fields);
    return primary == null && type.isRecord() ? RecordConstructor.of(type, fields) : primary;
  }

  private static List<Schema.Field> fields(List<Shape.Part> section) {
    return section.stream().map(it -> new Schema.Field(it.name(), it.shape().schema())).toList();
  }

  private static void describe(Declaration schema, List<List<Schema.Field>> sections) {
    if (schema instanceof Declaration.Open open) open.of(sections);
    else ((Declaration.Struct) schema).of(sections.get(0));
  }

  private Shape.Part part(Generics owner, Member member, Construction construction) {
    try {
      Field field = member.field();
      boolean hasDefault = construction != null && construction.hasDefault(field);
      Shape shape = constructors.checked(owner.raw(), shape(member));
      return new Shape.Part(member.name(), shape, field, hasDefault);
    } catch (TooManyTypes e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(member.place(owner) + ": " + e.getMessage(), e);
    } catch (MismatchException e) { // a class that may not be made
      throw new MismatchException(e.expected(), member.place(owner) + ": " + e.found(), -1, e);
    }
  }

  private Shape shape(Member member) {
    Tuning outer = tuning;
    tuning = member.tuning();
    try {
      return tuned(untuned(member));
    } finally {
      tuning = outer;
    }
  }

  /** What the field that is being read is, written as it is to be. */
  Shape tuned(Shape of) {
    return tuning.of(of);
  }

  /** How the field that is being read is to be written. */
  final Tuning tuning() {
    return tuning;
  }

  private Shape untuned(Member member) {
    Generics type = member.type();
    if (member.replacement() == null) return any(type);
    Shape of = replaced(type, member.replacement());
    if (type.isNullable() && isOptional(of)) throw unsupported(type, TWO_NULLS);
    return nullable(type, of);
  }

  private static void checkCases(Generics type, Collection<String> names) {
    Set<String> seen = new HashSet<>();
    for (String name : names)
      if (!seen.add(name)) throw unsupported(type, "it has two cases named " + name);
  }
}
