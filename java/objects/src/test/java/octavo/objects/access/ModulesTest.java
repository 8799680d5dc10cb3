package octavo.objects.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes in a JVM that has this library as a module, theirs being open or not. */
class ModulesTest {
  private static final String CLOSED = "module shop { requires octavo.objects; }";

  private static final String MAIN =
      """
      package shop;

      import java.lang.invoke.MethodHandles;
      import java.util.ArrayList;
      import java.util.List;
      import octavo.objects.Coder;
      import octavo.objects.Octavo;
      import octavo.objects.OctavoBuilder;

      public class Main {
        private record Item(String name, int count) {}

        static final class Items extends ArrayList<Item> {}

        private static final class Order {
          private final long id;
          private final Item first;
          private Items rest = new Items();
          private int[] marks = {1, 2};

          private Order(long id, Item first) {
            this.id = id;
            this.first = first;
          }
        }

        public static void main(String[] arguments) {
          OctavoBuilder builder = Octavo.builder();
          if (arguments.length > 0) builder.lookup(MethodHandles.lookup());
          try {
            Coder<Order> coder = builder.typed(Order.class);
            Order order = new Order(7, new Item("pen", 2));
            order.rest.add(new Item("ink", 3));
            Order back = coder.decode(coder.encode(order));
            System.out.println(back.id + " " + back.first + " " + back.rest + " " + back.marks[1]);
          } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
          }
        }
      }
      """;

  private static final String ORDER = "7 Item[name=pen, count=2] [Item[name=ink, count=3]] 2";

  @TempDir Path folder;

  @Test
  void saysWhatToDo() throws Exception {
    assertEquals(
        "field first of shop.Main$Order: cannot encode shop.Main$Item: its package shop is not"
            + " open; open it to octavo.objects in module-info.java, or give"
            + " Octavo.builder().lookup(...) a MethodHandles.lookup() of its module",
        run("emit", asModule(compileModule(CLOSED))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesALookup(String engine) throws Exception {
    List<String> module = asModule(compileModule(CLOSED));
    assertEquals(ORDER, run(engine, concat(module, "lookup")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "module shop { requires octavo.objects; opens shop; }",
        "module shop { requires octavo.objects; opens shop to octavo.objects; }",
        "open module shop { requires octavo.objects; }"
      })
  void takesWhatIsOpen(String declaration) throws Exception {
    List<String> module = asModule(compileModule(declaration));
    assertEquals(ORDER, run("emit", module));
    assertEquals(ORDER, run("handles", module));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesAutomaticModules(String engine) throws Exception {
    Path jar = folder.resolve("shop.jar");
    String classes = compile("-cp", modules()).toString();
    int result =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(System.out, System.err, "cf", jar.toString(), "-C", classes, ".");
    assertEquals(0, result);
    assertEquals(ORDER, run(engine, asModule(jar)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesTheClassPath(String engine) throws Exception {
    String classes = compile("-cp", modules()).toString();
    assertEquals(ORDER, run(engine, List.of("-p", modules(), "-cp", classes, "shop.Main")));
  }

  private static List<String> asModule(Path module) {
    return List.of("-p", module + File.pathSeparator + modules(), "-m", "shop/shop.Main");
  }

  /** What Main prints. */
  private String run(String engine, List<String> how) throws Exception {
    Path output = folder.resolve("output");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Doctavo.objects.engine=" + engine);
    command.addAll(List.of("--add-modules", "octavo.objects")); // which not all of them require
    command.addAll(how);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertEquals(true, process.waitFor(180, TimeUnit.SECONDS));
    return Files.readString(output).strip();
  }

  private Path compileModule(String declaration) throws Exception {
    Path module = Files.writeString(folder.resolve("module-info.java"), declaration);
    return compile("-p", modules(), module.toString());
  }

  /** Compiles Main and returns the folder of its classes. */
  private Path compile(String... arguments) throws Exception {
    Path sources = Files.createDirectories(folder.resolve("shop"));
    Path main = Files.writeString(sources.resolve("Main.java"), MAIN);
    Path classes = folder.resolve("classes");
    List<String> all = concat(List.of(arguments), "-d", classes.toString(), main.toString());
    int result =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(System.out, System.err, all.toArray(String[]::new));
    assertEquals(0, result);
    return classes;
  }

  /** This library and what it needs. */
  private static String modules() {
    String asm =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(it -> Path.of(it).getFileName().toString().startsWith("asm-"))
            .findFirst()
            .orElseThrow();
    return System.getProperty("jar") + File.pathSeparator + asm;
  }

  private static List<String> concat(List<String> some, String... more) {
    return Stream.concat(some.stream(), Arrays.stream(more)).toList();
  }
}
