package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.schema.Layout.Block;
import octavo.objects.wire.Writer;

/** Makes the code that writes a struct, or one section of an open one. */
final class WriteSection extends SectionCode {
  final int writer = 1;

  /** Local variables: the object, and the message's array. */
  final int object;

  final int bytes;

  WriteSection(Code code, Places places, int object, Section section) {
    super(code, places, section);
    this.object = object;
    bytes = code.local(Object.class);
  }

  void make() {
    begin();
    each(it -> it.prepare(this));
    for (Block block : Block.values()) each(block, it -> it.write(this));
    writeHeader();
    leave();
  }

  private void begin() {
    code.aload(writer).get(Writer.class, "at", int.class).op(DUP).istore(start);
    code.plus(layout.headerSize()).istore(at);
    code.aload(writer)
        .iload(start)
        .push(layout.maxSize())
        .callOn(Writer.class, "room", byte[].class, int.class, int.class);
    code.astore(bytes);
    for (int word = 0; word < header.length; word++) {
      header[word] = code.local(int.class);
      code.push(0).istore(header[word]);
    }
  }

  private void writeHeader() {
    code.aload(writer).get(Writer.class, "bytes", byte[].class).astore(bytes);
    for (int word = 0; word < header.length; word++) {
      code.aload(bytes)
          .iload(start)
          .plus(4 * word)
          .iload(header[word])
          .push(Math.min(4, layout.headerSize() - 4 * word));
      code.call(Header.class, "put", void.class, byte[].class, int.class, int.class, int.class);
    }
    if (!layout.isEmpty()) return;
    code.aload(bytes).iload(at).push(0).op(BASTORE).iload(at).plus(1).istore(at);
  }

  /** Adds the bits that {@code push} leaves on the stack to the header. */
  void orHeader(int bit, Runnable push) {
    int word = header[bit / 32];
    push.run();
    code.shiftLeft(bit % 32).iload(word).op(IOR).istore(word);
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
