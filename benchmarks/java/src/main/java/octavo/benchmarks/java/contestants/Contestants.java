package octavo.benchmarks.java.contestants;

import java.util.List;
import java.util.function.Supplier;

/** The serializers that are measured, by name. */
public final class Contestants {
  private Contestants() {}

  /** All but those written by hand, which know three classes only. */
  public static final List<String> LIBRARIES =
      List.of(
          "octavo",
          "fory",
          "fory-compressed",
          "fory-default",
          "kryo",
          "fastjson2",
          "jackson",
          "smile",
          "gson",
          "protostuff",
          "one-nio",
          "java-io");

  /** Makes one whose coders are not generated. */
  private static Contestant withHandles(Supplier<Contestant> maker) {
    System.setProperty("octavo.objects.engine", "handles");
    try {
      return maker.get();
    } finally {
      System.clearProperty("octavo.objects.engine");
    }
  }

  /** Makes one for objects of these types. */
  public static Contestant named(String name, Class<?>... types) {
    return switch (name) {
      case "hand" -> new HandWritten();
      case "pack-by-hand" -> new PackByHand();
      case "octavo" -> new OctavoContestant(types);
      case "octavo-handles" -> withHandles(() -> new OctavoContestant(types));
      case "octavo-any" -> OctavoAnyContestant.plain(types);
      case "octavo-any-handles" -> withHandles(() -> OctavoAnyContestant.plain(types));
      case "octavo-references" -> OctavoAnyContestant.withReferences(types);
      case "fory" -> ForyContestant.fastest(types);
      case "fory-compressed" -> ForyContestant.compressed(types);
      case "fory-interpreted" -> ForyContestant.interpreted(types);
      case "fory-default" -> ForyContestant.byDefault(types);
      case "kryo" -> new KryoContestant(types);
      case "fastjson2" -> new Fastjson2Contestant(types);
      case "jackson" -> JacksonContestant.json(types);
      case "smile" -> JacksonContestant.smile(types);
      case "gson" -> new GsonContestant();
      case "protostuff" -> new ProtostuffContestant(types);
      case "one-nio" -> new OneNioContestant();
      case "java-io" -> new JavaIoContestant();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
