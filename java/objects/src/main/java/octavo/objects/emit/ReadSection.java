package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.model.Layout.Block;
import org.objectweb.asm.Label;

/** Makes the code that reads a struct, or one section of an open one. */
abstract class ReadSection extends SectionCode {
  /** Local variables: the array and, where there is one, the reader. */
  final int bytes;

  final int reader;

  ReadSection(Code code, Places places, Section section, int bytes, int reader) {
    super(code, places, section);
    this.bytes = bytes;
    this.reader = reader;
  }

  void make() {
    begin();
    checkAll();
    for (Block block : Block.values()) {
      if (block == Block.FIXED && layout.fixedSize() > 0) needFixed();
      readAll(block);
    }
    if (layout.isEmpty()) skipZero();
    end();
  }

  void checkAll() {
    each(it -> it.check(this));
  }

  void readAll(Block block) {
    each(block, it -> it.read(this));
  }

  /** Takes the header, which another method has checked, of a section that it has begun. */
  final void resume(int from, int next) {
    code.iload(from).istore(start).iload(next).istore(at);
    for (int word : words) loadHeader(word);
  }

  private void begin() {
    pushPosition();
    code.op(DUP).istore(start).istore(at);
    if (header.length > 0) need(layout.headerSize());
    int[] padding = layout.padding();
    for (int word : words) readHeader(word, padding[word] & -1 >>> 32 - 8 * wordSize(word));
    code.iload(at).plus(layout.headerSize()).istore(at);
  }

  private void readHeader(int word, int padding) {
    loadHeader(word);
    if (padding == 0) return;
    Label fine = new Label();
    code.iload(header[word]).push(padding).op(IAND).jump(IFEQ, fine);
    refuseReserved();
    code.mark(fine);
  }

  private void loadHeader(int word) {
    header[word] = code.local(int.class);
    code.aload(bytes).iload(start).plus(4 * word).push(wordSize(word));
    code.call(Header.class, "get", int.class, byte[].class, int.class, int.class)
        .istore(header[word]);
  }

  private int wordSize(int word) {
    return Math.min(4, layout.headerSize() - 4 * word);
  }

  private void skipZero() {
    Label fine = new Label();
    need(1);
    code.aload(bytes).iload(at).op(BALOAD).jump(IFEQ, fine);
    refuseReserved();
    code.mark(fine).iload(at).plus(1).istore(at);
  }

  /** Pushes bits of the header. */
  final void headerBits(int bit, int bits) {
    code.iload(header[bit / 32]).bits(bit % 32, bits);
  }

  /** Pushes where the section begins. */
  abstract void pushPosition();

  /** Ends the section. */
  abstract void end();

  /** Checks that there are as many bytes. */
  abstract void need(int size);

  /** Checks that there is the whole fixed block. */
  abstract void needFixed();

  /** Fails since bits are not zero. */
  abstract void refuseReserved();

  /** Fails since an index, which {@code push} leaves on the stack, is not below {@code count}. */
  abstract void refuseIndex(Runnable push, int count);

  /** Leaves the bits of a compressed integer with the width in a local variable. */
  abstract void compressed(Class<?> primitive, int width);

  /** Leaves the text, or the bytes, that {@code wire} reads, of the size in a local variable. */
  abstract void sized(Class<?> wire, Class<?> type, int size);

  /** The same, of a size that does not fit the header, and goes on behind it. */
  abstract void longSized(Class<?> wire, Class<?> type, boolean optional);

  /** Leaves what the coder of a part reads, and goes on behind it. */
  abstract void part(PartField part);

  /**
   * Checks that a class takes the field's value, which begins at a local variable; {@code
   * conversion} is that constant's index.
   */
  abstract void accept(FieldCode field, int conversion, int first);
}
