package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.model.Layout.Block;
import octavo.objects.wire.Writer;

/** Makes the code that writes a struct, or one section of an open one. */
final class WriteSection extends PutSection {
  final int writer = 1;

  WriteSection(Code code, Places places, int object, Section section) {
    super(code, places, object, section);
  }

  void make() {
    begin();
    writeFields();
    writeHeader();
    leave();
  }

  /** Writes fields of a section that another method has begun, with a header of zeros. */
  void resume(int from, int next) {
    code.iload(from).istore(start).iload(next).istore(at);
    takeBytes();
    beginHeader();
    writeFields();
    takeBytes();
    addHeader();
  }

  private void writeFields() {
    each(it -> it.prepare(this));
    for (Block block : Block.values()) each(block, it -> it.write(this));
  }

  private void begin() {
    code.aload(writer).get(Writer.class, "at", int.class).op(DUP).istore(start);
    code.plus(layout.headerSize()).istore(at);
    room(start, layout.maxSize());
    beginHeader();
  }

  private void writeHeader() {
    takeBytes();
    putHeader();
    if (!layout.isEmpty()) return;
    code.aload(bytes).iload(at).push(0).op(BASTORE).iload(at).plus(1).istore(at);
  }

  /** Takes the array, which may be another one than before. */
  private void takeBytes() {
    code.aload(writer).get(Writer.class, "bytes", byte[].class).astore(bytes);
  }

  /** Makes room for that many bytes from the place in a local variable on. */
  void room(int from, int size) {
    code.aload(writer)
        .iload(from)
        .push(size)
        .callOn(Writer.class, "room", byte[].class, int.class, int.class)
        .astore(bytes);
  }

  /** Gives the writer the position: others write now. */
  void leave() {
    code.aload(writer).iload(at).put(Writer.class, "at", int.class);
  }

  /** Takes the position back. */
  void enter() {
    code.aload(writer).get(Writer.class, "at", int.class).istore(at);
  }
}
