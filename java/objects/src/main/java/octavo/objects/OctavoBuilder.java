package octavo.objects;

import java.io.ObjectInputFilter;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import octavo.objects.dynamic.AllowList;
import octavo.objects.dynamic.Filter;
import octavo.objects.dynamic.Messages;
import octavo.objects.dynamic.Settings;
import octavo.objects.emit.EmitEngine;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;
import octavo.objects.model.Shape;
import octavo.objects.standard.StandardTypes;
import octavo.objects.types.ShapeReader;
import octavo.objects.wire.LimitedCoder;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;

/**
 * Builds an {@link Octavo} for objects of the allowed classes, or coders of single types; objects
 * of some classes may be converted to those of others.
 */
public final class OctavoBuilder {
  private final Map<Class<?>, Replacement> replaced = new HashMap<>();
  private final AllowList allowed = new AllowList();
  private final Map<Class<?>, Integer> numbers = new HashMap<>();
  private ObjectInputFilter filter;
  private Limits limits = Limits.DEFAULT;
  private ClassLoader loader;
  private boolean hasReferences;
  private final List<MethodHandles.Lookup> lookups = new ArrayList<>();

  OctavoBuilder() {}

  /**
   * Writes values of {@code type} as values of {@code wire}, which is not converted itself, and
   * allows {@code type} in an {@link Octavo}. Where a function throws or returns null, encoding or
   * decoding throws {@link MismatchException}.
   */
  public <T, W> OctavoBuilder convert(
      Class<T> type, Class<W> wire, Function<T, W> toWire, Function<W, T> fromWire) {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(wire, "wire");
    Objects.requireNonNull(toWire, "toWire");
    Objects.requireNonNull(fromWire, "fromWire");
    String why = whyNotConverted(type, wire);
    if (why != null)
      throw new IllegalArgumentException(
          "cannot convert " + type.getName() + " to " + wire.getName() + ": " + why);
    replaced.put(type, Replacement.of(type, wire, toWire, fromWire));
    allowed.add(type);
    return this;
  }

  /** The reason, or null; whichever of two conversions is told first. */
  private String whyNotConverted(Class<?> type, Class<?> wire) {
    if (type.isPrimitive()) return "it is primitive";
    if (replaced.containsKey(type)) return "it is converted already";
    if (type == wire || replaced.containsKey(wire)) return wire.getName() + " is converted itself";
    boolean isWire = replaced.values().stream().anyMatch(it -> it.wire() == type);
    return isWire ? "another class is converted to it" : null;
  }

  /**
   * Accesses classes with the rights of a {@code MethodHandles.lookup()}: needed for classes of a
   * module that does not open its packages to this library.
   */
  public OctavoBuilder lookup(MethodHandles.Lookup lookup) {
    lookups.add(Objects.requireNonNull(lookup, "lookup"));
    return this;
  }

  /**
   * Sets the limits of the coders that are made from now on; the default is {@link Limits#DEFAULT}.
   */
  public OctavoBuilder limits(Limits limits) {
    this.limits = Objects.requireNonNull(limits, "limits");
    return this;
  }

  /**
   * Allows classes by name, in the syntax of {@code jdk.serialFilter}: {@code com.shop.Order} for a
   * class, {@code com.shop.*} for a package, {@code com.shop.**} for a package and those inside it,
   * {@code !} in front of a pattern to refuse. The first pattern that matches a class decides; a
   * class that matches none is refused.
   */
  public OctavoBuilder allow(String... patterns) {
    for (String pattern : patterns) allowed.add(pattern);
    return this;
  }

  /**
   * Allows the given classes; a pattern of {@link #allow(String...)} that matches decides first.
   */
  public OctavoBuilder allow(Class<?>... types) {
    for (Class<?> type : types) allowed.add(type);
    return this;
  }

  /**
   * Allows a class and gives it a number, 0 to 2^31-1, that stands for its name in messages. Both
   * sides must register the class with the same number.
   */
  public OctavoBuilder register(Class<?> type, int number) {
    Objects.requireNonNull(type, "type");
    String why = whyNotRegistered(type, number);
    if (why != null)
      throw new IllegalArgumentException(
          "cannot register " + type.getName() + " as " + number + ": " + why);
    numbers.put(type, number);
    allowed.add(type);
    return this;
  }

  private String whyNotRegistered(Class<?> type, int number) {
    if (number < 0) return "numbers are not negative";
    if (numbers.containsKey(type)) return "it is registered as " + numbers.get(type);
    for (Map.Entry<Class<?>, Integer> entry : numbers.entrySet())
      if (entry.getValue() == number) return "that is " + entry.getKey().getName();
    return null;
  }

  /**
   * Sets a filter that may refuse allowed classes; the JVM-wide filter, if there is one, may refuse
   * them, too.
   */
  public OctavoBuilder filter(ObjectInputFilter filter) {
    this.filter = filter;
    return this;
  }

  /**
   * Sets the class loader that finds classes by name; the default is the context class loader of
   * the thread that calls {@link #build}, or the system class loader if the thread has none. After
   * 1,000 names of classes that do not exist it is asked only for classes that have a file.
   */
  public OctavoBuilder loader(ClassLoader loader) {
    this.loader = loader;
    return this;
  }

  /**
   * Writes an object that occurs again as a reference: it is one object when decoded, too, and
   * cycles are allowed. Both sides must call this.
   */
  public OctavoBuilder references() {
    hasReferences = true;
    return this;
  }

  /**
   * Returns an {@link Octavo} for objects of all allowed classes. Keep it: it learns the classes it
   * meets.
   */
  public Octavo build() {
    Settings settings =
        new Settings(
            allowed.copy(),
            Filter.of(filter, allowed.limits()),
            limits,
            loader == null ? contextLoader() : loader,
            numbers,
            replaced,
            hasReferences);
    Access access = access();
    String engine = engine();
    boolean hasReferences = this.hasReferences;
    Function<Shape, ValueCoder> coders =
        shape -> coder(shape, access, engine, hasReferences, !hasReferences);
    Messages messages = new Messages(settings, access, coders);
    return new Octavo(new Coder<>(messages.shape(), messages, coders));
  }

  /**
   * Returns a coder of a class, as {@link Octavo#typed(Class)} does, with the conversions, lookups
   * and limits of this builder. The other settings are for an {@link Octavo} only: a coder makes
   * objects of no classes but the declared ones.
   */
  public <T> Coder<T> typed(Class<T> type) {
    return typed((Type) type);
  }

  /** Returns a coder of a type with parameters. */
  public <T> Coder<T> typed(TypeRef<T> type) {
    Objects.requireNonNull(type, "type");
    return typed(shapes -> shapes.read(type));
  }

  /** Returns a coder of a type; that {@code T} is this type is not checked. */
  public <T> Coder<T> typed(Type type) {
    Objects.requireNonNull(type, "type");
    return typed(shapes -> shapes.read(type));
  }

  private <T> Coder<T> typed(Function<ShapeReader, Shape> read) {
    Access access = access();
    Shape shape = shape(read, new ShapeReader(StandardTypes.ALL, replaced, access));
    String engine = engine();
    Function<Shape, ValueCoder> coders = it -> coder(it, access, engine, false, false);
    RootCoder root = RootCoder.of(coders.apply(shape));
    return new Coder<>(
        shape, limits.equals(Limits.DEFAULT) ? root : new LimitedCoder(root, limits), coders);
  }

  private static Shape shape(Function<ShapeReader, Shape> read, ShapeReader shapes) {
    try {
      return read.apply(shapes);
    } catch (OctavoException e) {
      throw e.leave();
    }
  }

  /** A thread without a loader, as one of native code, means that of the system. */
  private static ClassLoader contextLoader() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    return loader == null ? ClassLoader.getSystemClassLoader() : loader;
  }

  private Access access() {
    return new Access(List.copyOf(lookups));
  }

  /** The property is for tests: classes are made wherever they can be. */
  private static String engine() {
    return System.getProperty("octavo.objects.engine", "");
  }

  private static ValueCoder coder(
      Shape shape, Access access, String engine, boolean hasReferences, boolean isElement) {
    return engine.equals("handles")
        ? HandlesEngine.of(shape)
        : EmitEngine.of(shape, access, !engine.equals("emit"), hasReferences, isElement);
  }
}
