package octavo.objects.emit;

import octavo.objects.model.Conversion;
import octavo.objects.wire.Reader;

/** A field whose values others are written for: the code of those, and conversions around it. */
final class ConvertedField extends FieldCode {
  private final FieldCode wire;
  private final int conversion;

  /** {@code conversion} is the index of the constant that converts. */
  ConvertedField(FieldAccess access, FieldCode wire, int conversion) {
    super(access, wire.slot, wire.optional);
    this.wire = wire;
    this.conversion = conversion;
  }

  @Override
  void prepare(PutSection section) {
    wire.prepare(section);
  }

  @Override
  void write(WriteSection section) {
    wire.write(section);
  }

  @Override
  void check(ReadSection section) {
    wire.check(section);
  }

  @Override
  void read(ReadSection section) {
    Code code = section.code;
    int first = code.local(int.class);
    code.iload(section.at).istore(first);
    wire.read(section);
    code.constant(Conversion.class, conversion)
        .aload(wire.value())
        .aload(section.reader)
        .iload(first)
        .callOn(Conversion.class, "fromWire", Object.class, Object.class, Reader.class, int.class)
        .cast(boxOf(access.type()));
    if (isPrimitive()) unbox(code, access.type());
    storeValue(code);
  }
}
