package octavo.ksp

import com.squareup.kotlinpoet.ClassName

/** The name of a module's aggregator: the [wanted] one, or with a number behind it where a class that [exists] has that. */
internal class AggregatorName(private val wanted: ClassName, exists: (ClassName) -> Boolean) {
    val chosen: ClassName = generateSequence(wanted) { numbered(it) }.first { !exists(it) }

    private fun numbered(before: ClassName): ClassName {
        val number = before.simpleName.removePrefix(wanted.simpleName).toIntOrNull() ?: 1
        return ClassName(wanted.packageName, wanted.simpleName + (number + 1))
    }

    /** What a user should know of the choice, or null. */
    val warning: String?
        get() = "$wanted is there already: $chosen registers the coders of these sources, unless $WAYS".takeIf { chosen != wanted }

    private companion object {
        const val WAYS = "its structs get a package of their own, or the option octavo.coders says another name"
    }
}
