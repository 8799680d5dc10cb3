package octavo.ksp

import com.google.devtools.ksp.processing.Dependencies
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.processing.SymbolProcessor
import com.google.devtools.ksp.processing.SymbolProcessorEnvironment
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.check.Check
import octavo.codegen.emit.Aggregator
import octavo.codegen.emit.Wire
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct

/** Reads every `@Struct` class into the model, checks all, and generates when nothing is wrong. */
internal class StructProcessor(private val environment: SymbolProcessorEnvironment) : SymbolProcessor {
    override fun process(resolver: Resolver): List<KSAnnotated> {
        val declarations = resolver.getSymbolsWithAnnotation(STRUCT).filterIsInstance<KSClassDeclaration>().toList()
        if (declarations.isEmpty()) return emptyList()
        val aggregator = aggregatorName(declarations)
        val module = ModuleReader(declarations, aggregator.packageName).read()
        val wires = wires(resolver)
        val faults = Check.faults(module.keys.toList())
        if (wires.isEmpty()) environment.logger.error("no wire to generate coders for: depend on kotlin/flex, kotlin/pack or both")
        faults.forEach { environment.logger.error("${it.location}: ${it.message}") }
        if (faults.isEmpty()) generate(module, wires, aggregator)
        return emptyList()
    }

    private fun aggregatorName(declarations: List<KSClassDeclaration>): ClassName =
        environment.options["octavo.coders"]?.let(ClassName::bestGuess)
            ?: Aggregator.nameFor(declarations.map { it.packageName.asString() })

    /** The wires that the module can use. */
    private fun wires(resolver: Resolver): List<Wire> =
        Wire.entries.filter { resolver.getClassDeclarationByName(resolver.getKSNameFromString(it.registry)) != null }

    private fun generate(module: Map<Struct, KSFile?>, wires: List<Wire>, aggregator: ClassName) {
        module.forEach { (struct, file) ->
            val readsOthers = struct is SealedStruct || file == null
            val dependencies = if (readsOthers) Dependencies.ALL_FILES else Dependencies(false, file)
            wires.flatMap { it.files(struct) }.forEach { write(it, dependencies) }
        }
        write(Aggregator.of(module.keys.toList(), wires, aggregator), Dependencies.ALL_FILES)
    }

    private fun write(file: FileSpec, dependencies: Dependencies) {
        environment.codeGenerator.createNewFile(dependencies, file.packageName, file.name).bufferedWriter().use { file.writeTo(it) }
    }
}
