package octavo.objects.kotlin;

import java.util.ArrayList;
import java.util.List;

/** A constructor in the {@code kotlin.Metadata} of a class. */
record KotlinConstructor(boolean isPrimary, List<Parameter> parameters) {
  /** A parameter, and whether it may be left out. */
  record Parameter(String name, boolean hasDefault) {}

  private static final int FLAGS = 1;
  private static final int PARAMETER = 2;
  private static final int PARAMETER_FLAGS = 1;
  private static final int PARAMETER_NAME = 2;

  /** Where flags say that there is another constructor that is the primary one. */
  private static final int SECONDARY = 4;

  /** Where flags say that a parameter has a default. */
  private static final int DEFAULT = 1;

  static KotlinConstructor read(ProtoReader constructor, MetadataStrings strings) {
    int flags = 0;
    List<Parameter> parameters = new ArrayList<>();
    while (constructor.hasMore()) {
      switch (constructor.field()) {
        case FLAGS -> flags = constructor.integer();
        case PARAMETER -> parameters.add(parameter(constructor.message(), strings));
        default -> constructor.skip();
      }
    }
    return new KotlinConstructor((flags >>> SECONDARY & 1) == 0, parameters);
  }

  private static Parameter parameter(ProtoReader parameter, MetadataStrings strings) {
    int flags = 0;
    String name = null;
    while (parameter.hasMore()) {
      switch (parameter.field()) {
        case PARAMETER_FLAGS -> flags = parameter.integer();
        case PARAMETER_NAME -> name = strings.get(parameter.integer());
        default -> parameter.skip();
      }
    }
    return new Parameter(name, (flags >>> DEFAULT & 1) != 0);
  }
}
