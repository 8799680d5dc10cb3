package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.MemberName
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.Scalar

/** What generated code uses of the flex wire, by name. */
internal object FlexApi {
    private const val CODER = "octavo.flex.coder"
    private const val VIEW = "octavo.flex.view"

    val builder = ClassName("octavo.flex", "FlexBuilder")
    val value = ClassName("octavo.flex", "FlexValue")
    val limits = ClassName("octavo.core", "Limits")
    val coder = ClassName(CODER, "FlexCoder")
    val coders = ClassName(CODER, "FlexCoders")
    val reader = ClassName(CODER, "FlexReader")
    val shape = ClassName(CODER, "FlexShape")
    val bytes = ClassName("octavo.flex", "FlexBytes")
    val variants = ClassName(CODER, "FlexVariants")
    val enum = ClassName(CODER, "FlexEnum")
    val struct = ClassName(VIEW, "FlexStruct")

    val jvmInline = ClassName("kotlin.jvm", "JvmInline")
    val byteArray = ClassName("kotlin", "ByteArray")

    val property = MemberName(CODER, "property", isExtension = true)
    val propertyOr = MemberName(CODER, "propertyOr", isExtension = true)
    val failure = MemberName(CODER, "failure", isExtension = true)
    val list = MemberName(CODER, "list", isExtension = true)
    val set = MemberName(CODER, "set", isExtension = true)
    val map = MemberName(CODER, "map", isExtension = true)
    val pairs = MemberName(CODER, "pairs", isExtension = true)

    val elements = ClassName(VIEW, "FlexElements")
    val entries = ClassName(VIEW, "FlexEntries")
    val asStruct = MemberName(VIEW, "asStruct", isExtension = true)
    val text = MemberName(VIEW, "text", isExtension = true)
    val made = MemberName(VIEW, "made", isExtension = true)

    /** Returns the function that reads an array of [element]s. */
    fun array(element: Scalar): MemberName =
        MemberName(CODER, element.type.simpleName.replaceFirstChar { it.lowercase() } + "Array", isExtension = true)

    /** Returns the function that writes a list of the number [element]. */
    fun numberList(element: Scalar): MemberName =
        MemberName(CODER, element.type.simpleName.replaceFirstChar { it.lowercase() } + "List", isExtension = true)

    /** The views of vectors of scalars. */
    val vectors: Map<Scalar, ClassName> = mapOf(
        Scalar.BOOLEAN to "FlexBooleans",
        Scalar.INT to "FlexInts",
        Scalar.LONG to "FlexLongs",
        Scalar.FLOAT to "FlexFloats",
        Scalar.DOUBLE to "FlexDoubles",
        Scalar.STRING to "FlexStrings",
    ).mapValues { ClassName(VIEW, it.value) }
}

/** The class of the generated flex coder. */
internal val GeneratedNames.flexCoder: ClassName get() = ClassName(packageName, stem + "FlexCoder")

/** The class of the generated accessor. */
internal val GeneratedNames.accessor: ClassName get() = ClassName(packageName, stem + "Accessor")

/** The class of the view of a vector of them. */
internal val GeneratedNames.accessors: ClassName get() = ClassName(packageName, stem + "Accessors")
