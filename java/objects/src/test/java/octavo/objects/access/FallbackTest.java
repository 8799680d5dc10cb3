package octavo.objects.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Type;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ToolProvider;
import octavo.objects.Coder;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes are made wherever they can be; method handles serve elsewhere. */
class FallbackTest {
  private static final String ENGINE = "octavo.objects.engine";
  private static final String ITEM = "shop/Item.java";
  private static final String CODE = "package shop; public record Item(int count, String name) {}";
  private static final String RIGHTS = "shop/Rights.java";
  private static final String LOOKUP =
      """
      package shop;

      import java.lang.invoke.MethodHandles;

      public class Rights {
        public static MethodHandles.Lookup lookup() {
          return MethodHandles.lookup();
        }
      }
      """;

  @TempDir Path folder;

  @AfterEach
  void forgetEngine() {
    System.clearProperty(ENGINE);
  }

  /** A module that opens its package, but knows nothing of this library. */
  @Test
  void makesClassesInOpenModules() throws Exception {
    ClassLoader loader = module("module shop { exports shop; opens shop; }");
    System.setProperty(ENGINE, "emit");
    assertComesBack(loader.loadClass("shop.Item"), Octavo.builder());
  }

  /** One that knows as little, and gives its rights. */
  @Test
  void makesClassesInModulesThatGiveTheirRights() throws Exception {
    ClassLoader loader = module("module shop { exports shop; }");
    Object rights = loader.loadClass("shop.Rights").getMethod("lookup").invoke(null);
    System.setProperty(ENGINE, "emit");
    assertComesBack(loader.loadClass("shop.Item"), Octavo.builder().lookup((Lookup) rights));
  }

  private ClassLoader module(String declaration) throws Exception {
    Path classes = compile(Map.of("module-info.java", declaration, ITEM, CODE, RIGHTS, LOOKUP));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolve(ModuleFinder.of(classes), ModuleFinder.of(), Set.of("shop"));
    ClassLoader parent = ClassLoader.getSystemClassLoader();
    return boot.defineModulesWithOneLoader(configuration, parent).findLoader("shop");
  }

  /** A class loader that does not find this library: what is generated could not be linked. */
  @Test
  void goesThroughHandles() throws Exception {
    URL[] classes = {compile(Map.of(ITEM, CODE)).toUri().toURL()};
    try (URLClassLoader loader =
        new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
      Class<?> type = loader.loadClass("shop.Item");
      assertComesBack(type, Octavo.builder());
      System.setProperty(ENGINE, "emit");
      assertThrows(IllegalStateException.class, () -> Octavo.typed((Type) type));
    }
  }

  private static void assertComesBack(Class<?> type, OctavoBuilder builder) throws Exception {
    Object value = type.getConstructor(int.class, String.class).newInstance(7, "pen");
    Coder<Object> coder = builder.typed((Type) type);
    assertEquals("Item[count=7, name=pen]", coder.decode(coder.encode(value)).toString());
  }

  private Path compile(Map<String, String> sources) throws Exception {
    Path classes = folder.resolve("classes");
    List<String> options = new ArrayList<>(List.of("-d", classes.toString()));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = folder.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      options.add(Files.writeString(file, source.getValue()).toString());
    }
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, System.out, System.err, options.toArray(String[]::new)));
    return classes;
  }
}
