package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.NameAllocator
import octavo.codegen.emit.flex.KeyedDecoding

/**
 * Imports by another name each of [types] that something else hides in the file: one of [properties] (`val Color: Color`,
 * `val Paint: Paint.Color`), a local or a parameter, which begin in lower case, or the class that coders have inside.
 */
internal fun FileSpec.Builder.importHidden(types: List<ClassName>, properties: List<String> = emptyList()) {
    val names = NameAllocator()
    val used = types.map { it.outermost } + properties
    used.distinct().forEach { names.newName(it) }
    for (type in types.distinct().filter { isHidden(it.outermost, properties) }) {
        addAliasedImport(type, names.newName(type.simpleNames.joinToString("_") + "Type"))
    }
}

private fun isHidden(name: String, properties: List<String>): Boolean =
    name in properties || name.first().isLowerCase() || name == KeyedDecoding.FIELDS

/** The name that stands first wherever code names the type. */
private val ClassName.outermost: String get() = topLevelClassName().simpleName
