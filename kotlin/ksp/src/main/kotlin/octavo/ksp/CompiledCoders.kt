package octavo.ksp

import com.squareup.kotlinpoet.ClassName
import octavo.codegen.emit.Wire
import octavo.codegen.model.GeneratedNames

/** Looks for the coders of other modules on each of [wires]; [exists] tells which classes there are. */
internal class CompiledCoders(private val wires: List<Wire>, private val exists: (ClassName) -> Boolean) {
    /** Whether something has the name of one that a struct of these [names] would have. */
    fun has(names: GeneratedNames): Boolean = wires.any { exists(it.coder(names)) }

    /** Returns one that a struct of these [names] lacks, or null. */
    fun missing(names: GeneratedNames): ClassName? = wires.map { it.coder(names) }.firstOrNull { !exists(it) }
}
