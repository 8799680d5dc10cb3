package octavo.objects.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;

/** A thread's writer and reader: coders of all types share them. */
public final class Scratch {
  /** Weak, since a thread that outlives what has this class would keep its loader. */
  private static final ThreadLocal<WeakReference<Scratch>> OF_THREAD = new ThreadLocal<>();

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
    WeakReference<Scratch> own = OF_THREAD.get();
    Scratch scratch = own == null ? null : own.get();
    if (scratch == null) scratch = keepNew();
    if (scratch.taken) return new Scratch();
    scratch.taken = true;
    return scratch;
  }

  private static Scratch keepNew() {
    Scratch scratch = new Scratch();
    OF_THREAD.set(new WeakReference<>(scratch));
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
