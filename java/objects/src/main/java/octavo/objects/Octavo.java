package octavo.objects;

import java.lang.reflect.Type;
import octavo.objects.emit.EmitEngine;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Shape;
import octavo.objects.model.ShapeReader;
import octavo.objects.standard.StandardTypes;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;

/** Makes coders of plain objects. */
public final class Octavo {
  private Octavo() {}

  /**
   * Makes the coder of a class, record, enum, sealed interface or array; throws {@link
   * IllegalArgumentException} that names the field whose type has no schema. Keep it: making one is
   * slow.
   */
  public static <T> Coder<T> typed(Class<T> type) {
    return typed((Type) type);
  }

  /** Makes the coder of a type with parameters. */
  public static <T> Coder<T> typed(TypeRef<T> type) {
    return typed(type.type());
  }

  /** Makes the coder of a type; {@code T} is unchecked. */
  public static <T> Coder<T> typed(Type type) {
    Shape shape = new ShapeReader(StandardTypes.ALL).read(type);
    return new Coder<>(shape.schema(), RootCoder.of(engine(shape)));
  }

  /** The property is for tests: classes are made wherever they can be. */
  private static ValueCoder engine(Shape shape) {
    String engine = System.getProperty("octavo.objects.engine", "");
    return engine.equals("handles")
        ? HandlesEngine.of(shape)
        : EmitEngine.of(shape, !engine.equals("emit"));
  }
}
