package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.line
import octavo.codegen.model.ObjectStruct

/** Makes the coder of an object: a struct without fields. */
internal class PackObjectCoder(private val struct: ObjectStruct) {
    fun type(): TypeSpec = PackCoderType.builder(struct, code("%T.Struct { %M() }", PackApi.schema, KotlinApi.emptyList))
        .addFunction(PackCoderType.encode(struct.type).line("to.enter()").line("to.writeEmptyStruct()").line("to.leave()").build())
        .addFunction(PackCoderType.decode(struct.type).line("from.emptyStruct()").line("return %T", struct.type).build())
        .build()
}
