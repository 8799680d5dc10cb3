package octavo.benchmarks.java;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import octavo.objects.Coder;
import octavo.objects.Octavo;
import org.apache.fory.Fory;

/** The serializers that are measured, each as fast as its settings go. */
final class Contestants {
  private Contestants() {}

  static Contestant named(String name, Class<?>... types) {
    return switch (name) {
      case "octavo" -> octavo(types);
      case "hand" -> new HandWritten();
      case "fory" -> fory(types);
      case "kryo" -> kryo(types);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static Contestant octavo(Class<?>... types) {
    Map<Class<?>, Coder<Object>> coders = new HashMap<>();
    for (Class<?> type : types) coders.put(type, Octavo.typed((java.lang.reflect.Type) type));
    return new Contestant() {
      private Class<?> last;
      private Coder<Object> coder;

      private Coder<Object> coder(Class<?> type) {
        if (type != last) {
          coder = coders.get(type);
          last = type;
        }
        return coder;
      }

      @Override
      public byte[] encode(Object value) {
        return coder(value.getClass()).encode(value);
      }

      @Override
      public Object decode(byte[] bytes, Class<?> type) {
        return coder(type).decode(bytes);
      }
    };
  }

  private static Contestant fory(Class<?>... types) {
    Fory fory =
        Fory.builder()
            .requireClassRegistration(true)
            .withXlang(false)
            .withCompatible(false)
            .withRefTracking(false)
            .withCodegen(true)
            .build();
    for (Class<?> type : types) {
      fory.register(type);
      for (Class<?> nested : type.getDeclaredClasses()) fory.register(nested);
    }
    return new Contestant() {
      @Override
      public byte[] encode(Object value) {
        return fory.serialize(value);
      }

      @Override
      public Object decode(byte[] bytes, Class<?> type) {
        return fory.deserialize(bytes);
      }
    };
  }

  private static Contestant kryo(Class<?>... types) {
    Kryo kryo = new Kryo();
    kryo.setReferences(false);
    for (Class<?> type : types) {
      kryo.register(type);
      for (Class<?> nested : type.getDeclaredClasses()) kryo.register(nested);
    }
    kryo.register(ArrayList.class);
    kryo.register(HashMap.class);
    kryo.register(LinkedHashMap.class);
    Output output = new Output(1024, -1);
    Input input = new Input();
    return new Contestant() {
      @Override
      public byte[] encode(Object value) {
        output.reset();
        kryo.writeClassAndObject(output, value);
        return output.toBytes();
      }

      @Override
      public Object decode(byte[] bytes, Class<?> type) {
        input.setBuffer(bytes);
        return kryo.readClassAndObject(input);
      }
    };
  }
}
