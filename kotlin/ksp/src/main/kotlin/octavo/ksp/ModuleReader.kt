package octavo.ksp

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.google.devtools.ksp.symbol.KSType
import com.squareup.kotlinpoet.ParameterizedTypeName
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.Location
import octavo.codegen.model.Struct
import octavo.codegen.model.generated

/**
 * Reads all structs of a module: the declared ones, and generic ones as often as they are used with other type arguments, unless they
 * are [known] already. What is generated for those of another module goes to [packageName]: the other module, or a third one, may use
 * them alike; if one of the same package does, its names are among the [compiled] ones.
 */
internal class ModuleReader(
    private val declarations: List<KSClassDeclaration>,
    private val packageName: String,
    private val known: List<Struct>,
    visibility: Visibility,
    private val compiled: CompiledCoders,
) {
    /** A generic struct with its arguments, and where it is used first. */
    private class Instantiation(val type: KSType, val use: Location)

    private val namesOfKnown = known.associate { it.type to it.generated }
    private val waiting = ArrayDeque<Instantiation>()
    private val instantiations = HashSet<TypeName>()
    private val types = TypeReader(visibility, compiled, ::namesOf, ::instantiate)

    /** The instantiations whose names would be another struct's, too, were the packages of their arguments not among them. */
    private val ambiguous = HashSet<TypeName>()

    /** Where the struct stands that is read. */
    private var place = nowhere

    /** Returns each struct with the file it comes from, or null when it comes from several. */
    fun read(): Map<Struct, KSFile?> {
        while (true) {
            val structs = readAll()
            if (!ambiguous.addAll(ambiguous(structs.keys))) return structs
        }
    }

    private fun ambiguous(structs: Set<Struct>): List<TypeName> = (known + structs).groupBy { it.generated }.values
        .filter { it.size > 1 }
        .flatMap { same -> same.filter { it in structs }.map { it.type }.filterIsInstance<ParameterizedTypeName>() }

    private fun readAll(): Map<Struct, KSFile?> {
        instantiations.clear()
        instantiations += namesOfKnown.keys
        val structs = LinkedHashMap<Struct, KSFile?>()
        for (declaration in declarations.sortedBy { it.qualified }) {
            if (declaration.typeParameters.isEmpty() || declaration.isSealed) {
                structs[read(declaration, declaration.asType(emptyList()), nowhere)] = declaration.containingFile
            }
        }
        while (true) {
            val next = waiting.removeFirstOrNull() ?: return structs
            structs[read(next.type.declaration as KSClassDeclaration, next.type, next.use)] = null
        }
    }

    private fun read(declaration: KSClassDeclaration, type: KSType, use: Location): Struct {
        place = declaration.place ?: use
        return StructReader(declaration, type, namesOf(type), types, use).read()
    }

    private fun namesOf(type: KSType): GeneratedNames {
        val name = type.toTypeName()
        namesOfKnown[name]?.let { return it }
        val isForeign = type.arguments.isNotEmpty() && type.declaration.containingFile == null
        if (!isForeign) return GeneratedNames.of(name, qualified = name in ambiguous)
        val isQualified = name in ambiguous || compiled.has(GeneratedNames.of(name, packageName))
        return GeneratedNames.of(name, packageName, isQualified)
    }

    private fun instantiate(type: KSType) {
        val name = type.toTypeName()
        if (instantiations.add(name) && !compiled.areMade(name, namesOf(type))) waiting += Instantiation(type, place)
    }
}
