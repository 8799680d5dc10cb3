package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.MemberName
import octavo.codegen.model.GeneratedNames

/** What generated code uses of the flex wire, by name. */
internal object FlexApi {
    private const val CODER = "octavo.flex.coder"

    val builder = ClassName("octavo.flex", "FlexBuilder")
    val value = ClassName("octavo.flex", "FlexValue")
    val coder = ClassName(CODER, "FlexCoder")
    val coders = ClassName(CODER, "FlexCoders")
    val reader = ClassName(CODER, "FlexReader")
    val shape = ClassName(CODER, "FlexShape")
    val bytes = ClassName("octavo.flex", "FlexBytes")
    val variants = ClassName(CODER, "FlexVariants")
    val enum = ClassName(CODER, "FlexEnum")
    val struct = ClassName("octavo.flex.view", "FlexStruct")

    val optIn = ClassName("kotlin", "OptIn")
    val jvmInline = ClassName("kotlin.jvm", "JvmInline")
    val byteArray = ClassName("kotlin", "ByteArray")

    val property = MemberName(CODER, "property", isExtension = true)
    val propertyOr = MemberName(CODER, "propertyOr", isExtension = true)

    fun viewMember(name: String) = MemberName("octavo.flex.view", name)
}

/** The class of the generated flex coder. */
internal val GeneratedNames.flexCoder: ClassName get() = ClassName(packageName, stem + "FlexCoder")

/** The class of the generated accessor. */
internal val GeneratedNames.accessor: ClassName get() = ClassName(packageName, stem + "Accessor")
