package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.IRETURN;

import org.objectweb.asm.MethodVisitor;

/**
 * Makes a method that writes fields of one block, from a place on: {@code (Writer, Object, int
 * depth, int start, int at)}. It returns their end.
 */
final class WriteGroup {
  static final String DESCRIPTOR = "(Loctavo/objects/wire/Writer;Ljava/lang/Object;III)I";

  private static final int VALUE = 2;
  private static final int START = 4;
  private static final int AT = 5;

  private final Code code;
  private final int object;

  WriteGroup(MethodVisitor visitor, Class<?> type) {
    code = new Code(visitor, 6);
    object = code.local(Object.class);
    code.aload(VALUE).cast(type).astore(object);
  }

  void make(Section section) {
    Places places = WriteMethod.places(code);
    WriteSection made = new WriteSection(code, places, object, section);
    made.resume(START, AT);
    code.iload(made.at).op(IRETURN);
    places.end();
    code.end();
  }
}
