package octavo.objects.typed;

/** Without generated classes. */
class HandlesTypedTest extends TypedTest {
  HandlesTypedTest() {
    super("handles");
  }
}
