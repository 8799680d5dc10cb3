package octavo.objects.dynamic;

import java.util.concurrent.atomic.AtomicInteger;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Text;

/** Finds classes by their names: those that may be made, and no others. */
final class ClassNames {
  private static final int MAX_LENGTH = 1024;

  /** Of each class as many classes of arrays can be named, and each has code of its own. */
  private static final int MAX_DIMENSIONS = 8;

  /**
   * How many names of no class the loader is asked for: most loaders keep something for each name
   * for ever, and patterns allow any number of names.
   */
  private static final int MOST_MISSING = 1000;

  private final Settings settings;
  private final AtomicInteger missing = new AtomicInteger();

  ClassNames(Settings settings) {
    this.settings = settings;
  }

  boolean allow(Class<?> type) {
    return refusal(type) == null;
  }

  /** Throws {@link MismatchException} unless values of a class may be made. */
  void check(Class<?> type) {
    String refusal = refusal(type);
    if (refusal != null) throw new MismatchException("a class that may be made", refusal);
  }

  /** Reads a name of that many bytes; {@code Limits} are for values, not for names. */
  static String read(Reader reader, byte[] bytes, int size) {
    if (size > MAX_LENGTH)
      throw reader.mismatch(reader.at, "the name of a class", size + " bytes", null);
    reader.need(size);
    String name = Text.get(reader, bytes, reader.at, size);
    reader.at += size;
    return name;
  }

  /** The class whose name stands at {@code first}; it is not initialized. */
  Class<?> load(Reader reader, String name, int first) {
    String refusal = refusal(name);
    if (refusal != null) throw refused(reader, first, refusal, null);
    if (missing.get() >= MOST_MISSING && !hasFile(name)) throw notThere(reader, name, first, null);
    try {
      Class<?> type = Class.forName(name, false, settings.loader());
      refusal = refusal(type);
      if (refusal != null) throw refused(reader, first, refusal, null);
      return type;
    } catch (ClassNotFoundException | LinkageError e) {
      missing.incrementAndGet();
      throw notThere(reader, name, first, e);
    }
  }

  /**
   * Whether there is a file of the class, or of the class in the array: nothing is kept for the
   * answer.
   */
  private boolean hasFile(String name) {
    String element = name.substring(name.lastIndexOf('[') + 1);
    String type = name.equals(element) ? name : element(element);
    return settings.loader().getResource(type.replace('.', '/') + ".class") != null;
  }

  private static MismatchException notThere(
      Reader reader, String name, int first, Throwable cause) {
    return refused(reader, first, name + ": it is not there", cause);
  }

  private static MismatchException refused(Reader reader, int first, String why, Throwable cause) {
    return reader.mismatch(first, "a class that may be made", why, cause);
  }

  private String refusal(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) element = element.getComponentType();
    boolean needsNoSchema =
        Builtins.isHarmless(element) || settings.replaced().containsKey(element);
    String why = needsNoSchema ? null : Refusal.of(element, element != type);
    return why == null ? refusal(type.getName()) : type.getName() + ": " + why;
  }

  /** Why a class with that name may not even be looked for, or null. */
  private String refusal(String name) {
    int dimensions = 0;
    while (dimensions < name.length() && name.charAt(dimensions) == '[') dimensions++;
    String element = dimensions == 0 ? name : element(name.substring(dimensions));
    if (dimensions > MAX_DIMENSIONS)
      return "an array of more than " + MAX_DIMENSIONS + " dimensions";
    if (element == null || !isClassName(element)) return "what is no name of a class";
    return Builtins.isHarmless(element) || settings.allowed().allows(element)
        ? null
        : name + ": no pattern allows it";
  }

  /** The class's name in an array's, or null. */
  private static String element(String descriptor) {
    if (descriptor.matches("[ZBCSIJFD]")) return "java.lang.Object";
    boolean isClass = descriptor.startsWith("L") && descriptor.endsWith(";");
    return isClass ? descriptor.substring(1, descriptor.length() - 1) : null;
  }

  private static boolean isClassName(String name) {
    return name.chars().noneMatch(it -> it <= ' ' || it == '/' || it == ';' || it == '[')
        && !("." + name + ".").contains("..");
  }
}
