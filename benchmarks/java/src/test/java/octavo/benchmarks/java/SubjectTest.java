package octavo.benchmarks.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import octavo.benchmarks.java.model.ComplexRecord;
import octavo.benchmarks.java.model.MarketData;
import octavo.fixtures.Workload;
import octavo.fixtures.Workloads;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubjectTest {
  @ParameterizedTest
  @ValueSource(strings = {"MarketData", "ApiResponse", "SocialGraphDelta"})
  void workloadsHoldWhatTheFixturesHold(String name) throws IOException {
    Workload fixture =
        Workloads.INSTANCE.getAll().stream()
            .filter(it -> it.getName().equals(name))
            .findAny()
            .get();
    Object[] objects = Subject.named(name).objects();
    for (int seed = 1; seed <= objects.length; seed++)
      assertEquals(
          new String(fixture.json(seed)), new ObjectMapper().writeValueAsString(objects[seed - 1]));
  }

  @Test
  void recordsHoldWhatTheClassesHold() {
    ObjectMapper json = new ObjectMapper();
    for (String name : new String[] {"Simple", "Complex", "Deep"}) {
      Object[] objects = Subject.named(name + "Object").objects();
      Object[] records = Subject.named(name + "Record").objects();
      for (int index = 0; index < objects.length; index++)
        assertEquals((JsonNode) json.valueToTree(objects[index]), json.valueToTree(records[index]));
    }
  }

  @Test
  void seesADifferenceDeepInside() {
    MarketData one = (MarketData) Subject.named("MarketData").objects()[0];
    MarketData other = (MarketData) Subject.named("MarketData").objects()[0];
    assertTrue(Subject.same(one, other));
    other.instruments.get(31).ticks.get(15).size++;
    assertFalse(Subject.same(one, other));
    assertFalse(Subject.same(Subject.named("ComplexObject").objects()[0], ComplexRecord.of(0)));
  }
}
