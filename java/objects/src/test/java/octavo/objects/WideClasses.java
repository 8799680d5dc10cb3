package octavo.objects;

import static java.util.stream.Collectors.joining;

import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Classes of many fields of all kinds. */
public final class WideClasses {
  private static final String[] TYPES = {
    "int",
    "String",
    "double",
    "Integer",
    "long",
    "boolean",
    "java.time.DayOfWeek",
    "java.time.LocalDate",
    "float",
    "java.util.List<Integer>",
    "byte",
    "Double",
    "char",
    "Boolean",
    "short",
    "java.util.Map<String, String>",
  };

  private static final String[] TUNINGS = {
    "", "@octavo.objects.Packed(required = true) ", "@octavo.objects.Packed(shared = true) "
  };

  private WideClasses() {}

  public static Class<?> record(int fields) {
    return compiled("public record", components(fields, WideClasses::field), "");
  }

  /** A class of private fields. */
  public static Class<?> ofFields(int fields) {
    String all =
        IntStream.range(0, fields).mapToObj(it -> "private " + field(it) + ";").collect(joining());
    return compiled("public class", "", all);
  }

  /** A record whose first ten components are older than all others. */
  public static Class<?> evolving(int fields) {
    return evolving(10, fields);
  }

  /** A record whose first {@code older} components are older than all others. */
  public static Class<?> evolving(int older, int fields) {
    String since = "@octavo.objects.Packed(since = 1) ";
    String all = components(fields, it -> (it < older ? "" : since) + plainField(it));
    return compiled("@octavo.objects.Evolving public record", all, "");
  }

  private static String components(int fields, IntFunction<String> field) {
    return IntStream.range(0, fields).mapToObj(field).collect(joining(", ", "(", ")"));
  }

  private static String field(int index) {
    boolean isText = TYPES[index % TYPES.length].equals("String");
    return (isText ? TUNINGS[index / TYPES.length % TUNINGS.length] : "") + plainField(index);
  }

  private static String plainField(int index) {
    return TYPES[index % TYPES.length] + " f" + index;
  }

  private static Class<?> compiled(String kind, String components, String body) {
    String source = "package wide; " + kind + " Wide" + components + " {" + body + "}";
    try {
      return new InMemoryClasses(Map.of("wide.Wide", source)).loadClass("wide.Wide");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
