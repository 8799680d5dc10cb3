package octavo.pack.evolve

import octavo.pack.generic.Integers
import octavo.pack.generic.MessageSource
import octavo.pack.schema.Schema

/** Makes the reader's value of one of the writer's. */
internal fun interface Conversion {
    /** Returns what [value], which begins at [first] or is in a run that does, is for the reader; throws a mismatch if it is nothing. */
    fun of(value: Any?, from: MessageSource, first: Int): Any?
}

internal val FloatAsDouble = Conversion { value, _, _ -> (value as Float).toDouble() }

/** Counts the characters of a shared text that is written out. */
internal val WriteOut = Conversion { value, from, first -> value.also { from.writeOut((it as String).length, first) } }

internal class WiderInteger(private val integers: Integers) : Conversion {
    override fun of(value: Any?, from: MessageSource, first: Int): Any = if (value is ULong) value else integers.value(value as Long)
}

/** Refuses that there is no value of a type that is not optional. */
internal class RequireValue(private val type: Schema) : Conversion {
    override fun of(value: Any?, from: MessageSource, first: Int): Any = value ?: from.refuse(brief(type), "none", first)
}

/** Refuses names that are not [known] to the reader. */
internal class RequireName(private val names: List<String>, private val known: Set<String>) : Conversion {
    override fun of(value: Any?, from: MessageSource, first: Int): Any? =
        value.takeIf { it in known } ?: from.refuse(oneOf(names), "$value", first)
}

/** Returns what errors call one of these [names]. */
internal fun oneOf(names: List<String>): String = "one of " + names.joinToString(limit = 8)
