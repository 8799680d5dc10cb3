package octavo.pack.serialization

import kotlinx.serialization.descriptors.SerialDescriptor
import octavo.pack.schema.Schema
import octavo.pack.schema.text

/**
 * How the values behind a descriptor stand on the wire.
 *
 * @property isOptional whether there may be none
 * @property wrapper the value class whose own value stands in a tuple, since both may be null, or null if there is no such class
 */
internal class TypePlan(val form: Form, val isOptional: Boolean = false, val wrapper: SerialDescriptor? = null) {
    val schema: Schema = if (isOptional) Schema.Optional(form.schema) else form.schema

    /** The plan of the value where it is lone (5.6): itself, or a tuple of it. */
    val lone: TypePlan get() = if (isOptional || !form.isLone) TypePlan(Form.wrapping(this, isLevel = false)) else this
}

/** How values stand on the wire if there are any. */
internal sealed class Form(val schema: Schema) {
    /** Whether a lone value needs no tuple around it. */
    open val isLone: Boolean get() = true

    /** A value without parts. */
    class Leaf(schema: Schema) : Form(schema) {
        override val isLone get() = schema == Schema.Text || schema == Schema.Bytes
    }

    /** A value of a type of the standard library. */
    class Value(schema: Schema, val standard: Standard<*>) : Form(schema)

    /** A compressed integer that is text to its serializer: [parse] makes the integer of the text, [format] the text of the integer. */
    class Count(schema: Schema.Compressed, val parse: (String) -> Long, val format: (Long) -> String) : Form(schema) {
        override val isLone get() = false

        /** Returns the integer of [text], which has 32 bits. */
        fun int(text: String): Int {
            val value = parse(text)
            require(value == value.toInt().toLong()) { "$text is $value, which is no ${schema.text()}" }
            return value.toInt()
        }
    }

    /** A struct; [isWrapping] if it is not that of a class, but has one value, and [isLevel] if depths count it. */
    class Fields(schema: Schema, val isWrapping: Boolean = false, val isLevel: Boolean = true) : Form(schema) {
        lateinit var plan: StructPlan
    }

    /** A list. */
    class Listing(val element: TypePlan) : Form(Schema.Sequence(element.schema))

    /** A map. */
    class Mapping(key: TypePlan, value: TypePlan) : Form(Schema.Mapping(key.schema, value.schema)) {
        val entry = StructPlan(listOf(key, value))
    }

    /** A sealed class. */
    class Cases(schema: Schema) : Form(schema) {
        lateinit var cases: List<UnionCase>
        private val indexes by lazy(LazyThreadSafetyMode.PUBLICATION) { cases.indices.associateBy { cases[it].serialName } }

        /** Returns the index of the case with this serial name, or -1. */
        fun indexOf(serialName: String): Int = indexes[serialName] ?: -1
    }

    /** Any of the subclasses that a serializers module knows: its serial name, and its message. */
    object Envelope : Form(Schema.Tuple(listOf(Schema.Text, Schema.Bytes)))

    companion object {
        /** Returns a tuple of a value of [type] alone; one that only a lone value makes necessary is no level. */
        fun wrapping(type: TypePlan, isLevel: Boolean = true): Fields =
            Fields(Schema.Tuple(listOf(type.schema)), isWrapping = true, isLevel).also { it.plan = StructPlan(listOf(type)) }
    }
}

/** A subclass of a sealed class. */
internal class UnionCase(val name: String, val serialName: String, val type: TypePlan)
