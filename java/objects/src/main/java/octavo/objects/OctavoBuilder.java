package octavo.objects;

import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import octavo.objects.emit.EmitEngine;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Replacement;
import octavo.objects.model.Shape;
import octavo.objects.model.ShapeReader;
import octavo.objects.standard.StandardTypes;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;

/** Makes coders of plain objects, some of which are written as others. */
public final class OctavoBuilder {
  private final Map<Class<?>, Replacement> replaced = new HashMap<>();

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
    Shape shape = new ShapeReader(StandardTypes.ALL, replaced).read(type);
    return new Coder<>(shape, RootCoder.of(engine(shape)));
  }

  /** The property is for tests: classes are made wherever they can be. */
  private static ValueCoder engine(Shape shape) {
    String engine = System.getProperty("octavo.objects.engine", "");
    return engine.equals("handles")
        ? HandlesEngine.of(shape)
        : EmitEngine.of(shape, !engine.equals("emit"));
  }
}
