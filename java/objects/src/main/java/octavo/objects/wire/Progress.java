package octavo.objects.wire;

/** How much of a message had been read at some time. */
final class Progress {
  /** Nothing. */
  static final Progress NONE = new Progress();

  int at;

  /** Bytes; a text that had come again counts each time. */
  long weight;

  /** Characters of shared texts that had come again. */
  long repeated;

  /** Values, those that had come again counted in full. */
  long values;

  /** Comparisons of keys. */
  long collisions;

  /** Hash tables. */
  int tables;

  /** Takes what has been read now. */
  void take(Reader reader) {
    at = reader.at;
    weight = reader.weight();
    repeated = reader.texts.repeated();
    values = reader.objects.values();
    collisions = reader.collisions();
    tables = reader.tables;
  }
}
