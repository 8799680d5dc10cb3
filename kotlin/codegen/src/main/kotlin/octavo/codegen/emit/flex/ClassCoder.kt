package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.visibility
import octavo.codegen.model.ClassStruct

/** Makes the coder of a class. */
internal class ClassCoder(private val struct: ClassStruct, private val tables: EnumTables) {
    fun type(): TypeSpec {
        val stored = StoredProperties(struct)
        val coder = CoderType.builder(struct)
        coder.addProperty(CoderType.shape("shape", stored.names).addKdoc("The names of the properties.").build())
        if (struct.isSubclass) coder.addProperty(CoderType.shape("taggedShape", stored.taggedNames).addModifiers(KModifier.PRIVATE).build())
        ClassEncoding(struct, stored, tables).addTo(coder)
        ClassDecoding(struct, stored, tables).addTo(coder)
        return coder.addProperties(tables.all).build()
    }
}
