package octavo.objects.types;

/** There are so many types inside one another that their names would be too long. */
final class TooManyTypes extends IllegalArgumentException {
  TooManyTypes(Class<?> type, int most) {
    super(
        "cannot encode "
            + type.getTypeName()
            + ": more than "
            + most
            + " types stand inside one another");
  }
}
