package octavo.objects.emit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;

/** How one finds where a part ends that is read without a reader. */
enum Extent {
  /** By reading it with one. */
  READ,

  /** It takes all bytes up to the message's end. */
  REST,

  /** Its first bytes tell; it may take the rest, too. */
  TOLD;

  /** Others are made by coders around those of these. */
  private static final Set<Class<?>> CONTAINERS =
      Set.of(
          Collection.class,
          List.class,
          ArrayList.class,
          Map.class,
          HashMap.class,
          LinkedHashMap.class);

  static Extent of(Shape shape) {
    if (shape instanceof Shape.Struct) return REST;
    if (shape instanceof Shape.Sequence it) return it.type().isArray() ? ofArray(it) : ofList(it);
    return shape instanceof Shape.Mapping it && isOfTexts(it) ? REST : READ;
  }

  private static Extent ofArray(Shape.Sequence shape) {
    Shape element = shape.element();
    boolean isTold = shape.type().getComponentType().isPrimitive() && !element.isPlain(Scalar.BOOL);
    return isTold ? TOLD : READ;
  }

  private static Extent ofList(Shape.Sequence shape) {
    if (!CONTAINERS.contains(shape.type())) return READ;
    if (shape.element().isPlain(Scalar.STR)) return REST;
    boolean isTold = shape.element().isPlain(Scalar.VI32) || shape.element().isPlain(Scalar.VI64);
    return isTold ? TOLD : READ;
  }

  private static boolean isOfTexts(Shape.Mapping shape) {
    return CONTAINERS.contains(shape.type())
        && shape.key().isPlain(Scalar.STR)
        && shape.value().isPlain(Scalar.STR);
  }
}
