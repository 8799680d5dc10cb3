package octavo.benchmarks.wire;

/** Says that the bytes are no message. */
final class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1;

  Malformed(String what, int offset) {
    super(what + " at " + offset);
  }
}
