package octavo.codegen.emit

import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.flex.FlexApi

/** Returns the file as the sources of a target that is not the JVM want it: value classes may have no `@JvmInline` there. */
public fun FileSpec.offJvm(): FileSpec = toBuilder().also { file ->
    file.members.replaceAll { if (it is TypeSpec) it.withoutJvmInline() else it }
}.build()

private fun TypeSpec.withoutJvmInline() =
    toBuilder().also { type -> type.annotations.removeAll { it.typeName == FlexApi.jvmInline } }.build()
