package octavo.objects.dynamic;

import java.util.function.Function;
import octavo.objects.model.Shape;
import octavo.objects.types.OpenShapes;
import octavo.objects.wire.ValueCoder;

/** Coders of collections and maps of one shape of elements, each made when it is needed first. */
final class Bodies {
  private final ValueCoder[] coders = new ValueCoder[2 * Container.values().length];
  private final Shape key;
  private final Shape value;
  private final Function<Shape, ValueCoder> engine;
  private final boolean hasReferences;

  /** {@code key} is null if there are collections only, of elements of the shape {@code value}. */
  Bodies(Shape key, Shape value, Function<Shape, ValueCoder> engine, boolean hasReferences) {
    this.key = key;
    this.value = value;
    this.engine = engine;
    this.hasReferences = hasReferences;
  }

  /** The class that is known of elements, or of keys. */
  Class<?> elementClass() {
    return key == null ? value.type() : key.type();
  }

  ValueCoder withTag(int tag) {
    ValueCoder known = coders[tag - Tags.FIRST_CONTAINER];
    return known == null ? make(tag) : known;
  }

  private ValueCoder make(int tag) {
    Class<?> type = Container.withTag(tag).read(hasReferences);
    boolean hasNulls = Container.hasNulls(tag);
    Shape shape =
        key == null
            ? OpenShapes.sequence(type, value, hasNulls)
            : OpenShapes.mapping(type, key, value, hasNulls);
    return coders[tag - Tags.FIRST_CONTAINER] = engine.apply(shape);
  }
}
