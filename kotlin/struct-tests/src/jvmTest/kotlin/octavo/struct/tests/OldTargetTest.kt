package octavo.struct.tests

import octavo.objects.Octavo
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassVisitor
import org.objectweb.asm.ClassWriter
import org.objectweb.asm.Opcodes
import kotlin.test.Test
import kotlin.test.assertEquals

/** Sealed classes as they are compiled for a JVM before 17: only their metadata tells which there are. */
class OldTargetTest {
    sealed class Shape {
        data class Circle(val radius: Double) : Shape()

        data object Nothing : Shape()

        sealed interface Named

        data class Square(val name: String) : Shape(), Named
    }

    data class Drawing(val shapes: List<Shape>, val named: Shape.Named?)

    /** Loads the classes of this test without what a JVM of 17 knows of sealed ones. */
    private object Loader : ClassLoader(OldTargetTest::class.java.classLoader) {
        override fun loadClass(name: String, resolve: Boolean): Class<*> =
            if (name.startsWith(OldTargetTest::class.java.name)) findLoadedClass(name) ?: define(name) else super.loadClass(name, resolve)

        private fun define(name: String): Class<*> {
            val writer = ClassWriter(0)
            val unsealed = object : ClassVisitor(Opcodes.ASM9, writer) {
                override fun visitPermittedSubclass(permittedSubclass: String) = Unit
            }
            parent.getResourceAsStream(name.replace('.', '/') + ".class").use { ClassReader(it).accept(unsealed, 0) }
            val code = writer.toByteArray()
            return defineClass(name, code, 0, code.size)
        }
    }

    @Test
    fun sealedClassesAreUnions() {
        val drawing = Loader.loadClass(Drawing::class.java.name)
        assertEquals(Octavo.typed(Drawing::class.java).schema().text(), Octavo.typed(drawing).schema().text())
        val value = Drawing(listOf(Shape.Circle(1.0), Shape.Nothing, Shape.Square("a")), Shape.Square("b"))
        val bytes = Octavo.typed(Drawing::class.java).encode(value)
        assertEquals(value.toString(), Octavo.typed(drawing).decode(bytes).toString())
    }
}
