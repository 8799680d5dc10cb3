package octavo.ksp

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.google.devtools.ksp.symbol.KSType
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.model.Struct

/** Reads all structs of a module: the declared ones, and generic ones as often as they are used with other type arguments. */
internal class ModuleReader(private val declarations: List<KSClassDeclaration>) {
    private val waiting = ArrayDeque<KSType>()
    private val instantiations = HashSet<TypeName>()
    private val types = TypeReader(::instantiate)

    /** Returns each struct with the file it comes from, or null when it comes from several. */
    fun read(): Map<Struct, KSFile?> {
        val structs = LinkedHashMap<Struct, KSFile?>()
        for (declaration in declarations.sortedBy { it.qualified }) {
            if (declaration.typeParameters.isEmpty() || declaration.isSealed) {
                structs[StructReader(declaration, declaration.asType(emptyList()), types).read()] = declaration.containingFile
            }
        }
        while (true) {
            val type = waiting.removeFirstOrNull() ?: return structs
            structs[StructReader(type.declaration as KSClassDeclaration, type, types).read()] = null
        }
    }

    private fun instantiate(type: KSType) {
        if (instantiations.add(type.toTypeName())) waiting += type
    }
}
