package octavo.ksp

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getDeclaredFunctions
import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.symbol.FileLocation
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import com.squareup.kotlinpoet.ClassName
import octavo.codegen.model.Location

internal const val STRUCT = "octavo.struct.Struct"
private const val NAME = "octavo.struct.Name"
private const val SERIAL_NAME = "kotlinx.serialization.SerialName"
private const val SINCE = "octavo.struct.Since"
private const val CONVERT = "octavo.struct.Convert"
private const val FIXED = "octavo.struct.Fixed"
private const val SHARED = "octavo.struct.Shared"
private const val COLUMNS = "octavo.struct.Columns"
private const val UNKNOWN = "octavo.struct.Unknown"
private const val SERIAL_TRANSIENT = "kotlinx.serialization.Transient"
private val TRANSIENT = setOf("octavo.struct.Transient", SERIAL_TRANSIENT, "kotlin.jvm.Transient")
private const val DEPRECATED = "kotlin.Deprecated"
private const val HIDDEN = "kotlin.DeprecationLevel.HIDDEN"
private const val SERIALIZABLE = "kotlinx.serialization.Serializable"
private const val CONTEXTUAL = "kotlinx.serialization.Contextual"
private const val SERIALIZER = "kotlinx.serialization.KSerializer"

/** The place of what is compiled already, unless it is known what uses it. */
internal val nowhere: Location = Location("(compiled)", 0)

/** Where it stands in the sources, or null if it is compiled already. */
internal val KSNode.place: Location?
    get() = (location as? FileLocation)?.let { Location(it.filePath, it.lineNumber) }

internal val KSDeclaration.qualified: String get() = qualifiedName?.asString() ?: simpleName.asString()

/** It and what it stands in. */
internal val KSDeclaration.around: Sequence<KSDeclaration> get() = generateSequence(this) { it.parentDeclaration }

internal val KSDeclaration.isInternal: Boolean get() = around.any { Modifier.INTERNAL in it.modifiers }

/** Whether the class or one of the type's arguments is internal. */
internal val KSType.isInternal: Boolean
    get() = declaration.isInternal || arguments.any { it.type?.resolve()?.expanded()?.isInternal == true }

/** Whether it is deprecated so that no code can name it. */
internal val KSDeclaration.isHidden: Boolean
    get() = annotation { it == DEPRECATED }?.arguments.orEmpty().any { (it.value as? KSDeclaration)?.qualified == HIDDEN }

/** Whether it is Kotlin's own or Java's. */
internal val KSDeclaration.isOfLibrary: Boolean get() = packageName.asString().substringBefore('.').let { it == "kotlin" || it == "java" }

/** The classes and interfaces above it, however far. */
internal val KSClassDeclaration.supertypes: Sequence<KSClassDeclaration>
    get() = getAllSuperTypes().mapNotNull { it.expanded().declaration as? KSClassDeclaration }

internal val KSClassDeclaration.isSealed: Boolean get() = Modifier.SEALED in modifiers

internal val KSClassDeclaration.isValueClass: Boolean get() = Modifier.VALUE in modifiers || Modifier.INLINE in modifiers

/** Whether values are equal where their properties are: Kotlin makes `equals` of a data class, unless it or a superclass has one. */
internal val KSClassDeclaration.isComparedByProperties: Boolean
    get() = Modifier.DATA in modifiers && !hasEquals && supertypes.none { it.hasEquals && it.qualified != "kotlin.Any" }

private val KSClassDeclaration.hasEquals: Boolean
    get() = getDeclaredFunctions().any { it.simpleName.asString() == "equals" && it.origin != Origin.SYNTHETIC }

internal val KSAnnotated.isStruct: Boolean get() = annotation { it == STRUCT } != null

internal val KSAnnotated.isOpenStruct: Boolean get() = annotation { it == STRUCT }?.firstArgument == true

internal val KSAnnotated.isFixed: Boolean get() = annotation { it == FIXED } != null

internal val KSAnnotated.isShared: Boolean get() = annotation { it == SHARED } != null

internal val KSAnnotated.isColumns: Boolean get() = annotation { it == COLUMNS } != null

internal val KSAnnotated.isTransient: Boolean get() = annotation { it in TRANSIENT } != null

internal val KSAnnotated.isUnknown: Boolean get() = annotation { it == UNKNOWN } != null

internal val KSAnnotated.since: Int? get() = annotation { it == SINCE }?.firstArgument as? Int

internal val KSAnnotated.conversion: KSAnnotation? get() = annotation { it == CONVERT }

/** The name of @Name, which serializers do not see. */
internal val KSAnnotated.ownName: String? get() = annotation { it == NAME }?.firstArgument as? String

/** The name of @SerialName. */
internal val KSAnnotated.serialName: String? get() = annotation { it == SERIAL_NAME }?.firstArgument as? String

/** Returns the name in messages: of @Name, else of @SerialName, else [otherwise]. */
internal fun KSAnnotated.wireName(otherwise: String): String = ownName ?: serialName ?: otherwise

/** Whether serializers leave it out. */
internal val KSAnnotated.isSerialTransient: Boolean get() = annotation { it == SERIAL_TRANSIENT } != null

/** Whether kotlinx makes a serializer of its properties or entries: none is given. */
internal val KSAnnotated.isSerializedByParts: Boolean
    get() = annotation { it == SERIALIZABLE }?.let { (it.firstArgument as? KSType)?.declaration?.qualified ?: SERIALIZER } == SERIALIZER

/** Whether it says which serializer it has. */
internal val KSAnnotated.hasSerializer: Boolean get() = annotation { it == SERIALIZABLE || it == CONTEXTUAL } != null

/** Whether it says that kotlinx is not to make its serializer: which one it has. */
internal val KSAnnotated.givesSerializer: Boolean get() = annotation { it == SERIALIZABLE } != null && !isSerializedByParts

internal val KSAnnotation.firstArgument: Any? get() = arguments.firstOrNull()?.value

internal fun KSDeclaration.className(): ClassName {
    val names = around.map { it.simpleName.asString() }.toList().asReversed()
    return ClassName(packageName.asString(), names)
}

/**
 * The markers that the class, its constructor or its properties opt in to or want opted in to, themselves or around them; so do the value
 * classes that these have, whose values are named, too.
 */
internal val KSClassDeclaration.optIns: List<ClassName> get() = optIns(emptySet())

private fun KSClassDeclaration.optIns(holders: Set<KSDeclaration>): List<ClassName> {
    val outside = around + listOfNotNull(containingFile)
    val inside = getDeclaredProperties() + listOfNotNull(primaryConstructor) + primaryConstructor?.parameters.orEmpty()
    val own = (outside + inside).flatMap { annotated: KSAnnotated -> annotated.annotations }.flatMap { it.optIns() }
    val values = getDeclaredProperties().flatMap { it.type.resolve().valueClasses }.filter { it != this && it !in holders }
    return (own + values.flatMap { it.optIns(holders + this) }).distinct().toList()
}

/** The value classes that the type is or holds. */
private val KSType.valueClasses: List<KSClassDeclaration>
    get() = with(expanded()) {
        val own = (declaration as? KSClassDeclaration)?.takeIf { it.isValueClass && !it.isOfLibrary }
        listOfNotNull(own) + arguments.flatMap { it.type?.resolve()?.valueClasses.orEmpty() }
    }

/** The markers of the class and of the type's arguments. */
internal val KSType.optIns: List<ClassName>
    get() = (declaration as? KSClassDeclaration)?.optIns.orEmpty() + arguments.flatMap { it.type?.resolve()?.expanded()?.optIns.orEmpty() }

private fun KSAnnotation.optIns(): List<ClassName> {
    val type = annotationType.resolve().expanded().declaration
    return when {
        type.qualified == "kotlin.OptIn" -> (firstArgument as List<*>).map { (it as KSType).declaration.className() }
        type.annotation { it == "kotlin.RequiresOptIn" } != null -> listOf(type.className())
        else -> emptyList()
    }
}

private inline fun KSAnnotated.annotation(isWanted: (String) -> Boolean): KSAnnotation? =
    annotations.firstOrNull { isWanted(it.annotationType.resolve().expanded().declaration.qualified) }
