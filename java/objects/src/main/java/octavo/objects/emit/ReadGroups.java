package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.POP;

import java.util.List;
import octavo.objects.model.Layout.Block;

/** Makes the code that reads a section of many fields: groups of them have methods of their own. */
final class ReadGroups extends ReaderSection {
  private static final int THIS = 0;

  private final Section section;
  private final Groups groups;
  private final Maker maker;
  private final int target;

  /** {@code target} is the local variable that has what {@code maker} stores parts in. */
  ReadGroups(Code code, Places places, Section section, Groups groups, Maker maker, int target) {
    super(code, places, section);
    this.section = section;
    this.groups = groups;
    this.maker = maker;
    this.target = target;
  }

  @Override
  void checkAll() {
    for (List<FieldCode> group : Groups.of(section.fields())) {
      begin(group).makeChecks();
      call();
      code.op(POP);
    }
  }

  @Override
  void readAll(Block block) {
    for (List<FieldCode> group : Groups.of(section.fields(block))) {
      begin(group).make(block, maker);
      call();
      code.istore(at);
    }
  }

  private ReadGroup begin(List<FieldCode> group) {
    return new ReadGroup(groups.begin(ReadGroup.DESCRIPTOR), section.of(group));
  }

  private void call() {
    code.aload(THIS).aload(reader).aload(bytes).iload(depth).iload(start).iload(at).aload(target);
    groups.call(code, ReadGroup.DESCRIPTOR);
  }
}
