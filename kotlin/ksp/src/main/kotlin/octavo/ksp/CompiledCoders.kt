package octavo.ksp

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.emit.Wire
import octavo.codegen.model.GeneratedNames

/** Looks for coders that are there already on each of [wires]: [find] returns the class of a name. */
internal class CompiledCoders(private val wires: List<Wire>, private val find: (ClassName) -> KSClassDeclaration?) {
    /** Whether something has the name of one that a struct of these [names] would have. */
    fun has(names: GeneratedNames): Boolean = wires.any { find(it.coder(names)) != null }

    /** Returns one that a struct of these [names] lacks, or null. */
    fun missing(names: GeneratedNames): ClassName? = wires.map { it.coder(names) }.firstOrNull { find(it) == null }

    /** Whether the struct [type] has all of its coders, by these [names]: those of common sources have where a target's are processed, too. */
    fun areMade(type: TypeName, names: GeneratedNames): Boolean = wires.isNotEmpty() && wires.all { wire ->
        find(wire.coder(names))?.superTypes.orEmpty().any { it.resolve().toTypeName() == wire.coderOf(type) }
    }
}
