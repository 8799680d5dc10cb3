package octavo.benchmarks.java;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import octavo.benchmarks.java.model.AnyObject;
import octavo.benchmarks.java.model.ApiResponse;
import octavo.benchmarks.java.model.ArraysObject;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.ComplexRecord;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.DeepRecord;
import octavo.benchmarks.java.model.MapsObject;
import octavo.benchmarks.java.model.MarketData;
import octavo.benchmarks.java.model.SimpleObject;
import octavo.benchmarks.java.model.SimpleRecord;
import octavo.benchmarks.java.model.SocialGraphDelta;
import octavo.fixtures.Workload;
import octavo.fixtures.Workloads;

/** A class that is measured, and objects of it: a contestant takes them in turns. */
record Subject(Class<?> type, Object[] objects) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Makes the subject that is called as its class. */
  static Subject named(String name) {
    return switch (name) {
      case "SimpleObject" -> small(SimpleObject.class, SimpleObject::of);
      case "ComplexObject" -> small(ComplexObject.class, ComplexObject::of);
      case "DeepObject" -> small(DeepObject.class, DeepObject::of);
      case "SimpleRecord" -> small(SimpleRecord.class, SimpleRecord::of);
      case "ComplexRecord" -> small(ComplexRecord.class, ComplexRecord::of);
      case "DeepRecord" -> small(DeepRecord.class, DeepRecord::of);
      case "ArraysObject" -> small(ArraysObject.class, ArraysObject::of);
      case "MapsObject" -> small(MapsObject.class, MapsObject::of);
      case "AnyObject" -> small(AnyObject.class, AnyObject::of);
      case "MarketData" -> workload(MarketData.class);
      case "ApiResponse" -> workload(ApiResponse.class);
      case "SocialGraphDelta" -> workload(SocialGraphDelta.class);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static Subject small(Class<?> type, IntFunction<Object> maker) {
    return new Subject(type, IntStream.range(0, 64).mapToObj(maker).toArray());
  }

  /** Fewer of these, so that they stay in the processor's caches. */
  private static Subject workload(Class<?> type) {
    IntFunction<Object> maker = seed -> read(fixture(type.getSimpleName()).json(seed), type);
    return new Subject(type, IntStream.rangeClosed(1, 4).mapToObj(maker).toArray());
  }

  private static Workload fixture(String name) {
    return Workloads.INSTANCE.getAll().stream()
        .filter(it -> it.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Object read(byte[] json, Class<?> type) {
    try {
      return JSON.readValue(json, type);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  String name() {
    return type.getSimpleName();
  }

  /** Whether two objects have equal values in all their fields, however deep. */
  static boolean same(Object one, Object other) {
    return one.getClass() == other.getClass()
        && JSON.valueToTree(one).equals(JSON.valueToTree(other));
  }
}
