package octavo.objects.types;

import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import octavo.objects.kotlin.KotlinLazy;
import octavo.objects.kotlin.KotlinTwins;
import octavo.objects.model.Access;
import octavo.objects.model.Containers;
import octavo.objects.model.Jdk;
import octavo.objects.model.Replacement;
import octavo.objects.model.Shape;
import octavo.objects.model.ValueClasses;

/** Finds the shapes of classes whose parts may be of subclasses of what is declared, or null. */
public final class OpenShapes extends ShapeReader {
  private static final Access NO_ACCESS = new Access(List.of());

  private final Set<Class<?>> known;
  private final Polymorphic polymorphic;
  private final Access access;
  private final boolean hasReferences;

  /** {@code hasReferences} says that no object is a part of another: any may come again. */
  public OpenShapes(
      Map<Class<?>, Shape> standard,
      Map<Class<?>, Replacement> replaced,
      Polymorphic polymorphic,
      Access access,
      boolean hasReferences) {
    super(standard, replaced, access);
    known = new HashSet<>(standard.keySet());
    known.addAll(replaced.keySet());
    known.add(Optional.class);
    this.polymorphic = polymorphic;
    this.access = access;
    this.hasReferences = hasReferences;
  }

  @Override
  Shape part(Generics type) {
    Class<?> raw = type.raw();
    if (known.contains(raw) || isOfKotlin(type)) return required(type);
    if (Jdk.has(raw) && Map.class.isAssignableFrom(raw)) return mapping(type);
    if (Jdk.has(raw) && (Collection.class.isAssignableFrom(raw) || raw == Iterable.class))
      return sequence(type);
    if (!isClosed(raw) || hasReferences && isReferable(type)) return polymorphic.any(raw);
    if (!raw.isPrimitive() && !raw.isArray()) polymorphic.check(raw);
    return required(type);
  }

  /** There are no columns: elements may be null. */
  @Override
  Shape tuned(Shape of) {
    return tuning().isColumns() && isSequence(of) ? of : super.tuned(of);
  }

  private static boolean isSequence(Shape of) {
    if (of instanceof Shape.Nullable it) return isSequence(it.of());
    if (of instanceof Shape.Converted it) return isSequence(it.of());
    return of instanceof Shape.Sequence;
  }

  /** Whether it is written as a class of the JDK, a number without a sign, or its value. */
  private boolean isOfKotlin(Generics type) {
    return KotlinLazy.is(type.raw())
        || KotlinTwins.of(type.raw(), type.isUnboxed(), access) != null
        || ValueClasses.unsigned(type.raw()) != null;
  }

  private Shape sequence(Generics type) {
    Shape element = part(argument(type.as(Iterable.class), 0));
    return polymorphic.sequence(type.raw(), tuning().ofPart(element));
  }

  private Shape mapping(Generics type) {
    Generics map = type.as(Map.class);
    Shape key = tuning().ofPart(part(argument(map, 0)));
    Shape value = tuning().ofPart(part(argument(map, 1)));
    return polymorphic.mapping(type.raw(), key, value);
  }

  private static Generics argument(Generics type, int index) {
    List<Generics> arguments = type.arguments();
    Generics argument = index < arguments.size() ? arguments.get(index) : Generics.of(Object.class);
    return argument.nullable(false);
  }

  /** Such may be of any class: each says of which. */
  @Override
  Generics unknown(Generics type) {
    return Generics.of(Object.class);
  }

  /** Collections of a class of the JDK, of elements among which are nulls or not. */
  public static Shape sequence(Class<?> type, Shape element, boolean hasNulls) {
    Shape of = hasNulls ? nullable(element) : element;
    return Shape.Sequence.of(type, of, Containers.collection(type, of.type(), NO_ACCESS));
  }

  /** Maps of a class of the JDK, of keys and values among which are nulls or not. */
  public static Shape.Mapping mapping(Class<?> type, Shape key, Shape value, boolean hasNulls) {
    Shape keys = hasNulls ? nullable(key) : key;
    Shape values = hasNulls ? nullable(value) : value;
    return Shape.Mapping.of(type, keys, values, Containers.map(type, keys.type(), NO_ACCESS));
  }

  private static Shape nullable(Shape of) {
    return isOptional(of) ? of : Shape.Nullable.of(of, of.type());
  }

  /** Null may be among elements. */
  @Override
  Shape element(Generics type) {
    return nullable(type.nullable(!type.raw().isPrimitive()), part(type.nullable(false)));
  }

  @Override
  Shape hashed(Shape of) {
    return polymorphic.hashed(of);
  }

  /** Whether a value of the class can be of no other. */
  private static boolean isClosed(Class<?> type) {
    if (type.isArray()) return isClosed(type.getComponentType());
    return type.isPrimitive() || type.isEnum() || Modifier.isFinal(type.getModifiers());
  }

  /** Whether it matters if two are the same. */
  private static boolean isReferable(Generics type) {
    Class<?> raw = type.raw();
    boolean isObject = !raw.isPrimitive() && !raw.isEnum() && !Jdk.has(raw) && !type.isUnboxed();
    return raw.isArray() || isObject;
  }
}
