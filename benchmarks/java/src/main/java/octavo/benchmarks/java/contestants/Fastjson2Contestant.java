package octavo.benchmarks.java.contestants;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import java.util.stream.Stream;

/**
 * The binary format of fastjson2, whose contexts are kept. Classes are arrays of their fields;
 * records it reads by name.
 */
final class Fastjson2Contestant implements Contestant {
  private final JSONWriter.Context writes;
  private final JSONReader.Context reads;

  Fastjson2Contestant(Class<?>... types) {
    if (Stream.of(types).anyMatch(Class::isRecord)) {
      writes = JSONFactory.createWriteContext();
      reads = JSONFactory.createReadContext();
    } else {
      writes = JSONFactory.createWriteContext(JSONWriter.Feature.BeanToArray);
      reads = JSONFactory.createReadContext(JSONReader.Feature.SupportArrayToBean);
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
