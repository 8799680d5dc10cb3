package octavo.benchmarks.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntryTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SimpleObject",
        "ComplexObject",
        "DeepObject",
        "SimpleRecord",
        "ComplexRecord",
        "DeepRecord",
        "ArraysObject",
        "MapsObject",
        "MarketData",
        "ApiResponse",
        "SocialGraphDelta"
      })
  void octavoMakesEqualObjectsOfItsMessages(String name) {
    assertNull(new Entry("octavo", Subject.named(name)).error());
  }

  @ParameterizedTest
  @ValueSource(strings = {"octavo-any", "octavo-any-handles", "octavo-references"})
  void messagesOfAnyClassMakeEqualObjects(String contestant) {
    assertNull(new Entry(contestant, Subject.named("AnyObject")).error());
  }

  @Test
  void whoCannotDecodeHasNoFigures() throws Exception {
    Entry entry = new Entry("hand", Subject.named("SimpleRecord"));
    assertNotNull(entry.error());
    assertEquals(Map.of("error", entry.error()), entry.result());
    assertTrue(entry.tasks.isEmpty());
  }

  @Test
  void figuresAreOfOneOperation() throws Exception {
    Entry entry = new Entry("java-io", Subject.named("SimpleObject"));
    for (Task task : entry.tasks) for (int batch = 0; batch < 3; batch++) task.batch();
    Map<?, ?> encode = (Map<?, ?>) entry.result().get("encode");
    long allocated = (long) encode.get("allocated");
    int bytes = (int) entry.result().get("bytes");
    assertTrue(allocated > bytes && allocated < 100L * bytes, "allocated " + allocated);
  }
}
