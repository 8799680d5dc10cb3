package octavo.objects.types;

import octavo.objects.model.Elements;

/** A value as its only part. */
final class LoneElements implements Elements {
  @Override
  public Object[] of(Object value) {
    return new Object[] {value};
  }

  @Override
  public Object make(Object[] parts) {
    return parts[0];
  }
}
