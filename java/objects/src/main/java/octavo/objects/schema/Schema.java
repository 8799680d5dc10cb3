package octavo.objects.schema;

import java.util.List;
import octavo.objects.model.Fingerprint;
import octavo.objects.model.SchemaText;

/** The type of a message, or of a part of it: see spec/pack.md. */
public sealed interface Schema permits Scalar, Schema.Composite, Declaration {

  /** A type made of others; two with the same parts are equal. */
  sealed interface Composite extends Schema {}

  /** One of {@code names}. */
  record Enumeration(List<String> names) implements Composite {}

  /** A set of {@code names}. */
  record Flags(List<String> names) implements Composite {}

  /** A value of {@code of}, or none. */
  record Optional(Schema of) implements Composite {}

  /** A list of any number of values of {@code of}. */
  record Sequence(Schema of) implements Composite {}

  /** Exactly {@code size} values of {@code of}. */
  record Array(Schema of, int size) implements Composite {}

  /** A map: entries in order, with keys that differ. */
  record Mapping(Schema key, Schema value) implements Composite {}

  /** A value of each type of {@code of}, without names. */
  record Tuple(List<Schema> of) implements Composite {}

  /** A list of structs, stored field by field. */
  record Columns(List<Field> fields) implements Composite {}

  /**
   * A value that carries its class: see spec/objects.md. {@code of} is the type of the elements, if
   * the value is a collection or a map, or null.
   */
  record Any(Schema of) implements Composite {}

  /** A field of a struct or of columns, or a case of a union. */
  record Field(String name, Schema type) {}

  /** Returns the canonical text: see section 1 of spec/pack.md. */
  default String text() {
    return SchemaText.of(this);
  }

  /** Returns the fingerprint, which is the CRC-64-AVRO of the {@link #text}. */
  default long fingerprint() {
    return Fingerprint.of(text());
  }

  /**
   * Returns the schema with a canonical text; throws {@link IllegalArgumentException} when the text
   * is not one.
   */
  static Schema parse(String text) {
    return new SchemaParser(text).parse();
  }
}
