package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.IRETURN;

import octavo.objects.model.Layout.Block;
import org.objectweb.asm.MethodVisitor;

/**
 * Makes a method that checks the header's bits of fields, or reads fields of one block and stores
 * them: {@code (Reader, byte[], int depth, int start, int at, Object target)}. It returns their
 * end.
 */
final class ReadGroup {
  static final String DESCRIPTOR = "(Loctavo/objects/wire/Reader;[BIIILjava/lang/Object;)I";

  private static final int START = 4;
  private static final int AT = 5;
  private static final int TARGET = 6;

  private final Section section;
  private final Code code;
  private final Places places;
  private final ReaderSection made;

  ReadGroup(MethodVisitor visitor, Section section) {
    this.section = section;
    code = new Code(visitor, 7);
    places = ReadMethod.places(code);
    made = new ReaderSection(code, places, section);
  }

  void makeChecks() {
    made.resume(START, AT);
    made.checkAll();
    end();
  }

  void make(Block block, Maker maker) {
    made.resume(START, AT);
    made.readAll(block);
    maker.store(code, TARGET, section.fields());
    end();
  }

  private void end() {
    code.iload(made.at).op(IRETURN);
    places.end();
    code.end();
  }
}
