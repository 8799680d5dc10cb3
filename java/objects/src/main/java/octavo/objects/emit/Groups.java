package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;

import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;

/**
 * The methods of a class for groups of its fields, where there are many: the JVM compiles no method
 * of more than 8,000 bytes. Of 200 fields they take a tenth of the time
 * (benchmarks/findings/objects.md).
 */
final class Groups {
  /** Fields that one method may have all of: each takes 60 to 120 bytes. */
  private static final int MOST_FIELDS = 64;

  private static final int SIZE = 32;

  private final ClassVisitor visitor;

  /** The internal name of the class. */
  private final String owner;

  private int count;

  Groups(ClassVisitor visitor, String owner) {
    this.visitor = visitor;
    this.owner = owner;
  }

  /** Whether so many fields are more than one method can have. */
  static boolean areFor(int fields) {
    return fields > MOST_FIELDS;
  }

  static List<List<FieldCode>> of(List<FieldCode> fields) {
    return IntStream.range(0, (fields.size() + SIZE - 1) / SIZE)
        .mapToObj(it -> fields.subList(it * SIZE, Math.min(fields.size(), (it + 1) * SIZE)))
        .toList();
  }

  /** Begins another method. */
  MethodVisitor begin(String descriptor) {
    return visitor.visitMethod(ACC_PRIVATE, "group" + ++count, descriptor, null, null);
  }

  /** Calls the method begun last, on what is on the stack. */
  void call(Code code, String descriptor) {
    code.callOwn(owner, "group" + count, descriptor);
  }
}
