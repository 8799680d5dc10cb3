package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.MalformedException;
import octavo.objects.model.Layout.Block;
import octavo.objects.wire.Reader;
import org.objectweb.asm.Label;

/** Makes the code that reads a struct, or one section of an open one. */
final class ReadSection extends SectionCode {
  final int reader = 1;
  final int bytes = 2;

  ReadSection(Code code, Places places, Section section) {
    super(code, places, section);
  }

  void make() {
    begin();
    each(it -> it.check(this));
    for (Block block : Block.values()) {
      if (block == Block.FIXED && layout.fixedSize() > 0) need(layout.fixedSize());
      each(block, it -> it.read(this));
    }
    if (layout.isEmpty()) skipZero();
    leave();
  }

  private void begin() {
    code.aload(reader).get(Reader.class, "at", int.class).op(DUP).istore(start).istore(at);
    if (header.length > 0) need(layout.headerSize());
    for (int word = 0; word < header.length; word++) readHeader(word);
    code.iload(at).plus(layout.headerSize()).istore(at);
  }

  private void readHeader(int word) {
    header[word] = code.local(int.class);
    int size = Math.min(4, layout.headerSize() - 4 * word);
    code.aload(bytes).iload(at).plus(4 * word).push(size);
    code.call(Header.class, "get", int.class, byte[].class, int.class, int.class)
        .istore(header[word]);
    int padding = layout.padding(word) & -1 >>> 32 - 8 * size;
    if (padding == 0) return;
    Label fine = new Label();
    code.iload(header[word]).push(padding).op(IAND).jump(IFEQ, fine);
    throwReserved();
    code.mark(fine);
  }

  private void skipZero() {
    Label fine = new Label();
    need(1);
    code.aload(bytes).iload(at).op(BALOAD).jump(IFEQ, fine);
    throwReserved();
    code.mark(fine).iload(at).plus(1).istore(at);
  }

  void throwReserved() {
    code.aload(reader)
        .iload(start)
        .call(Guard.class, "reserved", RuntimeException.class, Reader.class, int.class)
        .op(ATHROW);
  }

  /** Pushes bits of the header. */
  void headerBits(int bit, int bits) {
    code.iload(header[bit / 32]).bits(bit % 32, bits);
  }

  /** Checks that there are as many bytes. */
  void need(int size) {
    Label fine = new Label();
    code.aload(reader)
        .get(Reader.class, "end", int.class)
        .iload(at)
        .op(ISUB)
        .push(size)
        .jump(IF_ICMPGE, fine);
    code.aload(reader)
        .callOn(Reader.class, "truncated", MalformedException.class)
        .op(ATHROW)
        .mark(fine);
  }

  /** Gives the reader the position: others read now. */
  void leave() {
    code.aload(reader).iload(at).put(Reader.class, "at", int.class);
  }

  /** Takes the position back. */
  void enter() {
    code.aload(reader).get(Reader.class, "at", int.class).istore(at);
  }
}
