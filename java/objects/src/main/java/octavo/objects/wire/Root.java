package octavo.objects.wire;

/** Writes and reads the values that messages are made of. */
public interface Root {
  /** Appends a value on its own. */
  void write(Writer writer, Object value);

  /** Reads a value on its own. */
  Object read(Reader reader);
}
