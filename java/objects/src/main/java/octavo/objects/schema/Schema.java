package octavo.objects.schema;

import java.util.List;
import octavo.objects.model.Fingerprint;
import octavo.objects.model.SchemaText;

/** What a message holds: the types of spec/pack.md. */
public sealed interface Schema permits Scalar, Schema.Composite, Declaration {

  /** Types made of others; two with the same parts are equal. */
  sealed interface Composite extends Schema {}

  /** One of {@code names}. */
  record Enumeration(List<String> names) implements Composite {}

  /** A set of {@code names}. */
  record Flags(List<String> names) implements Composite {}

  /** A value or none. */
  record Optional(Schema of) implements Composite {}

  /** A list of any length. */
  record Sequence(Schema of) implements Composite {}

  /** Exactly {@code size} values. */
  record Array(Schema of, int size) implements Composite {}

  /** Entries in order, keys that differ. */
  record Mapping(Schema key, Schema value) implements Composite {}

  /** Values without names. */
  record Tuple(List<Schema> of) implements Composite {}

  /** A list of structs, stored field by field. */
  record Columns(List<Field> fields) implements Composite {}

  /**
   * A value that says itself of which class it is, spec/objects.md; {@code of} says of which
   * elements a collection or a map is, or is null.
   */
  record Any(Schema of) implements Composite {}

  /** A named part of a declaration. */
  record Field(String name, Schema type) {}

  /** The canonical text, section 1 of spec/pack.md. */
  default String text() {
    return SchemaText.of(this);
  }

  /** The CRC-64-AVRO of the text. */
  default long fingerprint() {
    return Fingerprint.of(text());
  }

  /** Reads a canonical text; throws {@link IllegalArgumentException} for any other. */
  static Schema parse(String text) {
    return new SchemaParser(text).parse();
  }
}
