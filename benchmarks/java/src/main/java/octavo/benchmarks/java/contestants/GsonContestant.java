package octavo.benchmarks.java.contestants;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;

/** Gson, whose text goes to bytes and comes from them. */
final class GsonContestant implements Contestant {
  private final Gson gson = new Gson();

  @Override
  public byte[] encode(Object value) {
    return gson.toJson(value).getBytes(UTF_8);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    return gson.fromJson(new String(bytes, UTF_8), type);
  }
}
