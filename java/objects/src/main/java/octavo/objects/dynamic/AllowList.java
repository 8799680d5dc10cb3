package octavo.objects.dynamic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which classes may be made, by name, in the syntax of {@code jdk.serialFilter}: the first pattern
 * that fits decides, and what none fits is refused.
 */
public final class AllowList {
  private static final String LIMIT = "(maxdepth|maxarray|maxrefs|maxbytes)=\\d+";

  /** There are no modules. */
  private static final String PATTERN = "[^*/!=]*(\\*|\\.\\*\\*)?";

  private record Pattern(String text, boolean allows) {
    boolean fits(String name) {
      if (text.endsWith(".**")) return name.startsWith(text.substring(0, text.length() - 2));
      if (text.endsWith(".*")) {
        int dot = text.length() - 2;
        return name.lastIndexOf('.') == dot && name.startsWith(text.substring(0, dot));
      }
      if (text.endsWith("*")) return name.startsWith(text.substring(0, text.length() - 1));
      return name.equals(text);
    }
  }

  private final List<Pattern> patterns = new ArrayList<>();
  private final Set<String> classes = new HashSet<>();
  private final List<String> limits = new ArrayList<>();

  /** Adds patterns and limits, separated by semicolons. */
  public void add(String patterns) {
    for (String text : patterns.split(";")) {
      if (text.matches(LIMIT)) limits.add(text);
      else if (!text.isEmpty()) addPattern(text);
    }
  }

  /** Allows a class, or that of an array's elements, if no pattern fits. */
  public void add(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) element = element.getComponentType();
    classes.add(element.getName());
  }

  private void addPattern(String text) {
    boolean allows = !text.startsWith("!");
    String name = allows ? text : text.substring(1);
    if (name.isEmpty() || name.startsWith(".") || !name.matches(PATTERN))
      throw new IllegalArgumentException("not a pattern of class names: " + text);
    patterns.add(new Pattern(name, allows));
  }

  /** The same patterns, which no longer change. */
  public AllowList copy() {
    AllowList copy = new AllowList();
    copy.patterns.addAll(patterns);
    copy.classes.addAll(classes);
    copy.limits.addAll(limits);
    return copy;
  }

  /** The limits, in the same syntax. */
  public String limits() {
    return String.join(";", limits);
  }

  boolean allows(String name) {
    for (Pattern pattern : patterns) if (pattern.fits(name)) return pattern.allows;
    return classes.contains(name);
  }
}
