package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.line
import octavo.codegen.emit.literal
import octavo.codegen.model.ObjectStruct
import octavo.codegen.model.wireName

/** Makes the coder of an object: an empty map. */
internal class ObjectCoder(private val struct: ObjectStruct) {
    fun type(): TypeSpec {
        val coder = CoderType.builder(struct)
            .addFunction(CoderType.encode(struct.type).line("to.endMap(to.startMap())").build())
            .addFunction(decode())
        if (struct.isSubclass) {
            coder.addProperty(CoderType.shape("taggedShape", listOf(CoderType.TYPE_KEY)).addModifiers(KModifier.PRIVATE).build())
            coder.addFunction(encodeTagged())
        }
        return coder.build()
    }

    private fun decode(): FunSpec = CoderType.decode(struct.type)
        .line("from.startStruct(at, width, packedType)")
        .line("from.endStruct()")
        .line("return %T", struct.type)
        .build()

    private fun encodeTagged(): FunSpec = FunSpec.builder("encodeTagged").addKdoc("Puts the name of the object.")
        .addModifiers(KModifier.INTERNAL).addParameter(CoderType.to)
        .line("val start = to.startStruct()")
        .line("to.put(%L)", literal(struct.wireName))
        .line("to.endStruct(start, taggedShape)")
        .build()
}
