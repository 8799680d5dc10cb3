package octavo.objects;

import static org.junit.jupiter.api.Assertions.assertFalse;

/**
 * Tells what a class refuses from what this library does wrong: either may be the cause of a
 * mismatch.
 */
public final class Faults {
  private Faults() {}

  /** Checks that an error is about a message or a value. */
  public static void assertNone(OctavoException e) {
    Throwable cause = e.getCause();
    boolean isFault =
        cause instanceof IndexOutOfBoundsException
            || cause instanceof NegativeArraySizeException
            || cause instanceof ArrayStoreException
            || (cause instanceof NullPointerException || cause instanceof ClassCastException)
                && isThrownHere(cause);
    assertFalse(isFault, () -> e + " by " + cause);
  }

  /** The JVM leaves the trace out of what it has thrown often: then the first of them had one. */
  private static boolean isThrownHere(Throwable cause) {
    StackTraceElement[] trace = cause.getStackTrace();
    return trace.length > 0 && trace[0].getClassName().startsWith("octavo.objects.");
  }
}
