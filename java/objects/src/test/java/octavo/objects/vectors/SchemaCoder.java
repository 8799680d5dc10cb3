package octavo.objects.vectors;

import octavo.objects.Limits;
import octavo.objects.schema.Schema;

/** Writes and reads values of one schema, as {@link Values} makes them of JSON. */
interface SchemaCoder {
  byte[] encode(Object value);

  Object decode(byte[] message);

  /** One of other limits. */
  SchemaCoder limitedTo(Limits limits);

  /** One that reads messages of another schema. */
  SchemaCoder reading(Schema writer);
}
