package octavo.objects.vectors;

import java.lang.reflect.Type;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.Engines;
import octavo.objects.Limits;
import octavo.objects.Octavo;
import octavo.objects.schema.Schema;

/** Takes the values as objects of classes that have the schema. */
record ClassCoder(
    String engine, Schema schema, Type type, Coder<Object> coder, Decoder<Object> decoder)
    implements SchemaCoder {

  static ClassCoder of(String engine, Schema schema, Type type) {
    return of(engine, schema, type, Engines.typed(engine, type));
  }

  private static ClassCoder of(String engine, Schema schema, Type type, Coder<Object> coder) {
    return new ClassCoder(engine, schema, type, coder, coder);
  }

  @Override
  public ClassCoder limitedTo(Limits limits) {
    return of(engine, schema, type, Engines.by(engine, () -> limited(limits, type)));
  }

  private static Coder<Object> limited(Limits limits, Type type) {
    return Octavo.builder().limits(limits).typed(type);
  }

  @Override
  public ClassCoder reading(Schema writer) {
    return new ClassCoder(engine, schema, type, coder, coder.reading(writer));
  }

  @Override
  public byte[] encode(Object value) {
    return coder.encode(ClassValues.of(schema, type, value));
  }

  @Override
  public Object decode(byte[] message) {
    return ClassValues.from(schema, decoder.decode(message));
  }
}
