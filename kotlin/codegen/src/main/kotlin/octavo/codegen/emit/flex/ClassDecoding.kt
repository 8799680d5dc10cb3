package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.code
import octavo.codegen.emit.construction
import octavo.codegen.emit.line
import octavo.codegen.emit.rethrow
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Property

/** Makes the functions of a class's coder that decode: by position where the shape is the class's own, else by key. */
internal class ClassDecoding(private val struct: ClassStruct, private val stored: StoredProperties, private val tables: EnumTables) {
    fun addTo(coder: TypeSpec.Builder) {
        coder.addFunction(decode())
        coder.addFunction(byPosition())
        KeyedDecoding(struct, stored, ::readOne).addTo(coder)
        coder.addFunctions(stored.all.filterNot { isPlain(it.type) }.map { readFunction(it) })
    }

    private fun decode(): FunSpec = CoderType.decode(struct.type)
        .line("val base = from.startStruct(at, width, packedType)")
        .line("val own = %T.widthOf(packedType)", FlexApi.bytes)
        .beginControlFlow("try")
        .addCode(choice())
        .line("from.endStruct()")
        .line("return value")
        .rethrow("from.%M(e, at)", FlexApi.failure)
        .build()

    private fun choice(): CodeBlock = if (struct.isSubclass) {
        CodeBlock.builder().beginControlFlow("val·value·=·when")
            .addStatement("from.hasShape(taggedShape,·base,·own)·->·byPosition(from,·base,·own,·1)")
            .addStatement("from.hasShape(shape,·base,·own)·->·byPosition(from,·base,·own,·0)")
            .addStatement("else·->·byName(from,·base,·own)")
            .endControlFlow().build()
    } else {
        code("val value = if (from.hasShape(shape, base, own)) byPosition(from, base, own) else byName(from, base, own)\n")
    }

    private fun byPosition(): FunSpec {
        val function = FunSpec.builder("byPosition").addModifiers(KModifier.PRIVATE).returns(struct.type)
            .addParameter(CoderType.from).addParameter("base", INT).addParameter("width", INT)
        if (struct.isSubclass) function.addParameter("shift", INT)
        if (stored.all.isNotEmpty()) function.line("val types = base + ${count()} * width")
        return function.addCode("return·%L\n", construction(struct, stored.declared) { readOne(it, slot(it)) }).build()
    }

    private fun count() = if (struct.isSubclass) "(${stored.all.size} + shift)" else "${stored.all.size}"

    private fun slot(property: Property): Slot {
        val index = stored.indexOf(property)
        val place = if (struct.isSubclass && index >= stored.tagIndex) "($index + shift)" else "$index"
        val isFirst = place == "0"
        return Slot(
            code(if (isFirst) "base" else "base + $place * width"),
            code("width"),
            code(if (isFirst) "from.typeAt(types)" else "from.typeAt(types + $place)"),
        )
    }

    private fun readOne(property: Property, slot: Slot): CodeBlock =
        if (isPlain(property.type)) read(property, slot) else code("%N(from, %L)", stored.function("read", property), slot.arguments)

    private fun read(property: Property, slot: Slot): CodeBlock = FlexDecoding(tables).read(property.type, slot)

    private fun readFunction(property: Property): FunSpec = FunSpec.builder(stored.function("read", property))
        .addModifiers(KModifier.PRIVATE).addParameter(CoderType.from).addParameters(CoderType.slot).returns(property.type.kotlin)
        .addStatement("return·%L", read(property, Slot.parameters(0)))
        .build()
}
