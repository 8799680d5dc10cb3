package octavo.codegen.emit.pack

/** The names of the locals of one generated function, which has these [parameters], too; properties' names are among them. */
internal class Locals(vararg parameters: String) {
    private val used = hashSetOf("from", "to", "value", "it", "start", "outer", "shared", "e", *parameters)

    /** Returns [name], with a number if it has been used. */
    fun new(name: String): String = generateSequence(1) { it + 1 }
        .map { if (it == 1) name else "$name$it" }
        .first { used.add(it) }
}
