package octavo.objects.vectors;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import octavo.objects.schema.Schema;

/** Types that have the given schemas, of classes that are compiled in memory. */
final class CompiledClasses extends ClassLoader {
  private static final String NAME =
      """
      package octavo.struct;
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      public @interface Name { String value(); }
      """;

  private final Map<String, ByteArrayOutputStream> code = new HashMap<>();
  private final Map<String, Type> types = new LinkedHashMap<>();

  /**
   * Compiles classes of the schemas with these texts; those that no type of Java has are left out.
   */
  CompiledClasses(Collection<String> schemas) {
    super(CompiledClasses.class.getClassLoader());
    List<JavaFileObject> sources = new ArrayList<>(List.of(new Source("octavo.struct.Name", NAME)));
    Map<String, String> names = new LinkedHashMap<>();
    for (String schema : schemas) {
      if (names.containsKey(schema)) continue;
      String name = "Vector" + names.size();
      try {
        sources.add(new Source("vectors." + name, ClassSource.of(name, Schema.parse(schema))));
        names.put(schema, "vectors." + name);
      } catch (UnsupportedOperationException none) {
        // not in Java
      }
    }
    compile(sources);
    names.forEach((schema, name) -> types.put(schema, root(name)));
  }

  /** The type that has a schema, or null. */
  Type type(String schema) {
    return types.get(schema);
  }

  private Type root(String name) {
    try {
      return loadClass(name).getField("root").getGenericType();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void compile(List<JavaFileObject> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    JavaFileManager files = new InMemory(compiler.getStandardFileManager(null, null, null));
    List<String> options = List.of("-proc:none", "-cp", System.getProperty("java.class.path"));
    if (!compiler.getTask(errors, files, null, options, null, sources).call())
      throw new IllegalStateException(errors.toString());
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    ByteArrayOutputStream bytes = code.get(name);
    if (bytes == null) throw new ClassNotFoundException(name);
    return defineClass(name, bytes.toByteArray(), 0, bytes.size());
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    InMemory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
        @Override
        public OutputStream openOutputStream() {
          return code.computeIfAbsent(name, it -> new ByteArrayOutputStream());
        }
      };
    }
  }
}
