package octavo.objects.dynamic;

/** References. */
class ReferencesDynamicTest extends DynamicTest {
  ReferencesDynamicTest() {
    super("handles", true);
  }
}
