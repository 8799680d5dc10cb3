package octavo.objects.typed;

/** With generated classes. */
class EmitTypedTest extends TypedTest {
  EmitTypedTest() {
    super("emit");
  }
}
