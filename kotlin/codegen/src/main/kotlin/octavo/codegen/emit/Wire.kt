package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.emit.flex.FlexApi
import octavo.codegen.emit.flex.FlexFiles
import octavo.codegen.emit.flex.flexCoder
import octavo.codegen.emit.pack.PackApi
import octavo.codegen.emit.pack.PackFiles
import octavo.codegen.emit.pack.packCoder
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.Struct

/** A wire that coders are generated for: what they extend, the type of the [coders]' registry, and what is made for a struct. */
public enum class Wire(
    private val base: ClassName,
    internal val coders: ClassName,
    public val coder: (GeneratedNames) -> ClassName,
    public val files: (Struct) -> List<FileSpec>,
) {
    FLEX(FlexApi.coder, FlexApi.coders, { it.flexCoder }, FlexFiles::of),
    PACK(PackApi.coder, PackApi.coders, { it.packCoder }, PackFiles::of),
    ;

    /** The class that is there when a module can use the wire. */
    public val registry: String get() = coders.canonicalName

    /** Returns what a coder of [type] extends. */
    public fun coderOf(type: TypeName): TypeName = base.parameterizedBy(type)
}
