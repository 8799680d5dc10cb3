package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.code
import octavo.codegen.model.EnumStruct

/** Makes the coder of an enum: the index of the entry. */
internal class PackEnumCoder(private val struct: EnumStruct) {
    private val pack = PackType(PackTypes.enum(struct.type, struct.entries.map { it.wireName }), isOptional = false)

    fun type(): TypeSpec {
        val reading = StructReading(listOf(StructReading.Field("entry", pack)), ValueReading(), isLevel = false)
        val decode = PackCoderType.decode(struct.type).addCode(reading.read()).addCode("return·%L\n", reading.values.single())
        return PackCoderType.builder(struct, pack.spelled)
            .addFunction(PackCoderType.encode(struct.type).addCode(ValueWriting().lone(pack, code("value"))).build())
            .addFunction(decode.build())
            .build()
    }
}
