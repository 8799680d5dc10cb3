package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.line
import octavo.codegen.model.EnumStruct

/** Makes the coder of an enum: the name of the entry. */
internal class EnumCoder(private val struct: EnumStruct) {
    fun type(): TypeSpec {
        val tables = EnumTables()
        val table = tables.of(struct.type, struct.entries)
        return CoderType.builder(struct)
            .addFunction(CoderType.encode(struct.type).line("to.put(%N.name(value))", table).build())
            .addFunction(CoderType.decode(struct.type).line("return from.enum(%N, at, width, packedType)", table).build())
            .addProperties(tables.all)
            .build()
    }
}
