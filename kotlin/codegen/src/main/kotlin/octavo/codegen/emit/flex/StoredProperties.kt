package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.NameAllocator
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Property
import octavo.codegen.model.isNullable

/** The properties of a class that messages hold, in the order in which they hold them. */
internal class StoredProperties(private val struct: ClassStruct) {
    val all: List<Property> = struct.stored.sortedWith(compareBy(CoderType.nameOrder) { it.wireName })

    /** In the order of the constructor. */
    val declared: List<Property> = struct.stored

    val names: List<String> = all.map { it.wireName }

    /** The names together with that of the discriminator. */
    val taggedNames: List<String> = (names + CoderType.TYPE_KEY).sortedWith(CoderType.nameOrder)

    /** Where among the tagged names the discriminator stands. */
    val tagIndex: Int = taggedNames.indexOf(CoderType.TYPE_KEY)

    private val functionNames = NameAllocator().also { names ->
        all.forEach { names.newName(it.name.replaceFirstChar(Char::uppercase), it) }
    }

    fun indexOf(property: Property): Int = all.indexOf(property)

    /** Returns the name of a function that does [verb] to [property]. */
    fun function(verb: String, property: Property): String = verb + functionNames[property]
}
