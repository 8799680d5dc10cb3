package octavo.benchmarks;

import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import com.google.flatbuffers.FlexBuffersBuilder;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes trees of maps and lists with Google's Java library, and reads them back. */
public final class FlexBuffersTree {
  private static final int FLAGS = FlexBuffersBuilder.BUILDER_FLAG_SHARE_KEYS_AND_STRINGS;

  private final FlexBuffersBuilder builder =
      new FlexBuffersBuilder(new ArrayReadWriteBuf(256 * 1024), FLAGS);

  public byte[] encode(Object tree) {
    var buffer = write(tree);
    var bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  /** Returns the message in the builder's own buffer, good until the next one. */
  public ByteBuffer write(Object tree) {
    builder.clear();
    put(null, tree);
    return builder.finish();
  }

  public static Object decode(byte[] message) {
    return value(FlexBuffers.getRoot(new ArrayReadWriteBuf(message, message.length)));
  }

  private void put(String key, Object value) {
    if (value instanceof Map<?, ?> map) {
      int start = builder.startMap();
      for (var entry : map.entrySet()) put((String) entry.getKey(), entry.getValue());
      builder.endMap(key, start);
    } else if (value instanceof List<?> list) {
      int start = builder.startVector();
      for (var element : list) put(null, element);
      builder.endVector(key, start, false, false);
    } else if (value instanceof String text) {
      builder.putString(key, text);
    } else if (value instanceof Double number) {
      builder.putFloat(key, number);
    } else if (value instanceof Boolean bool) {
      builder.putBoolean(key, bool);
    } else {
      builder.putInt(key, ((Number) value).longValue());
    }
  }

  private static Object value(FlexBuffers.Reference reference) {
    if (reference.isMap()) return map(reference.asMap());
    if (reference.isVector()) return list(reference.asVector());
    if (reference.isString()) return reference.asString();
    if (reference.isFloat()) return reference.asFloat();
    if (reference.isBoolean()) return reference.asBoolean();
    return reference.asLong();
  }

  private static Map<String, Object> map(FlexBuffers.Map source) {
    var keys = source.keys();
    var values = source.values();
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < keys.size(); i++) map.put(keys.get(i).toString(), value(values.get(i)));
    return map;
  }

  private static List<Object> list(FlexBuffers.Vector source) {
    int size = source.size();
    var list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) list.add(value(source.get(i)));
    return list;
  }
}
