package octavo.objects.wire;

/** A thread's writer and reader: coders of all types share them. */
public final class Scratch {
  private static final ThreadLocal<Scratch> OF_THREAD = ThreadLocal.withInitial(Scratch::new);

  public final Writer writer = new Writer();
  public final Reader reader = new Reader();
  private boolean taken;

  private Scratch() {}

  /** The thread's own, or a new one while that is in use: a value's own methods may encode, too. */
  public static Scratch take() {
    Scratch scratch = OF_THREAD.get();
    if (scratch.taken) return new Scratch();
    scratch.taken = true;
    return scratch;
  }

  public void release() {
    taken = false;
  }
}
