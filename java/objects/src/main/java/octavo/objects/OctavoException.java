package octavo.objects;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Thrown when bytes cannot be decoded into a value, or a value cannot be encoded. */
public abstract sealed class OctavoException extends RuntimeException
    permits MalformedException, MismatchException {
  /** Characters that are told. */
  private static final int MOST = 1000;

  private final String family;
  private final String expected;
  private final String found;
  private final long offset;
  private final Deque<String> places = new ArrayDeque<>();
  private boolean hasLeft;

  OctavoException(String family, String expected, String found, long offset, Throwable cause) {
    super(null, cause, true, true);
    this.family = family;
    this.expected = brief(expected);
    this.found = brief(found);
    this.offset = offset;
  }

  /** What a message says of itself may be as long as the message. */
  private static String brief(String text) {
    return text.length() <= MOST ? text : text.substring(0, MOST) + "…";
  }

  /** Returns what was expected, in words. */
  public final String expected() {
    return expected;
  }

  /** Returns what was found instead, in words. */
  public final String found() {
    return found;
  }

  /** Returns the byte offset from the start of the message, or -1 when there is no single place. */
  public final long offset() {
    return offset;
  }

  /** Returns the place in the value as a JSON Pointer; "" is the root. */
  public final String path() {
    return places.stream().map(OctavoException::step).collect(Collectors.joining());
  }

  private static String step(String place) {
    return "/" + place.replace("~", "~0").replace("/", "~1");
  }

  /**
   * Prepends a name or an index to the path; returns this exception. Coders, generated ones
   * included, call it on the way out of the value that contains the place.
   */
  public final OctavoException within(Object place) {
    places.push(place.toString());
    return this;
  }

  /**
   * Prepends the name of a field of columns to the path, behind the row if the path begins with
   * one; returns this exception.
   */
  public final OctavoException withinColumn(String name) {
    String row = places.poll();
    places.push(name);
    if (row != null) places.push(row);
    return this;
  }

  /** Ends a call of a coder, or of what reads frames; returns this exception. */
  public final OctavoException leave() {
    hasLeft = true;
    return this;
  }

  /**
   * Returns whether a call has {@linkplain #leave ended} with it. If that was called by a class
   * whose values another coder has at work, it is what the class throws, and its places are of
   * another message.
   */
  public final boolean hasLeft() {
    return hasLeft;
  }

  @Override
  public final String getMessage() {
    String path = path();
    String message =
        family
            + (offset < 0 ? "" : " at byte " + offset)
            + (path.isEmpty() ? "" : " (" + path + ")")
            + (": expected " + expected + ", found " + found);
    return Control.CHARACTERS
        .matcher(message)
        .replaceAll(each -> URLEncoder.encode(each.group(), UTF_8));
  }

  /** Apart: if the first error is a full stack, a class with code to initialize fails for good. */
  private static final class Control {
    /** What breaks lines, and steers terminals: names in paths may have any of it. */
    static final Pattern CHARACTERS = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}]");
  }
}
