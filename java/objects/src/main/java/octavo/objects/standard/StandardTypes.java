package octavo.objects.standard;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import octavo.objects.model.Shape;

/** Classes of the JDK that are written as section 8 of spec/pack.md says. */
public final class StandardTypes {
  /** Their shapes by class. */
  public static final Map<Class<?>, Shape> ALL =
      Stream.of(Times.SHAPES, Numbers.SHAPES, Texts.SHAPES, Binaries.SHAPES, Optionals.SHAPES)
          .<Shape>flatMap(List::stream)
          .collect(Collectors.toUnmodifiableMap(Shape::type, it -> it));

  private StandardTypes() {}
}
