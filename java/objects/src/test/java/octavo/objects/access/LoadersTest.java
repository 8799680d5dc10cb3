package octavo.objects.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing here keeps a class, once its coders are gone. */
class LoadersTest {
  private static final int ATTEMPTS = 100;
  private static final String NAME = Plugin.class.getName();

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void letsLoadersGo(String engine) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      assertCollected(use(engine, pool));
    } finally {
      pool.shutdown();
    }
  }

  private static WeakReference<ClassLoader> use(String engine, ExecutorService pool)
      throws Exception {
    ClassLoader loader = new PluginLoader();
    Class<?> type = loader.loadClass(NAME);
    Coder<Object> coder = Engines.typed(engine, type);
    Object plugin = type.getConstructor().newInstance();
    Future<?> one = pool.submit(() -> roundTrip(coder, plugin));
    Future<?> other = pool.submit(() -> fail(coder, plugin));
    roundTrip(coder, plugin);
    one.get();
    other.get();
    return new WeakReference<>(loader);
  }

  /**
   * Classes of the JDK, and of this test, stay: they must not keep what knows how to write them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void letsLoadersOfObjectsOfAnyClassGo(String engine) throws Exception {
    assertCollected(useAny(engine));
  }

  record Stays(Object part) {}

  private static WeakReference<ClassLoader> useAny(String engine) throws Exception {
    ClassLoader loader = new PluginLoader();
    Class<?> type = loader.loadClass(NAME);
    Octavo any =
        Engines.by(
            engine, () -> Octavo.builder().allow("octavo.objects.access.*").loader(loader).build());
    List<Object> objects =
        List.of(new Stays(type.getConstructor().newInstance()), Optional.of("a"), new int[3]);
    assertEquals(3, ((List<?>) any.decode(any.encode(objects))).size());
    return new WeakReference<>(loader);
  }

  /** A class goes before what has written objects of it, unless that has read some. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void letsLoadersOfWrittenObjectsGo(String engine) throws Exception {
    Octavo any =
        Engines.by(engine, () -> Octavo.builder().allow("octavo.objects.access.*").build());
    assertCollected(written(any));
    assertEquals(Optional.of("a"), any.decode(any.encode(Optional.of("a"))));
  }

  private static WeakReference<ClassLoader> written(Octavo any) throws Exception {
    ClassLoader loader = new PluginLoader();
    any.encode(loader.loadClass(NAME).getConstructor().newInstance());
    return new WeakReference<>(loader);
  }

  /** What an application server starts, together with this library. */
  public static final class Application implements Runnable {
    @Override
    public void run() {
      Octavo any = Octavo.builder().build();
      any.decode(any.encode(List.of("a", 1)));
    }
  }

  /** The thread that has encoded goes on. */
  @Test
  void letsLoadersOfThisLibraryGo() throws Exception {
    assertCollected(application());
  }

  private static WeakReference<ClassLoader> application() throws Exception {
    List<URL> all = new ArrayList<>();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator))
      all.add(Path.of(part).toUri().toURL());
    try (URLClassLoader loader =
        new URLClassLoader(all.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Class<?> type = loader.loadClass(Application.class.getName());
      ((Runnable) type.getConstructor().newInstance()).run();
      return new WeakReference<>(loader);
    }
  }

  @Test
  void looksInTheSystemsLoaderWhereAThreadHasNone() {
    Thread thread = Thread.currentThread();
    ClassLoader context = thread.getContextClassLoader();
    thread.setContextClassLoader(null);
    try {
      Octavo any = Octavo.builder().allow(Stays.class).build();
      assertEquals(new Stays("a"), any.decode(any.encode(new Stays("a"))));
    } finally {
      thread.setContextClassLoader(context);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void saysThatAClassIsOfAnotherLoader(String engine) throws Exception {
    Coder<Object> coder = Engines.typed(engine, new PluginLoader().loadClass(NAME));
    Exception e = assertThrows(MismatchException.class, () -> coder.encode(new Plugin()));
    String expected = "expected a " + NAME + ", found a " + NAME + " of another class loader";
    assertEquals("mismatch: " + expected, e.getMessage());
  }

  private static void roundTrip(Coder<Object> coder, Object plugin) {
    assertEquals(plugin.toString(), coder.decode(coder.encode(plugin)).toString());
  }

  /** Errors leave nothing behind either. */
  private static void fail(Coder<Object> coder, Object plugin) {
    byte[] message = coder.encode(plugin);
    for (int size = 0; size < message.length; size++) {
      try {
        coder.decode(message, 0, size);
      } catch (octavo.objects.OctavoException expected) {
        continue;
      }
      throw new AssertionError("decoded a part");
    }
  }

  /** Loads {@link Plugin} by itself, and all else as ever. */
  private static final class PluginLoader extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(NAME) || findLoadedClass(name) != null)
        return super.loadClass(name, resolve);
      String file = name.replace('.', '/') + ".class";
      try (InputStream bytes = getResourceAsStream(file)) {
        byte[] all = bytes.readAllBytes();
        return defineClass(name, all, 0, all.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static void assertCollected(WeakReference<ClassLoader> loader) throws Exception {
    for (int attempt = 0; attempt < ATTEMPTS && loader.get() != null; attempt++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(loader.get());
  }
}
