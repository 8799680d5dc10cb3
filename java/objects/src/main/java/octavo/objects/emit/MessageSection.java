package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import java.util.function.Consumer;
import octavo.objects.model.Layout.Block;
import org.objectweb.asm.Label;

/**
 * Makes the code that puts a struct at the end of a message. Its bytes are counted first: a buffer,
 * and a copy out of it, took a fifth of the time (benchmarks/findings/objects.md).
 */
abstract class MessageSection extends PutSection {
  /** With 8 fields it takes 0.95 of the time of a copy, with 16 1.03: no registers are left. */
  private static final int MOST_FIELDS = 8;

  /** The local variable that has the end of what the struct itself takes, without its part. */
  final int end;

  /** Where it goes on when the message is to be written another way. */
  final Label other;

  private final List<FieldCode> fields;

  MessageSection(Code code, Places places, int object, Section section, Label other) {
    super(code, places, object, section);
    this.other = other;
    fields = section.fields();
    end = code.local(int.class);
  }

  /** Whether there is such code: all is counted ahead but a part, which comes last. */
  static boolean isFor(Section section) {
    List<FieldCode> last =
        section.fields().stream().filter(it -> it.slot.block() == Block.VARIABLE).toList();
    boolean isCounted =
        section.fields().stream()
            .allMatch(it -> it.isMeasured() || isPart(it) && it == last.get(last.size() - 1));
    return isCounted && !section.layout().isEmpty() && section.fields().size() <= MOST_FIELDS;
  }

  private static boolean isPart(FieldCode field) {
    return field instanceof PartField part && part.isStruct();
  }

  final void make(int from) {
    code.iload(from).op(DUP).istore(start);
    code.plus(layout.headerSize() + layout.fixedSize()).istore(end);
    beginHeader();
    each(it -> it.prepare(this));
    each(it -> it.measure(this));
    takeArray();
    putHeader();
    code.iload(start).plus(layout.headerSize()).istore(at);
    for (Block block : Block.values()) each(block, it -> it.put(this));
  }

  /** Stores the array, after a part, which comes last, has put what it is into it. */
  abstract void takeArray();

  /** Runs what makes code of the part, if there is one. */
  final void part(Consumer<PartField> made) {
    fields.stream().filter(MessageSection::isPart).forEach(it -> made.accept((PartField) it));
  }

  /** Adds what is on the stack to the end. */
  final void count() {
    code.iload(end).op(IADD).istore(end);
  }
}
