package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
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

  private static boolean comesBack(Coder<Everything> coder, Everything value) {
    byte[] message = coder.encode(value);
    Thread.yield();
    return value.equals(coder.decode(message));
  }
}
