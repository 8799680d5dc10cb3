package octavo.objects.emit;

import octavo.objects.model.Conversion;

/** Loads what is written for a field's value. */
final class WireAccess extends FieldAccess {
  private final FieldAccess value;
  private final int conversion;

  /** {@code conversion} is the index of the constant that makes it of the value. */
  WireAccess(FieldAccess value, int conversion) {
    this.value = value;
    this.conversion = conversion;
  }

  @Override
  String name() {
    return value.name();
  }

  @Override
  Class<?> type() {
    return Object.class;
  }

  @Override
  void store(Code code, int object, int wire) {
    throw new UnsupportedOperationException("the value itself is stored");
  }

  @Override
  void load(Code code, int object) {
    value.load(code, object);
    if (value.type().isPrimitive()) FieldCode.box(code, value.type());
    code.constant(Conversion.class, conversion)
        .call(Conversion.class, "toWire", Object.class, Object.class, Conversion.class);
  }
}
