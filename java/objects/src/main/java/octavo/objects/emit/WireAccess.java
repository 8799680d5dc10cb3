package octavo.objects.emit;

import octavo.objects.model.Conversion;

/** Loads what is written for a field's value. */
final class WireAccess extends FieldAccess {
  private final FieldAccess value;
  private final Class<?> type;
  private final int conversion;

  /** {@code conversion} is the index of the constant that makes a {@code type} of the value. */
  WireAccess(FieldAccess value, Class<?> type, int conversion) {
    super(value);
    this.value = value;
    this.type = type;
    this.conversion = conversion;
  }

  @Override
  Class<?> type() {
    return type;
  }

  @Override
  void load(Code code, int object) {
    value.load(code, object);
    if (value.type().isPrimitive()) FieldCode.box(code, value.type());
    code.constant(Conversion.class, conversion)
        .call(Conversion.class, "toWire", Object.class, Object.class, Conversion.class)
        .cast(type);
  }
}
