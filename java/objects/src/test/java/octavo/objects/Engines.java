package octavo.objects;

import java.lang.reflect.Type;
import java.util.function.Supplier;

/**
 * Chooses what coders are made of: hidden classes ({@code emit}) or method handles ({@code
 * handles}).
 */
public final class Engines {
  private static final String PROPERTY = "octavo.objects.engine";

  private Engines() {}

  /** Returns the coder of a type, made by an engine. */
  public static <T> Coder<T> typed(String engine, Type type) {
    return by(engine, () -> Octavo.typed(type));
  }

  /** Returns what is made while an engine is chosen. */
  public static <T> T by(String engine, Supplier<T> made) {
    System.setProperty(PROPERTY, engine);
    try {
      return made.get();
    } finally {
      System.clearProperty(PROPERTY);
    }
  }
}
