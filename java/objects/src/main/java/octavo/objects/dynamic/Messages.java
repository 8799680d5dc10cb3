package octavo.objects.dynamic;

import java.util.function.Function;
import java.util.function.LongConsumer;
import octavo.objects.model.Access;
import octavo.objects.model.Shape;
import octavo.objects.schema.Schema;
import octavo.objects.wire.Reader;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Writes and reads dynamic messages: one value of any class, or null. */
public final class Messages extends RootCoder {
  private final Settings settings;
  private final AnyCoder root;
  private final int firstDepth;

  public Messages(Settings settings, Access access, Function<Shape, ValueCoder> engine) {
    this.settings = settings;
    root = new AnyCoder(Object.class, new Classes(settings, access, engine));
    firstDepth = Writer.MAX_DEPTH - settings.limits().maxDepth() + 1;
  }

  /** What messages hold. */
  public Shape shape() {
    return new Shape.Any(new Schema.Any(null), Object.class, this);
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
      root.write(writer, value, firstDepth);
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
      return root.read(reader, bytes, firstDepth);
    } finally {
      reader.classes.clear();
      if (settings.hasReferences()) reader.objects.clear();
    }
  }

  private LongConsumer counts(Reader reader) {
    return settings.filter().isNone() ? null : count -> settings.filter().check(reader, count);
  }
}
