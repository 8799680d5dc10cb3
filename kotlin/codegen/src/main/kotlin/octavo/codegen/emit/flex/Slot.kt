package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.code

/** The expressions of a slot in generated code: where it is, its width, and its packed type. */
internal class Slot(val at: CodeBlock, val width: CodeBlock, val type: CodeBlock) {
    /** The three as arguments. */
    val arguments: CodeBlock get() = code("%L, %L, %L", at, width, type)

    companion object {
        /** The slot in the parameters of [depth] nested lambdas. */
        fun parameters(depth: Int): Slot = (if (depth == 0) "" else "$depth").let { Slot(code("at$it"), code("width$it"), code("type$it")) }
    }
}
