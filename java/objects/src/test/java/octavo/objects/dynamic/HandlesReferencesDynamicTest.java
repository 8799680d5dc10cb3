package octavo.objects.dynamic;

/** References, through handles. */
class HandlesReferencesDynamicTest extends DynamicTest {
  HandlesReferencesDynamicTest() {
    super("handles", true);
  }
}
