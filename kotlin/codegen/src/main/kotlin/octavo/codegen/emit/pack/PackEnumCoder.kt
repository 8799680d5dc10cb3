package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.code
import octavo.codegen.model.EnumStruct
import octavo.pack.schema.Schema

/** Makes the coder of an enum: the index of the entry. */
internal class PackEnumCoder(private val struct: EnumStruct) {
    private val kind = EnumKind(struct.type, Schema.Enumeration(struct.entries.map { it.wireName }))
    private val pack = PackType(PackTypes.enum(kind), isOptional = false)

    fun type(): TypeSpec {
        val reading = StructReading(listOf(StructReading.Field("entry", pack)), ValueReading(), isLevel = false)
        val decode = PackCoderType.decode(struct.type).addCode(reading.read()).addCode("return·%L\n", reading.values.single())
        return PackCoderType.builder(struct, EnumSchemas.enumeration(kind))
            .addFunction(PackCoderType.encode(struct.type).addCode(ValueWriting().lone(pack, code("value"))).build())
            .addFunction(decode.build())
            .build()
    }
}
