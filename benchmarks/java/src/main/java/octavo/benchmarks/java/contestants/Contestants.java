package octavo.benchmarks.java.contestants;

import java.util.List;

/** The serializers that are measured, by name. */
public final class Contestants {
  private Contestants() {}

  /** All but the one written by hand, which knows three classes only. */
  public static final List<String> LIBRARIES =
      List.of(
          "octavo",
          "fory",
          "fory-default",
          "kryo",
          "fastjson2",
          "jackson",
          "smile",
          "gson",
          "protostuff",
          "one-nio",
          "java-io");

  /** Makes one for objects of these types. */
  public static Contestant named(String name, Class<?>... types) {
    return switch (name) {
      case "hand" -> new HandWritten();
      case "octavo" -> new OctavoContestant(types);
      case "octavo-any" -> new OctavoAnyContestant(types);
      case "fory" -> ForyContestant.fastest(types);
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
