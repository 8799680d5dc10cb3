package octavo.objects.dynamic;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import octavo.objects.MismatchException;
import octavo.objects.model.Access;
import octavo.objects.model.Containers;
import octavo.objects.model.Shape;
import octavo.objects.schema.Schema;
import octavo.objects.standard.StandardTypes;
import octavo.objects.types.OpenShapes;
import octavo.objects.types.Polymorphic;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** The coders of the classes that values of any class may be of. One serves all threads. */
final class Classes implements Polymorphic {
  private final Settings settings;
  private final Access access;
  private final Function<Shape, ValueCoder> engine;
  private final ClassNames names;
  private final Tagged tagged;
  private final ContainerCoder elements;
  private final AtomicInteger count = new AtomicInteger();

  private final ClassCoders coders;

  Classes(Settings settings, Access access, Function<Shape, ValueCoder> engine) {
    this.settings = settings;
    this.access = access;
    this.engine = engine;
    coders = new ClassCoders(settings.loader(), this::make);
    names = new ClassNames(settings);
    tagged = new Tagged(this, names, settings);
    Shape any = any(Object.class);
    elements =
        new ContainerCoder(
            Object.class,
            this,
            new Bodies(this, null, any, engine),
            new Bodies(this, hashed(any), any, engine));
  }

  boolean hasReferences() {
    return settings.hasReferences();
  }

  /** The coder of collections and maps where nothing is declared. */
  ContainerCoder elements() {
    return elements;
  }

  /** What tells classes by their tags. */
  Tagged tagged() {
    return tagged;
  }

  /** The coder of values of a class; throws {@link MismatchException} if there may be none. */
  ClassCoder of(Class<?> type) {
    return coders.of(type);
  }

  /** The same if it was asked for before, and may be held as long as all this; or null. */
  ClassCoder known(Class<?> type) {
    return coders.known(type);
  }

  /** Whether a class may be held as long as all this, and its values have no numbers. */
  boolean mayBeUsual(ClassCoder coder) {
    return !hasReferences() && coders.known(coder.type) == coder;
  }

  private ClassCoder make(Class<?> type) {
    if (settings.replaced().containsKey(type)) return introduced(type, false);
    Class<?> builtIn = Builtins.of(type);
    if (builtIn == type) return new BuiltIn(Builtins.tag(type), type, body(type));
    if (builtIn != null) return of(builtIn);
    Container container = Container.of(type);
    if (container != null) return new ContainerClass(container, elements);
    Class<?> parent = type.getSuperclass();
    if (parent != null && parent.isEnum()) return of(parent);
    Class<?> converted = mayBeMade(type) ? null : settings.converted(type);
    if (converted != null) return of(converted);
    check(type);
    if (type == Object.class) // it is allowed for arrays of it
    throw new MismatchException("a class that has a schema", type.getName() + ": it has no fields");
    return introduced(type, !type.isEnum());
  }

  private boolean mayBeMade(Class<?> type) {
    return Builtins.isHarmless(type) || names.allow(type);
  }

  private ValueCoder body(Class<?> builtIn) {
    ValueCoder plain = Plain.CODERS.get(builtIn);
    return plain == null ? body(shape(builtIn, hasReferences())) : plain;
  }

  private ValueCoder body(Shape shape) {
    ValueCoder body = engine.apply(shape);
    return isNothingButAny(shape) ? new Nested(body) : body;
  }

  /** Whether values are written as one of any class, which may be of the same class again. */
  private static boolean isNothingButAny(Shape shape) {
    if (shape instanceof Shape.Converted it) return isNothingButAny(it.of());
    if (shape instanceof Shape.Nullable it) return isNothingButAny(it.of());
    return shape instanceof Shape.Any;
  }

  private ClassCoder introduced(Class<?> type, boolean isReferable) {
    Shape shape = shape(type, hasReferences());
    int number = settings.numbers().getOrDefault(type, NewClass.NO_NUMBER);
    return new NewClass(
        count.getAndIncrement(), number, type, isReferable, shape.schema(), body(shape));
  }

  /** The schema that a class has in messages with references if these have none, or without. */
  Schema otherwise(Class<?> type) {
    return shape(type, !hasReferences()).schema();
  }

  private Shape shape(Class<?> type, boolean hasReferences) {
    try {
      return new OpenShapes(StandardTypes.ALL, settings.replaced(), this, access, hasReferences)
          .read(type);
    } catch (IllegalArgumentException e) {
      throw new MismatchException("a class that has a schema", e.getMessage(), -1, e);
    } catch (LinkageError e) {
      throw new MismatchException("a class that has a schema", type.getName() + ": " + e, -1, e);
    }
  }

  @Override
  public void check(Class<?> type) {
    if (Builtins.isHarmless(type)) return;
    names.check(type);
    settings.filter().check(type);
  }

  /** Whether no filter is to be asked for the classes of values. */
  boolean areUnfiltered() {
    return settings.filter().isNone();
  }

  /** Counts a value that says of which class it is, and asks whether it may be made. */
  void check(Reader reader, Class<?> type, int depth, int first) {
    reader.countObjects(1, first);
    if (areUnfiltered()) return;
    int inside = depth - Writer.MAX_DEPTH + settings.limits().maxDepth();
    settings.filter().check(reader, type, inside, first);
  }

  @Override
  public Shape any(Class<?> declared) {
    Supplier<Object> absent =
        () -> declared.isArray() ? Array.newInstance(declared.getComponentType(), 0) : null;
    return new Shape.Any(new Schema.Any(null), declared, new AnyCoder(declared, this), absent);
  }

  @Override
  public Shape sequence(Class<?> declared, Shape element) {
    Bodies collections = new Bodies(this, null, element, engine);
    Schema.Any schema = new Schema.Any(new Schema.Sequence(element.schema()));
    ContainerCoder coder = new ContainerCoder(declared, this, collections, null);
    Supplier<Object> absent =
        () -> Containers.collectionMaker(declared, element.type(), access).apply(0);
    return new Shape.Any(schema, declared, coder, absent);
  }

  @Override
  public Shape mapping(Class<?> declared, Shape key, Shape value) {
    Bodies maps = new Bodies(this, hashed(key), value, engine);
    Schema.Any schema = new Schema.Any(new Schema.Mapping(key.schema(), value.schema()));
    ContainerCoder coder = new ContainerCoder(declared, this, null, maps);
    Supplier<Object> absent = () -> Containers.mapMaker(declared, key.type(), access).apply(0);
    return new Shape.Any(schema, declared, coder, absent);
  }

  @Override
  public Shape hashed(Shape of) {
    if (!hasReferences()) return of;
    if (of instanceof Shape.Any it)
      return new Shape.Any(it.schema(), it.type(), new HashedCoder(it.coder()), it.absent());
    if (of instanceof Shape.Nullable it)
      return new Shape.Nullable(it.schema(), it.type(), hashed(it.of()));
    return of instanceof Shape.Converted it
        ? new Shape.Converted(it.type(), hashed(it.of()), it.conversion())
        : of;
  }
}
