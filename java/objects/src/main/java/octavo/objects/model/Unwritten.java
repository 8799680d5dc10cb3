package octavo.objects.model;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.SynchronousQueue;
import octavo.objects.MismatchException;

/** What some collections and maps of the JDK have that is not written: they have no schema. */
public final class Unwritten {
  private static final Map<Class<?>, String> REASONS =
      Map.of(
          ArrayBlockingQueue.class,
          "how many elements it has room for is not written",
          IdentityHashMap.class,
          "which keys are the same object is not written",
          WeakHashMap.class,
          "its entries may go while it is written",
          Properties.class,
          "its defaults are not written",
          DelayQueue.class,
          "how long its elements wait is not written",
          SynchronousQueue.class,
          "it never has an element");

  private Unwritten() {}

  /** Why a class has no schema, or null if it is none of these. */
  public static String reason(Class<?> type) {
    return REASONS.get(type);
  }

  /** Throws {@link MismatchException} when a map may have equal keys: it could not be read. */
  public static void check(Object map) {
    if (map instanceof IdentityHashMap)
      throw new MismatchException("a map of keys that differ", "an IdentityHashMap");
    EqualElements.check((Map<?, ?>) map);
  }
}
