package octavo.benchmarks.java.contestants;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.io.IOException;

/** Jackson with Blackbird, readers and writers made once. */
final class JacksonContestant implements Contestant {
  private final PerType<ObjectWriter> writers;
  private final PerType<ObjectReader> readers;

  private JacksonContestant(ObjectMapper mapper, Class<?>... types) {
    mapper.registerModule(new BlackbirdModule());
    writers = new PerType<>(types, mapper::writerFor);
    readers = new PerType<>(types, mapper::readerFor);
  }

  static JacksonContestant json(Class<?>... types) {
    JsonFactory factory =
        JsonFactory.builder()
            .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();
    return new JacksonContestant(new ObjectMapper(factory), types);
  }

  static JacksonContestant smile(Class<?>... types) {
    return new JacksonContestant(new SmileMapper(), types);
  }

  @Override
  public byte[] encode(Object value) throws IOException {
    return writers.of(value.getClass()).writeValueAsBytes(value);
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) throws IOException {
    return readers.of(type).readValue(bytes);
  }
}
