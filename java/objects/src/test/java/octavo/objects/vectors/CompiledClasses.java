package octavo.objects.vectors;

import java.lang.reflect.Type;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import octavo.objects.InMemoryClasses;
import octavo.objects.schema.Schema;

/** Types that have the given schemas, of classes that are compiled in memory. */
final class CompiledClasses {
  private static final String NAME =
      """
      package octavo.struct;
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      public @interface Name { String value(); }
      """;

  private final Map<String, Type> types = new LinkedHashMap<>();

  /**
   * Compiles classes of the schemas with these texts; those that no type of Java has are left out.
   */
  CompiledClasses(Collection<String> schemas) {
    Map<String, String> sources = new LinkedHashMap<>(Map.of("octavo.struct.Name", NAME));
    Map<String, String> names = new LinkedHashMap<>();
    for (String schema : schemas) {
      if (names.containsKey(schema)) continue;
      String name = "Vector" + names.size();
      try {
        sources.put("vectors." + name, ClassSource.of(name, Schema.parse(schema)));
        names.put(schema, "vectors." + name);
      } catch (UnsupportedOperationException none) {
        // not in Java
      }
    }
    ClassLoader classes = new InMemoryClasses(sources);
    names.forEach((schema, name) -> types.put(schema, root(classes, name)));
  }

  /** The type that has a schema, or null. */
  Type type(String schema) {
    return types.get(schema);
  }

  private static Type root(ClassLoader classes, String name) {
    try {
      return classes.loadClass(name).getField("root").getGenericType();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
