package octavo.objects;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongFunction;
import octavo.objects.frame.Frame;
import octavo.objects.frame.Wire;
import octavo.objects.model.Fingerprint;
import octavo.objects.schema.Schema;
import octavo.objects.schema.SchemaDifference;

/** The schemas that the messages of a stream are of, and what reads them as one type. */
final class Versions<T> {
  /** Characters of schemas that a stream may tell: each stays as long as its reader. */
  private static final int MAX_TOLD = 1 << 18;

  /** A shorter one counts as so many: what reads its messages is made of 14 KB in 0.1 ms. */
  private static final int LEAST = 256;

  private final Coder<T> coder;
  private final Map<String, Schema> told = new HashMap<>();
  private final Map<Long, Schema> known = new HashMap<>();
  private final Map<Long, Decoder<T>> decoders = new HashMap<>();

  /**
   * Why there is no decoder for a schema: to find that out takes much longer than to read a frame.
   */
  private final Map<Long, MismatchException> refusals = new HashMap<>();

  private LongFunction<Schema> others;
  private int left = MAX_TOLD;

  Versions(Coder<T> coder) {
    this.coder = coder;
  }

  /** Reads messages of other schemas from here on: of those told, and of those asked for. */
  void evolve(LongFunction<Schema> others) {
    this.others = others;
  }

  /** Takes the schema that a frame tells. */
  void learn(Frame frame) {
    String text = SchemaFrame.text(frame);
    if (told.containsKey(text) || Fingerprint.of(text) == coder.fingerprint()) return;
    int size = Math.max(text.length(), LEAST);
    if (size > left)
      throw new MalformedException(
          MalformedKind.LIMIT,
          "at most " + MAX_TOLD + " characters of schemas",
          size + " where " + left + " are left",
          frame.offset());
    Schema schema = parsed(text, frame);
    left -= size;
    told.put(text, schema);
    known.put(schema.fingerprint(), schema);
  }

  private static Schema parsed(String text, Frame frame) {
    try {
      return Schema.parse(text);
    } catch (IllegalArgumentException e) {
      throw new MismatchException("a schema", e.getMessage(), frame.offset(), e);
    }
  }

  /** What reads a message of another schema; throws {@link MismatchException} if nothing does. */
  Decoder<T> decoder(Frame frame) {
    Decoder<T> ready = decoders.get(frame.fingerprint());
    if (ready != null) return ready;
    MismatchException refusal = refusals.get(frame.fingerprint());
    if (refusal != null) throw again(refusal, frame);
    Schema schema = schema(frame.fingerprint());
    if (schema == null) throw unknown(frame);
    try {
      Decoder<T> decoder = decoder(frame, schema);
      decoders.put(frame.fingerprint(), decoder);
      return decoder;
    } catch (MismatchException e) {
      refusals.put(frame.fingerprint(), e);
      throw e;
    }
  }

  private Decoder<T> decoder(Frame frame, Schema schema) {
    if (others == null) throw other(frame, schema);
    return coder.readingUnknown(schema);
  }

  /** The error for a frame of another wire, or of a schema that is not known. */
  MismatchException unknown(Frame frame) {
    try {
      frame.expect(Wire.PACK, coder.fingerprint(), coder.schema());
      throw new IllegalArgumentException("a frame that is as expected");
    } catch (MismatchException e) {
      return e;
    }
  }

  /** The error for a frame of a schema that is known, but not read. */
  private MismatchException other(Frame frame, Schema schema) {
    MismatchException e = unknown(frame);
    String differences = SchemaDifference.list(coder.schema(), schema);
    String found = e.found() + " of " + schema.text() + ": " + differences;
    return new MismatchException(e.expected(), found, e.offset(), null);
  }

  /** The refusal of an earlier frame for this one: if it has a place, that is the frame's. */
  private static MismatchException again(MismatchException refusal, Frame frame) {
    return refusal.offset() < 0
        ? refusal
        : new MismatchException(refusal.expected(), refusal.found(), frame.offset(), null);
  }

  private Schema schema(long fingerprint) {
    Schema schema = known.get(fingerprint);
    return schema == null && others != null ? found(fingerprint) : schema;
  }

  private Schema found(long fingerprint) {
    Schema schema = others.apply(fingerprint);
    if (schema != null && schema.fingerprint() != fingerprint)
      throw new IllegalArgumentException(
          String.format("the schema found for %016x is %s", fingerprint, schema.text()));
    return schema;
  }
}
