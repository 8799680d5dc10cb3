package octavo.pack.evolve

import octavo.pack.generic.ArrayCoder
import octavo.pack.generic.EnumCoder
import octavo.pack.generic.Integers
import octavo.pack.generic.ListCoder
import octavo.pack.generic.MapCoder
import octavo.pack.generic.OptionalCoder
import octavo.pack.generic.SharedCoder
import octavo.pack.generic.TextCoder
import octavo.pack.generic.TextForm
import octavo.pack.generic.TupleCoder
import octavo.pack.generic.TypeCoder
import octavo.pack.generic.TypeCoders
import octavo.pack.generic.UnionCoder
import octavo.pack.generic.isFloat
import octavo.pack.schema.Schema
import octavo.pack.schema.isText
import octavo.pack.schema.present
import octavo.pack.schema.text

/**
 * Finds how messages of one schema are read as values of another (section 9): makes coders that read what [writer] has on the wire, and
 * return plain values of the reader's type. Fields, cases and names belong together by name. If the reader's program has defaults for the
 * later sections of open structs, the values leave out those of which they have nothing.
 */
internal class Resolution(private val readers: ReaderTypes, private val writer: Schema) {
    private data class Pairing(val reader: Schema.Declared, val writer: Schema.Declared, val isKey: Boolean)

    private val passedOver by lazy(LazyThreadSafetyMode.NONE) { PassedOver().also { it.of(writer) } }
    private val declared = HashMap<Pairing, TypeCoder>()
    private val given = HashMap<Schema.Declared, Given>()
    private val work = Work(readers.text.length + writer.text().length)

    /** Structs wait for their turn: inside one another they might be too many for the stack. */
    private val unfinished = ArrayDeque<() -> Unit>()

    /** Returns the coder that reads lone values as the reader's; throws a mismatch with the path where its type cannot have the values. */
    fun root(): TypeCoder {
        val coder = element(readers.schema, writer, Place.ROOT)
        while (unfinished.isNotEmpty()) unfinished.removeFirst()()
        return coder.lone
    }

    /** A value that nothing can stand for where there is none. */
    private fun element(reader: Schema, writer: Schema, at: Place): TypeCoder {
        val present = present(reader.present, writer.present, at)
        if (writer !is Schema.Optional) return present
        val optional = OptionalCoder(writer, present)
        return if (reader is Schema.Optional) optional else ConvertedCoder(optional, RequireValue(reader))
    }

    /** A part of a struct, which knows itself whether there is a value. */
    private fun part(reader: Schema, writer: Schema, at: Place): TypeCoder {
        val present = present(reader.present, writer.present, at)
        return if (writer is Schema.Optional && writer.type.isText) TextCoder(writer.type, TextForm.OPTIONAL_FIELD) else present
    }

    /** A value that is always there, on both sides. */
    private fun present(reader: Schema, writer: Schema, at: Place): TypeCoder {
        work.count(1, at)
        return alike(reader, writer, at) ?: at.refuse(brief(reader), brief(writer))
    }

    private fun alike(reader: Schema, writer: Schema, at: Place): TypeCoder? = when {
        reader.isNumber && writer.isNumber -> number(reader, writer)
        reader.isCharacters && writer.isCharacters -> characters(reader, writer, at)
        reader is Schema.Enumeration && writer is Schema.Enumeration -> names(reader, writer, at)
        reader is Schema.Sequence && writer is Schema.Sequence ->
            ListCoder(writer, element(reader.element, writer.element, at.inside("*")))
        reader is Schema.Array && writer is Schema.Array && reader.size == writer.size ->
            ArrayCoder(writer, element(reader.element, writer.element, at.inside("*")))
        reader is Schema.Mapping && writer is Schema.Mapping -> map(reader, writer, at)
        reader is Schema.Tuple && writer is Schema.Tuple && reader.types.size == writer.types.size -> tuple(reader, writer, at)
        reader is Schema.Union && writer is Schema.Union -> once(reader, writer, at) { union(reader, writer, at) }
        reader is Schema.Declared && writer is Schema.Declared && reader !is Schema.Union && writer !is Schema.Union ->
            once(reader, writer, at) { struct(reader, writer, at) }
        reader is Schema.Columns && writer is Schema.Columns ->
            readers.coder(reader).takeIf { SameTypes(work, at).areSame(reader, writer) }
        else -> readers.coder(reader).takeIf { reader == writer }
    }

    private fun number(reader: Schema, writer: Schema): TypeCoder? {
        val coder = readers.coder(writer)
        if (reader == writer) return coder
        if (reader.isFloat || writer.isFloat) {
            return if (reader == Schema.Fixed.F64 && writer == Schema.Fixed.F32) ConvertedCoder(coder, FloatAsDouble) else null
        }
        val (integers, others) = Integers.of(reader) to Integers.of(writer)
        return if (integers.holds(others)) ConvertedCoder(coder, WiderInteger(integers)) else null
    }

    /** A shared text that is written out, or is compared as a part of a key, takes more than it does in the message. */
    private fun characters(reader: Schema, writer: Schema, at: Place): TypeCoder = when {
        writer == Schema.Text -> readers.coder(writer)
        reader == Schema.Text || at.isKey -> ConvertedCoder(SharedCoder, WriteOut)
        else -> SharedCoder
    }

    private fun names(reader: Schema.Enumeration, writer: Schema.Enumeration, at: Place): TypeCoder {
        work.count(reader.names.size + writer.names.size, at)
        val coder = EnumCoder(writer)
        val known = reader.names.toHashSet()
        return if (known.containsAll(writer.names)) coder else ConvertedCoder(coder, RequireName(reader.names, known))
    }

    /** Two keys may be alike for the reader alone, so they are compared as its own. */
    private fun map(reader: Schema.Mapping, writer: Schema.Mapping, at: Place): TypeCoder {
        val fields = listOf(
            part(reader.key, writer.key, at.inside("key", isKey = true)),
            part(reader.value, writer.value, at.inside("value")),
        )
        val entry = RequiringBody(listOf(reader.key, reader.value), listOf(writer.key, writer.value), fields, TypeCoders.ENTRY)
        return MapCoder(writer, KeyCoder(readers.coder(reader.key)), entry)
    }

    private fun tuple(reader: Schema.Tuple, writer: Schema.Tuple, at: Place): TypeCoder {
        val fields = writer.types.indices.map { part(reader.types[it], writer.types[it], at.inside("$it")) }
        return TupleCoder(writer, RequiringBody(reader.types, writer.types, fields, writer.types.indices.toList()))
    }

    private fun union(reader: Schema.Union, writer: Schema.Union, at: Place): TypeCoder {
        val coder = UnionCoder(writer)
        unfinished += {
            work.count(reader.cases.size + writer.cases.size, at)
            val known = reader.cases.associate { it.name to it.type }
            coder.cases = writer.cases.map { (name, type) ->
                known[name]?.let { present(it, type, at.inside(name)) } ?: RefusedCase(name, passedOver.of(type), reader)
            }
        }
        return coder
    }

    private fun struct(reader: Schema.Declared, writer: Schema.Declared, at: Place): TypeCoder {
        val coder = ResolvedStruct(writer)
        unfinished += { finish(coder, reader, writer, at) }
        return coder
    }

    private fun finish(coder: ResolvedStruct, reader: Schema.Declared, writer: Schema.Declared, at: Place) {
        val wanted = readers.wanted(reader)
        val given = given.getOrPut(writer) { Given(writer) }
        work.count(wanted.fields.size + given.places.size, at)
        wanted.checkMissing(given, at)
        coder.sections = given.sections.map { section ->
            val fields = section.map { (name, type) ->
                wanted.types[name]?.let { part(it, type, at.inside(name)) } ?: given.passedOver(name) { passedOver.field(type) }
            }
            PassingBody(section.map { it.type }, fields, section.map { it.name })
        }
        coder.arrangement = Arrangement(wanted, given)
    }

    /** What was made of these two, or what [make] makes, to be finished later: many references may lead to a large one. */
    private inline fun once(reader: Schema.Declared, writer: Schema.Declared, at: Place, make: () -> TypeCoder): TypeCoder =
        declared.getOrPut(Pairing(reader, writer, at.isKey)) {
            work.count(Work.PAIR, at)
            make()
        }
}

private val Schema.isNumber: Boolean get() = this is Schema.Fixed || this is Schema.Compressed

private val Schema.isCharacters: Boolean get() = this == Schema.Text || this == Schema.Shared
