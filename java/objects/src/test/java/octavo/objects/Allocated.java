package octavo.objects;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What a task takes, whatever else the machine does. */
public final class Allocated {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocated() {}

  /** The bytes that a task allocates in its thread. */
  public static long by(Runnable task) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    task.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }
}
