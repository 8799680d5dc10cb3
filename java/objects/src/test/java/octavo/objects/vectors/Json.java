package octavo.objects.vectors;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Reads and writes JSON: objects as maps, arrays as lists, numbers as their text in a {@link
 * Number}.
 */
final class Json {
  /** A number as it is spelled. */
  record Number(String text) {}

  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    if (json.at != text.length()) throw new IllegalArgumentException("more at " + json.at);
    return value;
  }

  private Object value() {
    char c = text.charAt(at);
    if (c == '{') return object();
    if (c == '[') return array();
    if (c == '"') return string();
    if (skip("true")) return true;
    if (skip("false")) return false;
    if (skip("null")) return null;
    int start = at;
    while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) at++;
    return new Number(text.substring(start, at));
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    at++;
    while (!skip("}")) {
      String name = string();
      if (!skip(":")) throw new IllegalArgumentException("no : at " + at);
      object.put(name, value());
      skip(",");
    }
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    at++;
    while (!skip("]")) {
      array.add(value());
      skip(",");
    }
    return array;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++)
      string.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
    at++;
    return string.toString();
  }

  private char escaped() {
    char c = text.charAt(++at);
    int index = "bfnrt".indexOf(c);
    if (index >= 0) return "\b\f\n\r\t".charAt(index);
    if (c != 'u') return c;
    at += 4;
    return (char) Integer.parseInt(text, at - 3, at + 1, 16);
  }

  private boolean skip(String expected) {
    if (!text.startsWith(expected, at)) return false;
    at += expected.length();
    return true;
  }

  static String write(Object value) {
    if (value instanceof String it) return quoted(it);
    if (value instanceof List<?> it) return it.stream().map(Json::write).collect(joining("[", "]"));
    if (value instanceof Map<?, ?> it)
      return it.entrySet().stream()
          .map(entry -> write(entry.getKey()) + ":" + write(entry.getValue()))
          .collect(joining("{", "}"));
    return String.valueOf(value);
  }

  private static Collector<CharSequence, ?, String> joining(String open, String close) {
    return Collectors.joining(",", open, close);
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      boolean isPlain = c >= ' ' && c < 127 && c != '"' && c != '\\';
      quoted.append(isPlain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return quoted.append('"').toString();
  }
}
