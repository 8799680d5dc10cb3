package octavo.objects.dynamic;

import java.util.function.Function;
import java.util.function.LongConsumer;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;
import octavo.objects.schema.Schema;
import octavo.objects.wire.LimitedCoder;
import octavo.objects.wire.Reader;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Writes and reads dynamic messages: one value of any class, or null. */
public final class Messages extends RootCoder {
  private final Settings settings;
  private final Classes classes;
  private final AnyCoder root;
  private final int firstDepth;

  /** Bytes of a message that keeps to all limits, and that no filter is asked about. */
  private final int mostBytes;

  public Messages(Settings settings, Access access, Function<Shape, ValueCoder> engine) {
    this.settings = settings;
    classes = new Classes(settings, access, engine);
    root = new AnyCoder(Object.class, classes);
    firstDepth = Writer.MAX_DEPTH - settings.limits().maxDepth() + 1;
    boolean isAsked = settings.hasReferences() || !settings.filter().isNone();
    mostBytes = isAsked ? 0 : LimitedCoder.mostBytes(settings.limits());
  }

  /** What messages hold. */
  public Shape shape() {
    return new Shape.Any(new Schema.Any(null), Object.class, this, () -> null);
  }

  @Override
  public byte[] message(Object value, int at, int depth) {
    NewClass type = measurable(value);
    return type == null ? null : type.message(value, at, firstDepth);
  }

  @Override
  public int put(Object value, int at, int depth, byte[] target) {
    NewClass type = measurable(value);
    return type == null ? -1 : type.put(value, at, firstDepth, target);
  }

  /** The class of a value, if its messages may be made without a writer. */
  private NewClass measurable(Object value) {
    if (value == null || settings.hasReferences()) return null;
    return classes.known(value.getClass()) instanceof NewClass it ? it : null;
  }

  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    if (end - at > mostBytes) return null;
    NewClass type = classes.tagged().introduced(bytes, at, end);
    return type == null ? null : type.whole(bytes, at, firstDepth, end);
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    if (value == null) {
      writer.varint(Tags.NULL);
      return;
    }
    writer.classes.begin();
    try {
      if (settings.hasReferences()) writer.objects.begin();
      root.write(writer, classes.of(value.getClass()), value, firstDepth);
    } finally {
      if (settings.hasReferences()) writer.objects.clear();
    }
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    reader.limit(settings.limits(), counts(reader));
    if (reader.end > first && bytes[first] == Tags.NULL) {
      reader.at++;
      return null;
    }
    try {
      if (settings.hasReferences()) reader.objects.beginMessage();
      return root.readAny(reader, bytes, firstDepth);
    } finally {
      reader.classes.clear();
      if (settings.hasReferences()) reader.objects.clear();
    }
  }

  private LongConsumer counts(Reader reader) {
    return settings.filter().isNone() ? null : count -> settings.filter().check(reader, count);
  }
}
