package octavo.objects;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Classes that are compiled in memory. */
public final class InMemoryClasses extends ClassLoader {
  private final Map<String, ByteArrayOutputStream> code = new HashMap<>();

  /** Compiles sources, by names of classes. */
  public InMemoryClasses(Map<String, String> sources) {
    super(InMemoryClasses.class.getClassLoader());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    JavaFileManager files = new InMemory(compiler.getStandardFileManager(null, null, null));
    List<String> options = List.of("-proc:none", "-cp", System.getProperty("java.class.path"));
    List<Source> units =
        sources.entrySet().stream().map(it -> new Source(it.getKey(), it.getValue())).toList();
    if (!compiler.getTask(errors, files, null, options, null, units).call())
      throw new IllegalStateException(errors.toString());
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    ByteArrayOutputStream bytes = code.get(name);
    if (bytes == null) throw new ClassNotFoundException(name);
    return defineClass(name, bytes.toByteArray(), 0, bytes.size());
  }

  @Override
  public InputStream getResourceAsStream(String name) {
    ByteArrayOutputStream bytes = code.get(name.replace(".class", "").replace('/', '.'));
    return bytes == null
        ? super.getResourceAsStream(name)
        : new ByteArrayInputStream(bytes.toByteArray());
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
