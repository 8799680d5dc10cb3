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
  void prepare(WriteMethod method) {
    wire.prepare(method);
  }

  @Override
  void write(WriteMethod method) {
    wire.write(method);
  }

  @Override
  void check(ReadMethod method) {
    wire.check(method);
  }

  @Override
  void read(ReadMethod method) {
    Code code = method.code;
    int first = code.local(int.class);
    code.iload(method.at).istore(first);
    wire.read(method);
    code.constant(Conversion.class, conversion)
        .aload(wire.value())
        .aload(method.reader)
        .iload(first)
        .callOn(Conversion.class, "fromWire", Object.class, Object.class, Reader.class, int.class)
        .cast(boxOf(access.type()));
    if (isPrimitive()) unbox(code, access.type());
    storeValue(code);
  }
}
