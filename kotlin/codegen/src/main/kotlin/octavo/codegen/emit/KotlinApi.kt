package octavo.codegen.emit

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.MemberName
import com.squareup.kotlinpoet.ParameterizedTypeName
import octavo.codegen.model.CollectionType
import octavo.codegen.model.MapType
import octavo.codegen.model.Scalar
import octavo.codegen.model.Type

/** What generated code uses of Kotlin's own library, by name: what is not imported, the user's package may have, too, and that wins. */
internal object KotlinApi {
    val listOf = MemberName("kotlin.collections", "listOf")
    val emptyList = MemberName("kotlin.collections", "emptyList")
    val intArrayOf = MemberName("kotlin", "intArrayOf")
    val run = MemberName("kotlin", "run")

    val also = extension("kotlin", "also")
    val let = extension("kotlin", "let")
    val code = extension("kotlin", "code")
    val map = extension("kotlin.collections", "map")
    val filterNotNull = extension("kotlin.collections", "filterNotNull")
    val asList = extension("kotlin.collections", "asList")
    val asIterable = extension("kotlin.collections", "asIterable")

    /** Returns the function that makes a number of Java's one without sign. */
    fun unsigned(signed: String): MemberName = extension("kotlin", "toU$signed")

    /** Returns the function that makes a [scalar] of a text, or null. */
    fun parse(scalar: Scalar): MemberName = extension(
        "kotlin.text",
        when (scalar) {
            Scalar.CHAR -> "singleOrNull"
            Scalar.BOOLEAN -> "toBooleanStrictOrNull"
            else -> "to${scalar.type.simpleName}OrNull"
        },
    )

    private fun extension(packageName: String, name: String) = MemberName(packageName, name, isExtension = true)

    /** Returns the [collection] as a mutable one where [type] is. */
    fun mutable(type: Type, collection: CodeBlock): CodeBlock =
        if (isMutable(type)) code("%L.%M%L()", collection, extension("kotlin.collections", "to" + name(type)), held(type)) else collection

    /** Whether the collection [type] is one that can change. */
    fun isMutable(type: Type): Boolean = name(type).startsWith("Mutable")

    /** Returns the type arguments of one that can change: Kotlin would take List, as it is read, where they say Collection. */
    fun held(type: Type): CodeBlock = when (type) {
        is MapType -> code("<%T, %T>", type.key.kotlin, type.value.kotlin)
        is CollectionType -> code("<%T>", type.element.kotlin)
        else -> error("$type holds nothing")
    }

    private fun name(type: Type): String = (type.kotlin as ParameterizedTypeName).rawType.simpleName
}
