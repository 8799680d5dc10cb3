package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.model.Struct
import octavo.codegen.model.generated

/** Makes the object that registers every coder of a module. */
public object Aggregator {
    /** Makes it as [type]. */
    public fun of(structs: Collection<Struct>, wires: List<Wire>, type: ClassName): FileSpec =
        generatedFile(structs, type)
            .also { file -> file.importHidden(wires.flatMap { wire -> structs.flatMap { it.namedTypes(wire.coder) } }) }
            .addType(aggregator(type, structs, wires)).build()

    /** Returns its name where none is given: after the package that all of [packages] share, `OrdersCoders` in `shop.orders`. */
    public fun nameFor(packages: List<String>): ClassName {
        val shared = packages.map { it.split('.') }.reduce { a, b -> a.zip(b).takeWhile { it.first == it.second }.map { it.first } }
        return ClassName(shared.joinToString("."), shared.lastOrNull().orEmpty().replaceFirstChar(Char::uppercase) + "Coders")
    }

    private fun aggregator(type: ClassName, structs: Collection<Struct>, wires: List<Wire>): TypeSpec = TypeSpec.objectBuilder(type)
        .addKdoc("Every coder of the module.")
        .addModifiers(visibility(structs.all { it.declaration.isInternal }))
        .addFunction(registerAll(wires))
        .addFunctions(wires.map { register(structs, it) })
        .build()

    private fun registerAll(wires: List<Wire>): FunSpec {
        val function = FunSpec.builder("register").addModifiers(KModifier.PUBLIC)
            .addKdoc("Makes the coders known where no registry is given.")
        wires.forEach { function.line("register(%T.Default)", it.coders) }
        return function.build()
    }

    private fun register(structs: Collection<Struct>, wire: Wire): FunSpec {
        val function = FunSpec.builder("register").addKdoc("Makes the coders known to [to].").addModifiers(KModifier.PUBLIC)
            .addParameter("to", wire.coders)
        structs.forEach { function.addCode("to.register(%L)\n", arguments(it, wire)) }
        return function.build()
    }

    /** A coder of a generic class serves one instantiation, so that it goes by its name only. */
    private fun arguments(struct: Struct, wire: Wire): CodeBlock = when (val type = struct.type) {
        is ClassName -> code("%T::class, %T", type, wire.coder(struct.generated))
        else -> code("%T", wire.coder(struct.generated))
    }
}
