package octavo.objects.frame;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that gives a few bytes at a time. */
public final class Pieces extends FilterInputStream {
  private final int most;

  public Pieces(InputStream input, int most) {
    super(input);
    this.most = most;
  }

  @Override
  public int read(byte[] target, int offset, int size) throws IOException {
    return super.read(target, offset, Math.min(size, most));
  }
}
