package octavo.objects.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A thread's writer and reader: coders of all types share them. */
public final class Scratch {
  private static final ThreadLocal<Scratch> OF_THREAD = ThreadLocal.withInitial(Scratch::new);

  /** Of a message's bytes, what a thread keeps for the next one; of virtual ones there are many. */
  private static final int KEPT = 1 << 20;

  private static final int KEPT_BY_VIRTUAL = 1 << 12;

  private static final MethodHandle IS_VIRTUAL = isVirtual();

  public final Writer writer = new Writer();
  public final Reader reader = new Reader();
  private final int kept = isInVirtualThread() ? KEPT_BY_VIRTUAL : KEPT;
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
    writer.keep(kept);
    taken = false;
  }

  /** JDKs before 21 have no virtual threads. */
  private static MethodHandle isVirtual() {
    try {
      return MethodHandles.publicLookup()
          .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private static boolean isInVirtualThread() {
    try {
      return IS_VIRTUAL != null && (boolean) IS_VIRTUAL.invokeExact(Thread.currentThread());
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
