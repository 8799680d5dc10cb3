import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import com.google.flatbuffers.FlexBuffersBuilder;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * The official Java implementation. usage: Flex read | Flex write
 *
 * <p>read: length-prefixed messages in, canonical JSON lines out; write: JSON lines in,
 * length-prefixed messages out.
 */
public final class Flex {
  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("read")) {
      readAll();
    } else {
      writeAll();
    }
  }

  private static void readAll() throws IOException {
    ByteBuffer input = ByteBuffer.wrap(System.in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
    PrintStream output =
        new PrintStream(new BufferedOutputStream(System.out), false, StandardCharsets.UTF_8);
    while (input.hasRemaining()) {
      byte[] message = new byte[input.getInt()];
      input.get(message);
      output.println(read(message));
    }
    output.flush();
  }

  private static String read(byte[] message) {
    try {
      FlexBuffers.Reference root =
          FlexBuffers.getRoot(new ArrayReadWriteBuf(message, message.length));
      return new GsonBuilder().serializeNulls().create().toJson(canonical(root));
    } catch (RuntimeException error) {
      return "error: " + error;
    }
  }

  private static JsonElement canonical(FlexBuffers.Reference value) {
    if (value.isNull()) return JsonNull.INSTANCE;
    if (value.isBoolean()) return new JsonPrimitive(value.asBoolean());
    if (value.isInt()) return new JsonPrimitive(value.asLong());
    if (value.isUInt())
      return new JsonPrimitive(new BigInteger(Long.toUnsignedString(value.asLong())));
    if (value.isFloat())
      return new JsonPrimitive(
          "f64:" + HexFormat.of().toHexDigits(Double.doubleToLongBits(value.asFloat())));
    if (value.isKey()) return new JsonPrimitive(value.asKey().toString());
    if (value.isString()) return new JsonPrimitive(value.asString());
    if (value.isBlob())
      return new JsonPrimitive("hex:" + HexFormat.of().formatHex(value.asBlob().getBytes()));
    if (value.isMap()) return entries(value.asMap());
    return elements(value.asVector());
  }

  private static JsonObject entries(FlexBuffers.Map map) {
    JsonObject entries = new JsonObject();
    FlexBuffers.KeyVector keys = map.keys();
    for (int i = 0; i < map.size(); i++) {
      String key = keys.get(i).toString();
      entries.add(key, canonical(map.get(key)));
    }
    return entries;
  }

  private static JsonArray elements(FlexBuffers.Vector vector) {
    JsonArray elements = new JsonArray();
    for (int i = 0; i < vector.size(); i++) elements.add(canonical(vector.get(i)));
    return elements;
  }

  private static void writeAll() throws IOException {
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    OutputStream output = new BufferedOutputStream(System.out);
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      FlexBuffersBuilder builder = new FlexBuffersBuilder(1 << 20);
      put(builder, null, JsonParser.parseString(line));
      ByteBuffer message = builder.finish();
      output.write(
          ByteBuffer.allocate(4)
              .order(ByteOrder.LITTLE_ENDIAN)
              .putInt(message.remaining())
              .array());
      output.write(
          message.array(), message.arrayOffset() + message.position(), message.remaining());
    }
    output.flush();
  }

  private static void put(FlexBuffersBuilder builder, String key, JsonElement value) {
    if (value.isJsonNull()) {
      builder.putNull(key);
    } else if (value.isJsonObject()) {
      int start = builder.startMap();
      value
          .getAsJsonObject()
          .entrySet()
          .forEach(entry -> put(builder, entry.getKey(), entry.getValue()));
      builder.endMap(key, start);
    } else if (value.isJsonArray()) {
      int start = builder.startVector();
      value.getAsJsonArray().forEach(element -> put(builder, null, element));
      builder.endVector(key, start, false, false);
    } else {
      putScalar(builder, key, value.getAsJsonPrimitive());
    }
  }

  private static void putScalar(FlexBuffersBuilder builder, String key, JsonPrimitive value) {
    if (value.isBoolean()) {
      builder.putBoolean(key, value.getAsBoolean());
    } else if (value.isString()) {
      builder.putString(key, value.getAsString());
    } else if (value.getAsString().matches("-?[0-9]+")) {
      builder.putInt(key, value.getAsLong());
    } else {
      builder.putFloat(key, value.getAsDouble());
    }
  }
}
