package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import octavo.objects.Coder;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** One coder serves any number of threads at once. */
class VirtualThreadsTest {
  private static final int TASKS = 20_000;

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void servesVirtualThreads() throws Exception {
    serves(
        (ExecutorService)
            Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null));
  }

  @Test
  void servesPlatformThreads() throws Exception {
    serves(Executors.newFixedThreadPool(16));
  }

  private static void serves(ExecutorService threads) throws Exception {
    Coder<Everything> coder = Octavo.typed(Everything.class);
    List<Future<Boolean>> results = new ArrayList<>();
    for (int task = 0; task < TASKS; task++) {
      Everything value = Everything.full(task % 100, null);
      results.add(threads.submit(() -> comesBack(coder, value)));
    }
    for (Future<Boolean> result : results) assertEquals(true, result.get());
    threads.shutdown();
  }

  /** What stays with threads that live on after a message of 300 KB. */
  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void keepsLittleForVirtualThreads() throws Exception {
    int count = 1000;
    Coder<byte[]> coder = Octavo.typed(byte[].class);
    byte[] value = new byte[300_000];
    CountDownLatch done = new CountDownLatch(count);
    CountDownLatch end = new CountDownLatch(1);
    ExecutorService threads =
        (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    long before = used();
    for (int task = 0; task < count; task++)
      threads.submit(
          () -> {
            coder.decode(coder.encode(value));
            done.countDown();
            end.await();
            return null;
          });
    done.await();
    long each = (used() - before) / count;
    end.countDown();
    threads.shutdown();
    assertTrue(each < 10_000, each + " bytes a thread");
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static boolean comesBack(Coder<Everything> coder, Everything value) {
    byte[] message = coder.encode(value);
    Thread.yield();
    return value.equals(coder.decode(message));
  }
}
