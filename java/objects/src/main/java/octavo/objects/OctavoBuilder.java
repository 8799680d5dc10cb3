package octavo.objects;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import octavo.objects.emit.EmitEngine;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Access;
import octavo.objects.model.Replacement;
import octavo.objects.model.Shape;
import octavo.objects.model.ShapeReader;
import octavo.objects.standard.StandardTypes;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;

/** Makes coders of plain objects, some of which are written as others. */
public final class OctavoBuilder {
  private final Map<Class<?>, Replacement> replaced = new HashMap<>();
  private final List<MethodHandles.Lookup> lookups = new ArrayList<>();

  OctavoBuilder() {}

  /**
   * Writes values of {@code type} as those of {@code wire}, which is not converted itself. What the
   * functions throw, and null, is a {@link MismatchException}.
   */
  public <T, W> OctavoBuilder convert(
      Class<T> type, Class<W> wire, Function<T, W> toWire, Function<W, T> fromWire) {
    if (type.isPrimitive() || type == wire || replaced.containsKey(wire))
      throw new IllegalArgumentException(
          "cannot convert " + type.getName() + " to " + wire.getName());
    replaced.put(type, Replacement.of(type, wire, toWire, fromWire));
    return this;
  }

  /**
   * Takes the rights of a {@code MethodHandles.lookup()}: for classes of a module that does not
   * open its packages to this library.
   */
  public OctavoBuilder lookup(MethodHandles.Lookup lookup) {
    lookups.add(Objects.requireNonNull(lookup));
    return this;
  }

  /** Makes the coder of a class, as {@link Octavo#typed(Class)}. */
  public <T> Coder<T> typed(Class<T> type) {
    return typed((Type) type);
  }

  /** Makes the coder of a type with parameters. */
  public <T> Coder<T> typed(TypeRef<T> type) {
    return typed(type.type());
  }

  /** Makes the coder of a type; {@code T} is unchecked. */
  public <T> Coder<T> typed(Type type) {
    Access access = new Access(List.copyOf(lookups));
    Shape shape = new ShapeReader(StandardTypes.ALL, replaced, access).read(type);
    return new Coder<>(shape, RootCoder.of(engine(shape, access)));
  }

  /** The property is for tests: classes are made wherever they can be. */
  private static ValueCoder engine(Shape shape, Access access) {
    String engine = System.getProperty("octavo.objects.engine", "");
    return engine.equals("handles")
        ? HandlesEngine.of(shape)
        : EmitEngine.of(shape, access, !engine.equals("emit"));
  }
}
