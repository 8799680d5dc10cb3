package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** The code of one method: instructions in a few words, and its local variables. */
final class Code {
  private static final Handle CLASS_DATA =
      new Handle(
          H_INVOKESTATIC,
          "java/lang/invoke/MethodHandles",
          "classDataAt",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;I)Ljava/lang/Object;",
          false);

  private final MethodVisitor visitor;
  private int nextLocal;

  /** Begins a method whose arguments take the locals below {@code firstLocal}. */
  Code(MethodVisitor visitor, int firstLocal) {
    this.visitor = visitor;
    this.nextLocal = firstLocal;
    visitor.visitCode();
  }

  /** A new local variable. */
  int local(Class<?> type) {
    int local = nextLocal;
    nextLocal += Type.getType(type).getSize();
    return local;
  }

  /** Runs what makes code; the local variables that it takes are free behind it. */
  void scope(Runnable body) {
    int outside = nextLocal;
    body.run();
    nextLocal = outside;
  }

  Code load(Class<?> type, int local) {
    visitor.visitVarInsn(Type.getType(type).getOpcode(ILOAD), local);
    return this;
  }

  Code store(Class<?> type, int local) {
    visitor.visitVarInsn(Type.getType(type).getOpcode(ISTORE), local);
    return this;
  }

  Code iload(int local) {
    return load(int.class, local);
  }

  Code istore(int local) {
    return store(int.class, local);
  }

  Code aload(int local) {
    return load(Object.class, local);
  }

  Code astore(int local) {
    return store(Object.class, local);
  }

  Code op(int opcode) {
    visitor.visitInsn(opcode);
    return this;
  }

  Code push(int value) {
    if (value >= -1 && value <= 5) visitor.visitInsn(ICONST_0 + value);
    else if (value == (short) value) visitor.visitIntInsn(SIPUSH, value);
    else visitor.visitLdcInsn(value);
    return this;
  }

  /** Pushes zero, or null. */
  Code zero(Class<?> type) {
    if (!type.isPrimitive()) return op(ACONST_NULL);
    return op(
        type == long.class
            ? LCONST_0
            : type == float.class ? FCONST_0 : type == double.class ? DCONST_0 : ICONST_0);
  }

  Code push(String value) {
    visitor.visitLdcInsn(value);
    return this;
  }

  Code push(Class<?> value) {
    visitor.visitLdcInsn(Type.getType(value));
    return this;
  }

  /** Adds a constant to the int on the stack. */
  Code plus(int value) {
    return value == 0 ? this : push(value).op(IADD);
  }

  /** Shifts the int on the stack to the left. */
  Code shiftLeft(int bits) {
    return bits == 0 ? this : push(bits).op(ISHL);
  }

  /** Takes {@code bits} bits of the int on the stack, from {@code first} on. */
  Code bits(int first, int bits) {
    if (first > 0) push(first).op(IUSHR);
    return first + bits == 32 ? this : push((int) ((1L << bits) - 1)).op(IAND);
  }

  Code cast(Class<?> type) {
    if (type != Object.class) visitor.visitTypeInsn(CHECKCAST, Type.getInternalName(type));
    return this;
  }

  Code call(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
    return invoke(INVOKESTATIC, owner, name, result, parameters);
  }

  /** Calls a method of the class that the code is of. */
  Code callOwn(String owner, String name, String descriptor) {
    visitor.visitMethodInsn(INVOKEVIRTUAL, owner, name, descriptor, false);
    return this;
  }

  Code callOn(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
    return invoke(
        owner.isInterface() ? INVOKEINTERFACE : INVOKEVIRTUAL, owner, name, result, parameters);
  }

  /** Makes an array of objects, of the length on the stack. */
  Code newArray() {
    visitor.visitTypeInsn(ANEWARRAY, Type.getInternalName(Object.class));
    return this;
  }

  /** Makes an array of bytes, of the length on the stack. */
  Code newBytes() {
    visitor.visitIntInsn(NEWARRAY, T_BYTE);
    return this;
  }

  /** Makes an object; its constructor's arguments come from {@code arguments}. */
  Code construct(Class<?> type, Runnable arguments, Class<?>... parameters) {
    visitor.visitTypeInsn(NEW, Type.getInternalName(type));
    op(DUP);
    arguments.run();
    return invoke(INVOKESPECIAL, type, "<init>", void.class, parameters);
  }

  private Code invoke(
      int opcode, Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
    Type[] types = new Type[parameters.length];
    for (int index = 0; index < types.length; index++)
      types[index] = Type.getType(parameters[index]);
    String descriptor = Type.getMethodDescriptor(Type.getType(result), types);
    visitor.visitMethodInsn(
        opcode, Type.getInternalName(owner), name, descriptor, owner.isInterface());
    return this;
  }

  Code get(Class<?> owner, String name, Class<?> type) {
    visitor.visitFieldInsn(GETFIELD, Type.getInternalName(owner), name, Type.getDescriptor(type));
    return this;
  }

  Code put(Class<?> owner, String name, Class<?> type) {
    visitor.visitFieldInsn(PUTFIELD, Type.getInternalName(owner), name, Type.getDescriptor(type));
    return this;
  }

  /** Pushes the class's datum with that index. */
  Code constant(Class<?> type, int index) {
    visitor.visitLdcInsn(new ConstantDynamic("_", Type.getDescriptor(type), CLASS_DATA, index));
    return this;
  }

  Code jump(int opcode, Label target) {
    visitor.visitJumpInsn(opcode, target);
    return this;
  }

  Code mark(Label label) {
    visitor.visitLabel(label);
    return this;
  }

  /** Sends what is thrown between two labels to a third. */
  void guard(Label start, Label end, Label handler, Class<?> thrown) {
    visitor.visitTryCatchBlock(start, end, handler, Type.getInternalName(thrown));
  }

  void end() {
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }
}
