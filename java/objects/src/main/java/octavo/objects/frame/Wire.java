package octavo.objects.frame;

/** The wires of messages in frames. */
public enum Wire {
  FLEX,
  PACK,
  PROTO;

  private static final Wire[] ALL = values();

  /** The wire's number in a lead byte. */
  int code() {
    return ordinal() + 1;
  }

  /** The wire with a number, or null. */
  static Wire of(int code) {
    return code >= 1 && code <= ALL.length ? ALL[code - 1] : null;
  }
}
