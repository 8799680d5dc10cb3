package octavo.objects.emit;

import octavo.objects.model.Conversion;
import octavo.objects.wire.Reader;

/** A field whose values others are written for: the code of those, and conversions around it. */
final class ConvertedField extends FieldAround {
  /** {@code conversion} is the index of the constant that converts. */
  ConvertedField(FieldAccess access, FieldCode wire, int conversion) {
    super(access, wire, conversion);
  }

  @Override
  void readAround(ReadSection section, int first) {
    Code code = section.code;
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
