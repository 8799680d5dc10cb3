package octavo.objects.emit;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.containers.ListOf;
import octavo.objects.containers.ListOfInts;
import octavo.objects.containers.ListOfLongs;
import octavo.objects.containers.ListOfTexts;
import octavo.objects.containers.MapOf;
import octavo.objects.containers.MapOfTexts;
import octavo.objects.containers.UnionOf;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Access;
import octavo.objects.model.Containers;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.ValueCoder;

/** Makes coders of hidden classes for structs, and of ready ones for what holds them. */
public final class EmitEngine {
  private final Map<Shape.Struct, ValueCoder> structs = new IdentityHashMap<>();
  private final List<List<Object>> unfinished = new ArrayList<>();

  private final Access access;
  private final boolean orHandles;

  private EmitEngine(Access access, boolean orHandles) {
    this.access = access;
    this.orHandles = orHandles;
  }

  /**
   * Makes a coder; {@code orHandles} says whether a struct that can have no class goes through
   * handles.
   */
  public static ValueCoder of(Shape shape, Access access, boolean orHandles) {
    EmitEngine engine = new EmitEngine(access, orHandles);
    engine.emit(shape);
    for (List<Object> constants : engine.unfinished) {
      constants.replaceAll(it -> it instanceof Shape of ? engine.coder(of) : it);
    }
    return engine.coder(shape);
  }

  /** Makes the classes of all structs in a shape. */
  private void emit(Shape shape) {
    if (shape instanceof Shape.Nullable it) emit(it.of());
    if (shape instanceof Shape.Converted it) emit(it.of());
    if (shape instanceof Shape.Sequence it) emit(it.element());
    if (shape instanceof Shape.Mapping it) emit(it.value());
    if (shape instanceof Shape.Union it) it.cases().forEach(this::emit);
    if (!(shape instanceof Shape.Struct struct) || struct.isOpen() || structs.containsKey(struct))
      return;
    structs.put(struct, null);
    structs.put(struct, struct(struct));
    struct.parts().forEach(part -> emit(part.shape()));
  }

  /** A hidden class, or handles where there can be none. */
  private ValueCoder struct(Shape.Struct shape) {
    List<Object> constants = new ArrayList<>();
    try {
      ValueCoder coder = new StructEmitter(shape, constants, access).make();
      unfinished.add(constants);
      return coder;
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      if (!orHandles) throw new IllegalStateException(e);
      return HandlesEngine.of(shape);
    }
  }

  private ValueCoder coder(Shape shape) {
    if (shape instanceof Shape.Any it) return it.coder();
    if (shape instanceof Shape.Struct it && structs.containsKey(it)) return structs.get(it);
    if (isShared(shape.type())) return HandlesEngine.of(shape);
    if (shape instanceof Shape.Sequence it && !it.type().isArray()) return list(it);
    if (shape instanceof Shape.Mapping it && isText(it.key()) && isText(it.value())) {
      return new MapOfTexts(Containers.mapMaker(it.type(), it.key().type(), access));
    }
    if (shape instanceof Shape.Mapping it && isLone(it.key()) && isLone(it.value()))
      return new MapOf(
          coder(it.key()),
          coder(it.value()),
          Containers.mapMaker(it.type(), it.key().type(), access));
    if (shape instanceof Shape.Union it)
      return UnionOf.of(it, it.cases().stream().map(this::coder).toList());
    return HandlesEngine.of(shape);
  }

  /** Whether other threads may change values: handles go through a copy. */
  private static boolean isShared(Class<?> type) {
    return type.getPackageName().equals("java.util.concurrent");
  }

  private ValueCoder list(Shape.Sequence shape) {
    if (shape.type() == Iterable.class) return HandlesEngine.of(shape);
    Shape element = shape.element();
    var maker = Containers.collectionMaker(shape.type(), element.type(), access);
    if (isText(element)) return new ListOfTexts(maker);
    if (isPlain(element, Scalar.VI32)) return new ListOfInts(maker);
    if (isPlain(element, Scalar.VI64)) return new ListOfLongs(maker);
    return isLone(element) ? new ListOf(coder(element), maker) : HandlesEngine.of(shape);
  }

  /** Whether values have no code: they stand alone as they do inside a struct. */
  private static boolean isLone(Shape shape) {
    return shape instanceof Shape.Struct
        || shape instanceof Shape.Union
        || shape instanceof Shape.Sequence
        || shape instanceof Shape.Mapping
        || shape instanceof Shape.Any;
  }

  private static boolean isText(Shape shape) {
    return isPlain(shape, Scalar.STR);
  }

  private static boolean isPlain(Shape shape, Scalar type) {
    return shape instanceof Shape.Plain it && it.schema() == type;
  }
}
