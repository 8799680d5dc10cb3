package octavo.objects.dynamic;

/** References, generated. */
class EmitReferencesDynamicTest extends DynamicTest {
  EmitReferencesDynamicTest() {
    super("emit", true);
  }
}
