package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.MemberName
import octavo.codegen.model.GeneratedNames

/** What generated code uses of the pack wire, by name. */
internal object PackApi {
    private const val PACK = "octavo.pack"

    val writer = ClassName(PACK, "PackWriter")
    val reader = ClassName(PACK, "PackReader")
    val coder = ClassName(PACK, "PackCoder")
    val coders = ClassName(PACK, "PackCoders")
    val fields = ClassName(PACK, "PackFields")
    val byteArray = ClassName("kotlin", "ByteArray")
    val schema = ClassName("$PACK.schema", "Schema")
    val field = ClassName("$PACK.schema", "Field")
    val secondsSchema = MemberName(PACK, "secondsSchema")
    val uuidSchema = MemberName(PACK, "uuidSchema")
    val epochDays = MemberName(PACK, "epochDays")
    val packedList = MemberName(PACK, "packedList")

    /** Returns the extension of the writer or the reader with this name. */
    fun extension(name: String): MemberName = MemberName(PACK, name, isExtension = true)
}

/** The class of the generated pack coder. */
internal val GeneratedNames.packCoder: ClassName get() = ClassName(packageName, stem + "PackCoder")

/** The class of the generated accessor of pack messages. */
internal val GeneratedNames.packAccessor: ClassName get() = ClassName(packageName, stem + "PackAccessor")
