package octavo.pack.schema

/** Returns the canonical text of this type: rules 1.1 to 1.3 of spec/pack.md. */
public fun Schema.text(): String = SchemaText().also { it.type(this) }.toString()

/** Spells types; a declaration that comes again is its number. */
internal class SchemaText {
    private val out = StringBuilder()
    private val numbers = HashMap<Schema.Declared, Int>()

    fun type(type: Schema) {
        when (type) {
            Schema.Bool -> out.append("bool")
            Schema.Text -> out.append("str")
            Schema.Shared -> out.append("shared")
            Schema.Bytes -> out.append("bytes")
            Schema.Dynamic -> out.append("dynamic")
            is Schema.Fixed -> out.append(type.spelling)
            is Schema.Compressed -> out.append(type.spelling)
            is Schema.Enumeration -> list("enum(", type.names, ")") { SchemaName.spell(it, out) }
            is Schema.Flags -> list("flags(", type.names, ")") { SchemaName.spell(it, out) }
            is Schema.Optional -> {
                type(type.type)
                out.append('?')
            }
            is Schema.Sequence -> list("[", listOf(type.element), "]", spell = ::type)
            is Schema.Array -> list("[", listOf(type.element), ";${type.size}]", spell = ::type)
            is Schema.Mapping -> list("{", listOf(type.key, type.value), "}", ':', ::type)
            is Schema.Tuple -> list("(", type.types, ")", spell = ::type)
            is Schema.Columns -> list("columns(", type.fields, ")", spell = ::field)
            is Schema.Declared -> declared(type)
        }
    }

    private fun declared(type: Schema.Declared) {
        val number = numbers[type]
        if (number != null) {
            out.append('#').append(number)
            return
        }
        numbers[type] = numbers.size
        when (type) {
            is Schema.Struct -> list("struct(", type.fields, ")", spell = ::field)
            is Schema.Union -> list("union(", type.cases, ")", spell = ::field)
            is Schema.Open -> list("open(", type.sections, ")", ';') { list("", it, "", spell = ::field) }
        }
    }

    private fun field(field: Field) {
        SchemaName.spell(field.name, out)
        out.append(':')
        type(field.type)
    }

    private inline fun <T> list(open: String, parts: List<T>, close: String, separator: Char = ',', spell: (T) -> Unit) {
        out.append(open)
        parts.forEachIndexed { index, part ->
            if (index > 0) out.append(separator)
            spell(part)
        }
        out.append(close)
    }

    override fun toString(): String = out.toString()
}

/** The word for a plain type. */
internal val Enum<*>.spelling: String get() = name.lowercase()
