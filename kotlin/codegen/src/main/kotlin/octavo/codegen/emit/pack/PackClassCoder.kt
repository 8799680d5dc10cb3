package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.construction
import octavo.codegen.emit.line
import octavo.codegen.emit.literal
import octavo.codegen.emit.mayFail
import octavo.codegen.emit.rethrow
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.Property

/** Makes the coder of a class: one struct, or an open one with a section for each version. */
internal class PackClassCoder(private val struct: ClassStruct) {
    private val stored = struct.stored
    private val types = stored.associateWith { PackTypes.of(it) }
    private val sections = if (struct.isOpen) versions() else listOf(stored)
    private val enums = EnumSchemas()
    private val functionNames = NameAllocator().also { names ->
        stored.forEach { names.newName(it.name.replaceFirstChar(Char::uppercase), it) }
    }

    /** The properties by the version that added them; the first section has what was there at first, if only nothing. */
    private fun versions(): List<List<Property>> {
        val later = stored.filter { it.since != null }
        return listOf(stored - later.toSet()) + later.groupBy { it.since!! }.toSortedMap().values
    }

    fun type(): TypeSpec = PackCoderType.builder(struct, schema(), enums.all)
        .addFunction(encode())
        .addFunction(decode())
        .addFunctions(stored.filter { isComplex(it) }.flatMap { functions(it) })
        .build()

    private fun schema(): CodeBlock =
        if (struct.isOpen) {
            code("%T.Open { %L }", PackApi.schema, listOf(sections) { fields(it) })
        } else {
            code("%T.Struct { %L }", PackApi.schema, fields(stored))
        }

    private fun fields(properties: List<Property>): CodeBlock =
        if (properties.isEmpty()) {
            code("%M()", KotlinApi.emptyList)
        } else {
            listOf(properties) { code("%T(%L, %L)", PackApi.field, literal(it.wireName), types.getValue(it).spelled(enums)) }
        }

    private fun encode(): FunSpec {
        val values = ValueWriting()
        val place = if (stored.any { mayFail(it) }) values.locals.new("place") else null
        val bodies = sections.map { StructWriting(it.map { property -> writing(property) }, values, place).write() }
        val function = PackCoderType.encode(struct.type)
        function.line(if (struct.isOpen) "val start = to.startOpen()" else "to.enter()")
        if (place != null) function.line("var %N = %S", place, "").beginControlFlow("try")
        bodies.forEachIndexed { index, body ->
            function.addCode(body)
            if (struct.isOpen && index == 0) function.line("val shared = to.sharedCount")
        }
        function.line(if (struct.isOpen) "to.endOpen(start, shared)" else "to.leave()")
        if (place != null) function.rethrow("to.failure(e, %N)", place)
        return function.build()
    }

    private fun writing(property: Property) = StructWriting.Field(
        types.getValue(property),
        code("value.%N", property.name),
        if (isComplex(property)) function("write", property) else null,
        if (mayFail(property)) property.wireName else null,
        property.isOpen || property.type is ConvertedType,
    )

    private fun decode(): FunSpec {
        val reading = ValueReading()
        val function = PackCoderType.decode(struct.type).line("val start = from.at").beginControlFlow("try")
        if (struct.isOpen) function.line("val outer = from.startOpen()")
        val known = LinkedHashMap<Property, CodeBlock>()
        sections.forEachIndexed { index, section ->
            if (index > 0) function.addCode(missing(known))
            val body = StructReading(section.map { reading(it) }, reading, isLevel = !struct.isOpen)
            section.forEachIndexed { place, property -> known[property] = body.values[place] }
            function.addCode(body.read())
            if (struct.isOpen && index == 0) function.line("val shared = from.sharedCount")
        }
        if (struct.isOpen) function.line("from.endOpen(outer, shared)")
        return function.addCode("return·%L\n", made(known)).rethrow("from.failure(e, start)").build()
    }

    /** What is returned when the writer knew the sections before only: the rest has its defaults, or is null. */
    private fun missing(known: Map<Property, CodeBlock>): CodeBlock = CodeBlock.builder().beginControlFlow("if·(!from.hasSection())")
        .addStatement("from.endOpen(outer,·shared)").add("return·%L\n", made(known)).endControlFlow().build()

    private fun made(known: Map<Property, CodeBlock>): CodeBlock =
        construction(struct, stored.filter { it in known || !it.hasDefault }) { known[it] ?: code("null") }

    private fun reading(property: Property) =
        StructReading.Field(property.name, types.getValue(property), if (isComplex(property)) function("read", property) else null)

    /** Whether a property gets functions of its own: its code is long, and its Kotlin type is the one that the code needs. */
    private fun isComplex(property: Property): Boolean {
        val type = types.getValue(property)
        val isItself = type.unwrap(code("x")).toString() == "x" && type.wrap(code("x")).toString() == "x"
        val isOwn = isItself && property.type !is ConvertedType
        return isOwn && (type.kind is ListKind || type.kind is MapKind || type.kind is TupleKind || type.kind is ColumnsKind)
    }

    private fun function(verb: String, property: Property): String = verb + functionNames[property]

    private fun functions(property: Property): List<FunSpec> {
        val type = property.type.kotlin.copy(nullable = false)
        val write = FunSpec.builder(function("write", property)).addModifiers(KModifier.PRIVATE)
            .addParameter("value", type).addParameter(PackCoderType.to)
        val read = FunSpec.builder(function("read", property)).addModifiers(KModifier.PRIVATE)
            .addParameter(PackCoderType.from).returns(type)
        val form = types.getValue(property).form
        val kind = form.kind
        if (kind is ColumnsKind) {
            val columns = ColumnFunctions(kind, type, kind.columns.map { functionNames.newName(functionNames[property] + "_" + it.name) })
            return listOf(columns.writeAll(write), columns.readAll(read)) + columns.ofColumns()
        }
        return listOf(
            write.addCode(ValueWriting().present(form, code("value"))).build(),
            read.addCode("return·%L\n", ValueReading().present(form)).build(),
        )
    }
}
