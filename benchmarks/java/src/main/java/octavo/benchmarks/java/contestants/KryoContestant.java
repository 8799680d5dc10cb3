package octavo.benchmarks.java.contestants;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;

/**
 * Kryo, all classes registered, no references; both sides know a message's class, as Octavo's do.
 */
final class KryoContestant implements Contestant.Reusing {
  private final Kryo kryo = new Kryo();
  private final Output output = new Output(1024, -1);
  private final Input input = new Input();

  KryoContestant(Class<?>... types) {
    kryo.setReferences(false);
    for (Class<?> type : types) {
      kryo.register(type);
      for (Class<?> nested : type.getDeclaredClasses()) kryo.register(nested);
    }
    kryo.register(ArrayList.class);
    kryo.register(HashMap.class);
    kryo.register(LinkedHashMap.class);
  }

  @Override
  public byte[] encode(Object value) {
    encodeReusing(value);
    return output.toBytes();
  }

  @Override
  public int encodeReusing(Object value) {
    output.reset();
    kryo.writeObject(output, value);
    return output.position();
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    input.setBuffer(bytes);
    return kryo.readObject(input, type);
  }
}
