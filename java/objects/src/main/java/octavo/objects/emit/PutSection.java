package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.IOR;

/** Makes the code that puts a struct, or one section of an open one, into an array. */
abstract class PutSection extends SectionCode {
  /** Local variables: the object, and the array. */
  final int object;

  final int bytes;

  PutSection(Code code, Places places, int object, Section section) {
    super(code, places, section);
    this.object = object;
    bytes = code.local(Object.class);
  }

  final void beginHeader() {
    for (int word : words) {
      header[word] = code.local(int.class);
      code.push(0).istore(header[word]);
    }
  }

  /** Adds the bits that {@code push} leaves on the stack to the header. */
  final void orHeader(int bit, Runnable push) {
    int word = header[bit / 32];
    push.run();
    code.shiftLeft(bit % 32).iload(word).op(IOR).istore(word);
  }

  final void putHeader() {
    for (int word : words) store("put", word);
  }

  /** Adds the bits to those of a header that is there. */
  final void addHeader() {
    for (int word : words) store("add", word);
  }

  private void store(String name, int word) {
    code.aload(bytes)
        .iload(start)
        .plus(4 * word)
        .iload(header[word])
        .push(Math.min(4, layout.headerSize() - 4 * word));
    code.call(Header.class, name, void.class, byte[].class, int.class, int.class, int.class);
  }
}
