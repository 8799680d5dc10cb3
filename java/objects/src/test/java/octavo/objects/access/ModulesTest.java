package octavo.objects.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of a module that opens nothing, in a JVM that has this library as a module. */
class ModulesTest {
  private static final String MODULE = "module shop { requires octavo.objects; }";

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

  @TempDir Path folder;

  @Test
  void saysWhatToDo() throws Exception {
    assertEquals(
        "field first of shop.Main$Order: cannot encode shop.Main$Item: its package shop is not"
            + " open; open it to octavo.objects in module-info.java, or give"
            + " Octavo.builder().lookup(...) a MethodHandles.lookup() of its module",
        run("emit"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesALookup(String engine) throws Exception {
    assertEquals("7 Item[name=pen, count=2] [Item[name=ink, count=3]] 2", run(engine, "lookup"));
  }

  private String run(String engine, String... arguments) throws Exception {
    Path classes = compile();
    Path output = folder.resolve("output");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Doctavo.objects.engine=" + engine,
            "-p",
            classes + File.pathSeparator + modules(),
            "-m",
            "shop/shop.Main");
    Process process =
        new ProcessBuilder(concat(command, arguments))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertEquals(true, process.waitFor(60, TimeUnit.SECONDS));
    return Files.readString(output).strip();
  }

  private Path compile() throws Exception {
    Path sources = Files.createDirectories(folder.resolve("shop"));
    Path module = Files.writeString(folder.resolve("module-info.java"), MODULE);
    Path main = Files.writeString(sources.resolve("Main.java"), MAIN);
    Path classes = folder.resolve("classes");
    List<String> options = List.of("-d", classes.toString(), "-p", modules());
    List<String> all = concat(options, module.toString(), main.toString());
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, System.out, System.err, all.toArray(String[]::new));
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
    return java.util.stream.Stream.concat(some.stream(), Arrays.stream(more)).toList();
  }
}
