package octavo.objects.frame;

/** The wires that a frame's message may be of. */
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
