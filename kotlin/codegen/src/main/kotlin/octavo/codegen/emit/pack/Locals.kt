package octavo.codegen.emit.pack

/** The names of the locals of one generated function; properties' names are among them. */
internal class Locals {
    private val used = hashSetOf("from", "to", "value", "it", "start", "outer", "shared", "e")

    /** Returns [name], with a number if it has been used. */
    fun new(name: String): String = generateSequence(1) { it + 1 }
        .map { if (it == 1) name else "$name$it" }
        .first { used.add(it) }
}
