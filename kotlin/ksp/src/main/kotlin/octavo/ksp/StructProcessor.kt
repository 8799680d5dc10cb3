package octavo.ksp

import com.google.devtools.ksp.processing.Dependencies
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.processing.SymbolProcessor
import com.google.devtools.ksp.processing.SymbolProcessorEnvironment
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.check.Check
import octavo.codegen.emit.Aggregator
import octavo.codegen.emit.flex.FlexFiles
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct

/** Reads every `@Struct` class into the model, checks all, and generates when nothing is wrong. */
internal class StructProcessor(private val environment: SymbolProcessorEnvironment) : SymbolProcessor {
    override fun process(resolver: Resolver): List<KSAnnotated> {
        val declarations = resolver.getSymbolsWithAnnotation(STRUCT).filterIsInstance<KSClassDeclaration>().toList()
        if (declarations.isEmpty()) return emptyList()
        val module = ModuleReader(declarations).read()
        val faults = Check.faults(module.keys.toList())
        if (faults.isEmpty()) generate(module) else faults.forEach { environment.logger.error("${it.location}: ${it.message}") }
        return emptyList()
    }

    private fun generate(module: Map<Struct, KSFile?>) {
        module.forEach { (struct, file) ->
            val readsOthers = struct is SealedStruct || file == null
            val dependencies = if (readsOthers) Dependencies.ALL_FILES else Dependencies(false, file)
            FlexFiles.of(struct).forEach { write(it, dependencies) }
        }
        write(Aggregator.of(module.keys.toList(), environment.options["octavo.coders"]), Dependencies.ALL_FILES)
    }

    private fun write(file: FileSpec, dependencies: Dependencies) {
        environment.codeGenerator.createNewFile(dependencies, file.packageName, file.name).bufferedWriter().use { file.writeTo(it) }
    }
}
