package octavo.objects.types;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import octavo.objects.TypeRef;
import octavo.objects.kotlin.KotlinClass;
import octavo.objects.model.TypeMarks;

/**
 * A type without variables: a class and the types of its parameters, and whether it has null.
 *
 * @param isUnboxed whether values of {@code raw}, a Kotlin value class, are at run time what they
 *     are made of
 * @param size the types that its name has: itself, and those of its parameters
 */
record Generics(
    Class<?> raw, List<Generics> arguments, boolean isNullable, boolean isUnboxed, int size)
    implements Type {
  /** A class may have itself for twice its own parameter: then they double with each field. */
  private static final int MAX_SIZE = 1024;

  Generics {
    if (size > MAX_SIZE) throw new TooManyTypes(raw, MAX_SIZE);
  }

  private Generics(Class<?> raw, List<Generics> arguments) {
    this(raw, arguments, false, false, 1 + arguments.stream().mapToInt(Generics::size).sum());
  }

  static Generics of(Type type) {
    return of(type, Map.of(), TypeMarks.REQUIRED);
  }

  /** The type that a reference names, with what it says of null. */
  static Generics of(TypeRef<?> reference) {
    return of(reference.getClass()).as(TypeRef.class).arguments.get(0);
  }

  /** The type of a member of this type. */
  Generics member(Type type, TypeMarks marks) {
    return of(type, variables(), marks);
  }

  /** The type without null, or with it. */
  Generics nullable(boolean isNullable) {
    return isNullable == this.isNullable
        ? this
        : new Generics(raw, arguments, isNullable, isUnboxed, size);
  }

  /** The type, of whose values objects of another class stand there. */
  private Generics at(Class<?> runTime) {
    return new Generics(raw, arguments, isNullable, raw != runTime, size);
  }

  /** This type as one of its superclasses or interfaces, or null. */
  Generics as(Class<?> ancestor) {
    if (raw == ancestor) return this;
    for (Generics parent : parents())
      if (ancestor.isAssignableFrom(parent.raw)) return parent.as(ancestor);
    return null;
  }

  /** The superclass, or null. */
  Generics superclass() {
    Type superclass = raw.getGenericSuperclass();
    return superclass == null ? null : parent(superclass, raw::getAnnotatedSuperclass);
  }

  /** A subclass, whose parameters are what they must be if it is to be this type. */
  Generics subclass(Class<?> type) {
    List<TypeVariable<?>> parameters = List.of(type.getTypeParameters());
    // with null, so that each is the same one where null is added
    List<Generics> own =
        parameters.stream().map(it -> variable(it, Map.of()).nullable(true)).toList();
    List<Generics> seen = new Generics(type, own).as(raw).arguments;
    Map<String, Generics> known = new HashMap<>();
    for (int index = 0; index < own.size(); index++) {
      Generics found = argument(arguments, seen, own.get(index));
      if (found != null) known.put(parameters.get(index).getName(), found);
    }
    return new Generics(type, parameters.stream().map(it -> variable(it, known)).toList());
  }

  /** The argument that stands where {@code seen} has a variable, or null. */
  private static Generics argument(
      List<Generics> arguments, List<Generics> seen, Generics variable) {
    for (int index = 0; index < Math.min(arguments.size(), seen.size()); index++) {
      Generics given = arguments.get(index);
      Generics part = seen.get(index);
      if (part == variable) return given;
      Generics inside = argument(given.arguments, part.arguments, variable);
      if (inside != null && given.raw == part.raw) return inside;
    }
    return null;
  }

  private List<Generics> parents() {
    List<Generics> parents = new ArrayList<>();
    Generics superclass = superclass();
    if (superclass != null) parents.add(superclass);
    Type[] interfaces = raw.getGenericInterfaces();
    for (int index = 0; index < interfaces.length; index++) {
      int place = index;
      parents.add(parent(interfaces[place], () -> raw.getAnnotatedInterfaces()[place]));
    }
    return parents;
  }

  /** A superclass or an interface, whose annotations are asked for if there can be any. */
  private Generics parent(Type type, Supplier<AnnotatedType> annotated) {
    boolean hasParameters = erased(type).getTypeParameters().length > 0;
    return member(type, hasParameters ? marks(annotated.get()) : TypeMarks.REQUIRED);
  }

  /** What the class says of the arguments of a superclass or an interface. */
  private TypeMarks marks(AnnotatedType parent) {
    KotlinClass kotlin = KotlinClass.of(raw);
    TypeMarks marks = kotlin == null ? null : kotlin.supertype(erased(parent.getType()));
    return marks == null ? JavaMarks.of(parent) : marks;
  }

  /** What a class, or something else that has a parameter, says of its bound. */
  private static TypeMarks marks(TypeVariable<?> parameter) {
    KotlinClass kotlin =
        parameter.getGenericDeclaration() instanceof Class<?> it ? KotlinClass.of(it) : null;
    TypeMarks marks = kotlin == null ? null : kotlin.parameter(parameter.getName());
    return marks == null ? JavaMarks.of(parameter) : marks;
  }

  private Map<String, Generics> variables() {
    Map<String, Generics> variables = new HashMap<>();
    for (int index = 0; index < arguments.size(); index++) {
      variables.put(raw.getTypeParameters()[index].getName(), arguments.get(index));
    }
    return variables;
  }

  private static Generics of(Type type, Map<String, Generics> variables, TypeMarks marks) {
    Generics plain = plain(type, variables, marks);
    Type meant = marks.meant();
    Generics of = meant == null ? plain : plain(meant, variables, marks).at(plain.raw);
    return marks.isNullable() ? of.nullable(true) : of;
  }

  private static Generics plain(Type type, Map<String, Generics> variables, TypeMarks marks) {
    if (type instanceof Generics it) return it;
    if (type instanceof Class<?> it)
      return new Generics(
          it,
          it.isArray()
              ? List.of(of(it.getComponentType(), variables, marks.argument(0)))
              : List.of());
    if (type instanceof WildcardType it) return of(it.getUpperBounds()[0], variables, marks);
    if (type instanceof TypeVariable<?> it) return variable(it, variables);
    if (type instanceof GenericArrayType it) {
      Generics component = of(it.getGenericComponentType(), variables, marks.argument(0));
      return new Generics(component.raw.arrayType(), List.of(component));
    }
    if (!(type instanceof ParameterizedType it))
      throw new IllegalArgumentException("cannot encode " + type + ": it is no type of Java's own");
    Class<?> raw = (Class<?>) it.getRawType();
    List<Generics> arguments = new ArrayList<>();
    for (Type argument : it.getActualTypeArguments()) {
      TypeMarks of = marks.argument(arguments.size());
      arguments.add(
          isAnything(argument)
              ? of(raw.getTypeParameters()[arguments.size()], Map.of(), of)
              : of(argument, variables, of));
    }
    return new Generics(raw, arguments);
  }

  /** Whether an argument is {@code ?}: what may stand there, its parameter says. */
  private static boolean isAnything(Type argument) {
    return argument instanceof WildcardType it && it.getUpperBounds()[0] == Object.class;
  }

  private static Generics variable(TypeVariable<?> variable, Map<String, Generics> variables) {
    Generics known = variables.get(variable.getName());
    if (known != null) return known;
    Type bound = variable.getBounds()[0];
    Map<String, Generics> inBound = new HashMap<>(variables);
    inBound.put(variable.getName(), new Generics(erased(bound), List.of()));
    return of(bound, inBound, marks(variable));
  }

  private static Class<?> erased(Type bound) {
    if (bound instanceof ParameterizedType it) return (Class<?>) it.getRawType();
    return bound instanceof Class<?> it ? it : Object.class;
  }

  @Override
  public String toString() {
    if (arguments.isEmpty() || raw.isArray()) return raw.getTypeName();
    return raw.getTypeName() + arguments.toString().replace('[', '<').replace(']', '>');
  }
}
