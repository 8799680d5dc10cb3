package octavo.ksp

import com.google.devtools.ksp.KspExperimental
import com.google.devtools.ksp.processing.Dependencies
import com.google.devtools.ksp.processing.JsPlatformInfo
import com.google.devtools.ksp.processing.NativePlatformInfo
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.processing.SymbolProcessor
import com.google.devtools.ksp.processing.SymbolProcessorEnvironment
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.check.Check
import octavo.codegen.check.FileNamesDiffer
import octavo.codegen.check.NamesAreFree
import octavo.codegen.emit.Aggregator
import octavo.codegen.emit.Wire
import octavo.codegen.emit.offJvm
import octavo.codegen.model.Fault
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct

/**
 * Reads every `@Struct` class into the model, checks all, and generates when nothing is wrong.
 *
 * What another processor has still to generate is not known at first: while there is a fault, all wait for the next round, if one
 * comes. The aggregator is made when no round is left.
 */
internal class StructProcessor(private val environment: SymbolProcessorEnvironment) : SymbolProcessor {
    private val generated = LinkedHashMap<Struct, List<FileSpec>>()
    private var packages = emptyList<String>()
    private lateinit var aggregator: AggregatorName
    private var wires = emptyList<Wire>()
    private var faults = emptyList<Fault>()
    private val warnings = LinkedHashSet<Fault>()

    /** Whether the sources are those of targets that are not the JVM; of common ones nothing is known. */
    private val isOffJvm = environment.platforms.run { isNotEmpty() && all { it is JsPlatformInfo || it is NativePlatformInfo } }

    override fun process(resolver: Resolver): List<KSAnnotated> {
        val annotated = resolver.getSymbolsWithAnnotation(STRUCT).filterIsInstance<KSClassDeclaration>()
        wires = wires(resolver)
        val compiled = CompiledCoders(wires) { resolver.declared(it.canonicalName) }
        val declarations = (annotated + localStructs(resolver.getAllFiles())).distinct().filterNot { compiled.areMade(it) }.toList()
        if (declarations.isEmpty()) return emptyList()
        val all = packages + declarations.map { it.packageName.asString() }
        val wanted = wanted(all) ?: return emptyList()
        val module = ModuleReader(declarations, wanted.packageName, generated.keys.toList(), resolver.visibility(), compiled).read()
        faults = Check.faults(generated.keys + module.keys)
        if (faults.isNotEmpty()) return declarations
        val files = module.keys.associateWith { struct -> wires.flatMap { it.files(struct) }.map { if (isOffJvm) it.offJvm() else it } }
        faults = FileNamesDiffer.faults(generated + files) + NamesAreFree.faults(files) { resolver.declared(it)?.place }
        if (faults.isNotEmpty()) return declarations
        packages = all
        declarations.flatMapTo(warnings) { SerializerDifferences(it).find() }
        aggregator = AggregatorName(wanted) { resolver.has(it.canonicalName) }
        generate(module, files)
        return emptyList()
    }

    private fun CompiledCoders.areMade(declaration: KSClassDeclaration) =
        declaration.className().let { areMade(it, GeneratedNames.of(it)) }

    /** Returns what the aggregator of structs in [packages] is called, or says that the option names no class, and returns null. */
    private fun wanted(packages: List<String>): ClassName? {
        val option = environment.options["octavo.coders"] ?: return Aggregator.nameFor(packages)
        val name = topLevelClass(option)
        if (name == null) environment.logger.error("the option octavo.coders is $option: give it a class such as shop.ShopCoders")
        return name
    }

    private fun topLevelClass(name: String): ClassName? = try {
        ClassName.bestGuess(name).takeIf { it.simpleNames.size == 1 }
    } catch (_: IllegalArgumentException) {
        null
    }

    override fun finish() {
        report()
        if (faults.isEmpty() && generated.isNotEmpty()) {
            aggregator.warning?.let { environment.logger.warn(it) }
            warnings.forEach { environment.logger.warn(line(it)) }
            write(Aggregator.of(generated.keys, wires, aggregator.chosen), Dependencies.ALL_FILES)
        }
    }

    /** Another processor has failed: what is wrong with structs is said all the same. */
    override fun onError(): Unit = report()

    private fun report() {
        if (wires.isEmpty() && (generated.isNotEmpty() || faults.isNotEmpty())) {
            environment.logger.error("no wire to generate coders for: depend on octavo-flex, octavo-pack or both")
        }
        faults.forEach { environment.logger.error(line(it)) }
    }

    /** Returns what is wrong as a line: names in it may have breaks. */
    private fun line(fault: Fault): String = "${fault.location}: " + fault.message.map { char ->
        val isBreak =
            char.isISOControl() || char.category == CharCategory.LINE_SEPARATOR || char.category == CharCategory.PARAGRAPH_SEPARATOR
        if (isBreak) "\\u%04x".format(char.code) else "$char"
    }.joinToString("")

    /** The wires that the module can use. */
    private fun wires(resolver: Resolver): List<Wire> = Wire.entries.filter { resolver.has(it.registry) }

    private fun Resolver.has(name: String): Boolean = declared(name) != null

    private fun Resolver.declared(name: String) = getClassDeclarationByName(getKSNameFromString(name))

    /** Tests see what is internal in the sources that they test; the name of their module is all that KSP tells of that. */
    @OptIn(KspExperimental::class)
    private fun Resolver.visibility() = Visibility(seesInternals = getModuleName().asString().contains("test", ignoreCase = true))

    private fun generate(sources: Map<Struct, KSFile?>, files: Map<Struct, List<FileSpec>>) {
        files.forEach { (struct, all) ->
            val source = sources[struct]
            val readsOthers = struct is SealedStruct || source == null
            val dependencies = if (readsOthers) Dependencies.ALL_FILES else Dependencies(false, source)
            all.forEach { write(it, dependencies) }
        }
        generated += files
    }

    private fun write(file: FileSpec, dependencies: Dependencies) {
        environment.codeGenerator.createNewFile(dependencies, file.packageName, file.name).bufferedWriter().use { file.writeTo(it) }
    }
}
