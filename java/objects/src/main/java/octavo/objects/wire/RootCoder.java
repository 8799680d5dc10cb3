package octavo.objects.wire;

/**
 * A coder that messages begin with: a class, since calls through one cost less than through an
 * interface.
 */
public abstract class RootCoder implements ValueCoder {
  /** The coder itself, or one that passes everything on to it. */
  public static RootCoder of(ValueCoder coder) {
    return coder instanceof RootCoder root ? root : new Passing(coder);
  }

  /** Another coder, with the limits of this one. */
  public RootCoder limiting(RootCoder other) {
    return other;
  }

  private static final class Passing extends RootCoder {
    private final ValueCoder coder;

    Passing(ValueCoder coder) {
      this.coder = coder;
    }

    @Override
    public void write(Writer writer, Object value, int depth) {
      coder.write(writer, value, depth);
    }

    @Override
    public Object read(Reader reader, byte[] bytes, int depth) {
      return coder.read(reader, bytes, depth);
    }
  }
}
