package octavo.benchmarks.java.contestants;

import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;

/** Protostuff's own format with schemas made at run time; its buffer is kept. */
final class ProtostuffContestant implements Contestant {
  private final PerType<Schema<Object>> schemas;
  private final LinkedBuffer buffer = LinkedBuffer.allocate(1 << 16);

  @SuppressWarnings("unchecked") // a schema of the type
  ProtostuffContestant(Class<?>... types) {
    schemas = new PerType<>(types, type -> (Schema<Object>) RuntimeSchema.getSchema(type));
  }

  @Override
  public byte[] encode(Object value) {
    try {
      return ProtostuffIOUtil.toByteArray(value, schemas.of(value.getClass()), buffer);
    } finally {
      buffer.clear();
    }
  }

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    Schema<Object> schema = schemas.of(type);
    Object value = schema.newMessage();
    ProtostuffIOUtil.mergeFrom(bytes, value, schema);
    return value;
  }
}
