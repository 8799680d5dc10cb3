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
  private final Classes classes;

  /** {@code key} is null if there are collections only, of elements of the shape {@code value}. */
  Bodies(Classes classes, Shape key, Shape value, Function<Shape, ValueCoder> engine) {
    this.classes = classes;
    this.key = key;
    this.value = value;
    this.engine = engine;
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
    Class<?> type = Container.withTag(tag).read(classes.hasReferences());
    boolean hasNulls = Container.hasNulls(tag);
    return coders[tag - Tags.FIRST_CONTAINER] =
        key == null
            ? engine.apply(OpenShapes.sequence(type, value, hasNulls))
            : map(type, hasNulls);
  }

  private ValueCoder map(Class<?> type, boolean hasNulls) {
    Shape.Mapping shape = OpenShapes.mapping(type, key, value, hasNulls);
    if (!MapOfAny.fits(type, key, value, classes)) return engine.apply(shape);
    ValueCoder keys = ((Shape.Any) key).coder();
    ValueCoder values = ((Shape.Any) value).coder();
    return new MapOfAny(classes, keys, values, hasNulls, shape.elements());
  }
}
