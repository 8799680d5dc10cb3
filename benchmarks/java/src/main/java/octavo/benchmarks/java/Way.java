package octavo.benchmarks.java;

/** What is done to an object or a message. */
enum Way {
  ENCODE,
  /** Encodes into a buffer that is kept. */
  REUSE,
  DECODE,
  ROUND_TRIP;

  @Override
  public String toString() {
    return name().toLowerCase().replace('_', ' ');
  }
}
