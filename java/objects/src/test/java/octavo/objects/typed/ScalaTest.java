package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.Octavo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes as Scala's compiler makes them. */
class ScalaTest {
  /** {@code case object Red}: equal to nothing but itself. */
  static final class Red$ implements Serializable {
    public static final Red$ MODULE$ = new Red$();

    private transient int rgb;
    private int uses;

    private Red$() {}

    private Object writeReplace() {
      return "Red";
    }
  }

  record Wall(Red$ color) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void readsTheOneObjectThatThereIs(String engine) {
    Coder<Wall> walls = Engines.typed(engine, Wall.class);
    assertEquals("struct(color:struct()?)", walls.schema().text());
    assertSame(Red$.MODULE$, walls.decode(walls.encode(new Wall(Red$.MODULE$))).color());
    for (boolean hasReferences : List.of(false, true)) {
      var builder = Octavo.builder().allow(Red$.class);
      Octavo any = Engines.by(engine, (hasReferences ? builder.references() : builder)::build);
      List<Object> twice = Arrays.asList(Red$.MODULE$, Red$.MODULE$);
      assertEquals(twice, any.decode(any.encode(twice)));
    }
  }
}
