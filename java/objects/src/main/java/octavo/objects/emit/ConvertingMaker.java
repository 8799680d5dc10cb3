package octavo.objects.emit;

import java.util.List;
import octavo.objects.model.Conversion;
import octavo.objects.wire.Reader;

/** Makes the code that makes the values that others are written for, which {@code wire} makes. */
final class ConvertingMaker implements Maker {
  private final Maker wire;

  /** The index of the constant that converts. */
  private final int conversion;

  private int reader;

  /** The local variable that has where the value begins. */
  private int first;

  ConvertingMaker(Maker wire, int conversion) {
    this.wire = wire;
    this.conversion = conversion;
  }

  @Override
  public void begin(Code code, int reader) {
    this.reader = reader;
    first = code.local(int.class);
    code.aload(reader).get(Reader.class, "at", int.class).istore(first);
    wire.begin(code, reader);
  }

  @Override
  public void make(Code code, List<FieldCode> fields) {
    wire.make(code, fields);
    convert(code);
  }

  @Override
  public void target(Code code) {
    wire.target(code);
  }

  @Override
  public void store(Code code, int target, List<FieldCode> fields) {
    wire.store(code, target, fields);
  }

  @Override
  public void finish(Code code, int target) {
    wire.finish(code, target);
    convert(code);
  }

  private void convert(Code code) {
    int made = code.local(Object.class);
    code.astore(made).constant(Conversion.class, conversion).aload(made);
    code.aload(reader).iload(first);
    code.callOn(Conversion.class, "fromWire", Object.class, Object.class, Reader.class, int.class);
  }
}
