package octavo.benchmarks.java.contestants;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import java.util.stream.Stream;

/** The binary format of fastjson2. Classes are arrays of their fields; records it reads by name. */
final class Fastjson2Contestant implements Contestant {
  private final JSONWriter.Feature[] writes;
  private final JSONReader.Feature[] reads;

  Fastjson2Contestant(Class<?>... types) {
    if (Stream.of(types).anyMatch(Class::isRecord)) {
      writes = new JSONWriter.Feature[0];
      reads = new JSONReader.Feature[0];
    } else {
      writes = new JSONWriter.Feature[] {JSONWriter.Feature.BeanToArray};
      reads = new JSONReader.Feature[] {JSONReader.Feature.SupportArrayToBean};
    }
  }

  @Override
  public byte[] encode(Object value) {
    return JSONB.toBytes(value, writes);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    return JSONB.parseObject(bytes, type, reads);
  }
}
