package octavo.objects.model;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import octavo.objects.schema.Scalar;

/** Keys of maps that may weigh more than their bytes: they refer to texts, or have tables. */
public final class HeavyKeys {
  private final Set<Shape> known = Collections.newSetFromMap(new IdentityHashMap<>());

  private HeavyKeys() {}

  /** Whether keys of a shape may be such. */
  public static boolean areOf(Shape key) {
    return new HeavyKeys().mayBe(key);
  }

  /** The shape of which it is said where each value ends, if there may be such. */
  public static Shape weighed(Shape key) {
    return areOf(key) ? wrapped(key) : key;
  }

  private static Shape wrapped(Shape key) {
    if (key instanceof Shape.Nullable it)
      return new Shape.Nullable(it.schema(), it.type(), wrapped(it.of()));
    if (key instanceof Shape.Converted it)
      return new Shape.Converted(it.type(), wrapped(it.of()), it.conversion());
    return new Shape.Weighed(key);
  }

  private boolean mayBe(Shape shape) {
    if (shape instanceof Shape.Nullable it) return mayBe(it.of());
    if (shape instanceof Shape.Converted it) return mayBe(it.of());
    if (shape instanceof Shape.Array it) return mayBe(it.element());
    if (shape instanceof Shape.Tuple it) return it.of().stream().anyMatch(this::mayBe);
    if (shape instanceof Shape.Struct it)
      return known.add(it) && it.parts().stream().anyMatch(part -> mayBe(part.shape()));
    boolean isOfBytes =
        shape instanceof Shape.Uuid
            || shape instanceof Shape.Named
            || shape instanceof Shape.Bits
            || shape instanceof Shape.Plain it && it.schema() != Scalar.SHARED;
    return !isOfBytes;
  }
}
