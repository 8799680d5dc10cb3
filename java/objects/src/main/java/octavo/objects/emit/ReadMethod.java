package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import octavo.objects.MalformedException;
import octavo.objects.OctavoException;
import octavo.objects.schema.Layout;
import octavo.objects.schema.Layout.Block;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Makes the method that reads a struct: {@code read(Reader, byte[], int)}. */
final class ReadMethod {
  final Code code;
  final int reader = 1;
  final int bytes = 2;
  final int depth = 3;

  /** Local variables: where the struct begins, what to read next. */
  final int start;

  final int at;
  private final int[] header;
  private final Places places;

  private final Maker maker;
  private final Layout layout;
  private final List<FieldCode> fields;

  ReadMethod(MethodVisitor visitor, Maker maker, Layout layout, List<FieldCode> fields) {
    this.maker = maker;
    this.layout = layout;
    this.fields = fields;
    code = new Code(visitor, 4);
    start = code.local(int.class);
    at = code.local(int.class);
    header = new int[(layout.headerSize() + 3) / 4];
    places = new Places(code, this::toError);
  }

  void make() {
    begin();
    for (FieldCode field : fields) places.within(field.access.name(), () -> field.check(this));
    for (Block block : Block.values()) {
      if (block == Block.FIXED && layout.fixedSize() > 0) need(layout.fixedSize());
      for (FieldCode field : fields) {
        if (field.slot.block() == block) places.within(field.access.name(), () -> field.read(this));
      }
    }
    if (layout.isEmpty()) skipZero();
    leave();
    maker.make(code, fields);
    code.op(ARETURN);
    places.end();
    code.end();
  }

  private void toError() {
    code.aload(reader)
        .op(SWAP)
        .callOn(Reader.class, "failure", OctavoException.class, Throwable.class);
  }

  private void begin() {
    code.aload(reader).get(Reader.class, "at", int.class).op(DUP).istore(start).istore(at);
    checkDepth();
    if (header.length > 0) need(layout.headerSize());
    for (int word = 0; word < header.length; word++) readHeader(word);
    code.iload(at).plus(layout.headerSize()).istore(at);
    maker.begin(code, reader);
  }

  private void checkDepth() {
    Label fine = new Label();
    code.iload(depth).push(Writer.MAX_DEPTH).jump(IF_ICMPLE, fine).aload(reader).iload(start);
    code.callOn(Reader.class, "tooDeep", MalformedException.class, int.class).op(ATHROW).mark(fine);
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
