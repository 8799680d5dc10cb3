package octavo.codegen.emit

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.TypeSpec

/** Returns code whose spaces never become line breaks: those stand where the emitter says. */
internal fun code(format: String, vararg arguments: Any?): CodeBlock = CodeBlock.of(format.replace(' ', '·'), *arguments)

internal fun FunSpec.Builder.line(format: String, vararg arguments: Any?): FunSpec.Builder =
    addStatement(format.replace(' ', '·'), *arguments)

/** Adds a line of code that may have lines of its own inside, which KotlinPoet's statements may not. */
internal fun CodeBlock.Builder.plainLine(format: String, vararg arguments: Any?): CodeBlock.Builder =
    add(format.replace(' ', '·') + "\n", *arguments)

/** Whether it is a local or a parameter, which stays what it is. */
internal val CodeBlock.isName: Boolean get() = toString().all { it.isLetterOrDigit() || it == '`' || it == '_' }

/** Adds the one expression that the function returns. */
internal fun FunSpec.Builder.returns(type: TypeName, format: String, vararg arguments: Any?): FunSpec.Builder =
    returns(type).line("return $format", *arguments)

/** Returns a property computed each time it is read. */
internal fun computed(name: String, type: TypeName, value: CodeBlock): PropertySpec.Builder =
    PropertySpec.builder(name, type).getter(FunSpec.getterBuilder().addStatement("return·%L", value).build())

internal fun visibility(isInternal: Boolean): KModifier = if (isInternal) KModifier.INTERNAL else KModifier.PUBLIC
