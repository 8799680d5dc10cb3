package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.NameAllocator
import octavo.codegen.emit.flex.KeyedDecoding

/**
 * Imports by another name each of [types] that something else hides in the file: one of [properties] (`val Color: Color`,
 * `val Paint: Paint.Color`), a local or a parameter, which begin in lower case, the class that coders have inside, or one of
 * the file's package.
 */
internal fun FileSpec.Builder.importHidden(types: List<ClassName>, properties: List<String> = emptyList()) {
    val names = NameAllocator()
    val used = types.map { it.outermost } + properties
    used.distinct().forEach { names.newName(it) }
    val namesakes = namesakes(types)
    for (type in types.distinct().filter { isHidden(it.outermost, properties) || it.topLevelClassName() in namesakes }) {
        addAliasedImport(type, names.newName(type.simpleNames.joinToString("_") + "Type"))
    }
}

private fun isHidden(name: String, properties: List<String>): Boolean =
    name in properties || name.first().isLowerCase() || name == KeyedDecoding.FIELDS

/** Returns the classes that have the name of one in the file's package: KotlinPoet would put their package in front, which a property may hide. */
private fun FileSpec.Builder.namesakes(types: List<ClassName>): Set<ClassName> {
    val (own, others) = types.map { it.topLevelClassName() }.partition { it.packageName == packageName }
    val names = own.mapTo(HashSet()) { it.simpleName }
    return others.filterTo(HashSet()) { it.simpleName in names }
}

/** The name that stands first wherever code names the type. */
private val ClassName.outermost: String get() = topLevelClassName().simpleName
