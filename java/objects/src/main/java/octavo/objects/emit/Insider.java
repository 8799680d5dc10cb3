package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;

/**
 * A class in the package of a class of another module, also of another class loader: a look-up from
 * outside may make no hidden class there, and have no module read this library; its may. There is
 * one for each package.
 */
final class Insider {
  private static final String NAME = "$$OctavoInsider";
  private static final MethodType LOOKUP = MethodType.methodType(Lookup.class);
  private static final MethodType ADD_READS = MethodType.methodType(Module.class, Module.class);

  private Insider() {}

  /** The same look-up, with the rights of its module, which reads this library from then on. */
  static Lookup of(Lookup lookup) throws Throwable {
    Module library = Insider.class.getModule();
    Module module = lookup.lookupClass().getModule();
    if (lookup.hasFullPrivilegeAccess() && module.canRead(library)) return lookup;
    Lookup own = (Lookup) lookup.findStatic(load(lookup), "lookup", LOOKUP).invokeExact();
    own.findVirtual(Module.class, "addReads", ADD_READS).invoke(module, library);
    return MethodHandles.privateLookupIn(lookup.lookupClass(), own);
  }

  private static Class<?> load(Lookup lookup) throws ReflectiveOperationException {
    Class<?> type = lookup.lookupClass();
    String name = type.getPackageName().isEmpty() ? NAME : type.getPackageName() + "." + NAME;
    try {
      return lookup.defineClass(bytes(name.replace('.', '/')));
    } catch (LinkageError e) {
      return Class.forName(name, false, type.getClassLoader()); // it is there
    }
  }

  private static byte[] bytes(String name) {
    ClassWriter writer = new ClassWriter(0);
    int access = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
    writer.visit(V17, access, name, null, Type.getInternalName(Object.class), null);
    String descriptor = LOOKUP.toMethodDescriptorString();
    var method = writer.visitMethod(ACC_STATIC, "lookup", descriptor, null, null);
    method.visitCode();
    String owner = Type.getInternalName(MethodHandles.class);
    method.visitMethodInsn(INVOKESTATIC, owner, "lookup", descriptor, false);
    method.visitInsn(ARETURN);
    method.visitMaxs(1, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
