package octavo.pack.schema

import octavo.core.CountedKeys
import octavo.core.DEFAULT_CAPACITY
import octavo.core.MalformedException
import octavo.core.TextKey

/** How many types may stand inside one another: rule 1.6. */
internal const val MAX_NESTED = 256

/** Reads the canonical text of a schema and nothing else: rules 1.1 to 1.6 of spec/pack.md. */
internal class SchemaParser(text: String) {
    private val source = SchemaSource(text)
    private val collisions = NameCollisions(source).also { it.begin(text.length) }
    private val declared = ArrayList<Schema.Declared>()
    private val starts = ArrayList<Int>()
    private var depth = 0

    fun parse(): Schema {
        val type = type()
        if (!source.isAtEnd) source.fail("the end of the schema")
        SelfContainment(declared).found?.let {
            source.fail("a struct that does not contain itself", "one that does", starts[declared.indexOf(it)])
        }
        return type
    }

    private fun type(): Schema {
        if (++depth > MAX_NESTED) source.fail("at most $MAX_NESTED types inside one another", "more")
        val type = requiredType()
        depth--
        return if (source.take('?')) Schema.Optional(type) else type
    }

    private fun requiredType(): Schema = when {
        source.take('[') -> listOrArray()
        source.take('{') -> map()
        source.take('(') -> Schema.Tuple(several(::type).also { source.expect(')') })
        source.take('#') -> source.number(0, declared.size - 1, "the number of a declaration").let { declared[it] }
        else -> word()
    }

    private fun listOrArray(): Schema {
        val element = type()
        val type = if (source.take(';')) Schema.Array(element, source.number(1, MAX_NAMES, SIZES)) else Schema.Sequence(element)
        source.expect(']')
        return type
    }

    private fun map(): Schema {
        val key = type()
        source.expect(':')
        val value = type()
        source.expect('}')
        return Schema.Mapping(key, value)
    }

    private fun word(): Schema {
        val start = source.at
        val word = source.word()
        PLAIN[word]?.let { return it }
        if (word !in WITH_PARTS) source.fail("a type", word.ifEmpty { source.next }, start)
        source.expect('(')
        val type = withParts(word, start)
        source.expect(')')
        return type
    }

    private fun withParts(word: String, start: Int): Schema = when (word) {
        "enum" -> Schema.Enumeration(names(MAX_NAMES))
        "flags" -> Schema.Flags(names(MAX_FLAGS))
        "columns" -> Schema.Columns(fields(Names(start)))
        "struct" -> struct(start)
        "open" -> open(start)
        else -> union(start)
    }

    private fun names(max: Int): List<String> {
        val start = source.at
        val names = Names(start)
        return several { names.name() }.also {
            if (it.size > max) source.fail("at most $max names", "${it.size}", start)
            names.checkSpread()
        }
    }

    private fun struct(start: Int): Schema {
        var fields = emptyList<Field>()
        val struct = declare(Schema.Struct { fields }, start)
        if (!source.isAt(')')) fields = fields(Names(start))
        return struct
    }

    private fun fields(names: Names): List<Field> = names.fields().also { names.checkSpread() }

    private fun open(start: Int): Schema {
        val sections = ArrayList<List<Field>>()
        val open = declare(Schema.Open { sections }, start)
        val names = Names(start)
        sections += if (source.isAt(')') || source.isAt(';')) emptyList() else names.fields()
        while (source.take(';')) sections += names.fields()
        names.checkSpread()
        return open
    }

    private fun union(start: Int): Schema {
        var cases = emptyList<Field>()
        val union = declare(Schema.Union { cases }, start)
        cases = fields(Cases(start))
        if (cases.size > MAX_NAMES) source.fail("at most $MAX_NAMES cases", "${cases.size}", start)
        return union
    }

    private fun <T : Schema.Declared> declare(type: T, start: Int): T {
        declared += type
        starts += start
        return type
    }

    private inline fun <T> several(part: () -> T): List<T> {
        val parts = arrayListOf(part())
        while (source.take(',')) parts += part()
        return parts
    }

    /** The names of one declaration, which begins at [declaredAt]; they differ. */
    private open inner class Names(private val declaredAt: Int) {
        private val taken = LinkedHashSet<TextKey>()

        fun name(): String {
            val start = source.at
            val name = source.name()
            if (!taken.add(TextKey(name))) source.fail("names that differ", name, start)
            check(name, start)
            return name
        }

        /**
         * Refuses names that crowd in a hash table, whether it grows with them or is made for all: each struct that is read may become one
         * of them.
         */
        fun checkSpread() {
            for (capacity in listOf(DEFAULT_CAPACITY, taken.size)) {
                val counted = CountedKeys(collisions, taken.size, capacity, declaredAt)
                for (name in taken) counted.met(name.text)
            }
        }

        protected open fun check(name: String, start: Int) {}

        fun fields(): List<Field> = several { field() }

        protected open fun field(): Field {
            val name = name()
            source.expect(':')
            return Field(name, type())
        }
    }

    /** The cases of a union: structs, in ascending order. */
    private inner class Cases(declaredAt: Int) : Names(declaredAt) {
        private var last = ByteArray(0)

        override fun check(name: String, start: Int) {
            val next = name.encodeToByteArray()
            if (CaseNames.compare(last, next) > 0) source.fail("cases in ascending order of their names", name, start)
            last = next
        }

        override fun field(): Field {
            val start = source.at
            return super.field().also {
                if (it.type !is Schema.Struct && it.type !is Schema.Open) source.fail("a case that is a struct", it.name, start)
            }
        }
    }

    private companion object {
        const val MAX_NAMES = 65_536
        const val MAX_FLAGS = 32
        const val SIZES = "a size from 1 to $MAX_NAMES"
        val WITH_PARTS = setOf("enum", "flags", "columns", "struct", "open", "union")
        val PLAIN: Map<String, Schema> = mapOf(
            "bool" to Schema.Bool,
            "str" to Schema.Text,
            "shared" to Schema.Shared,
            "bytes" to Schema.Bytes,
            "dynamic" to Schema.Dynamic,
        ) + (Schema.Fixed.entries + Schema.Compressed.entries).associateBy { (it as Enum<*>).spelling }
    }
}

/** Returns the schema with this canonical [text]; throws [MalformedException], with the offset in UTF-8 bytes, when it is none. */
public fun Schema.Companion.parse(text: String): Schema = SchemaParser(text).parse()
