package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.SerializationStrategy
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.AbstractEncoder
import kotlinx.serialization.encoding.CompositeEncoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.findPolymorphicSerializer
import kotlinx.serialization.internal.AbstractPolymorphicSerializer
import kotlinx.serialization.modules.SerializersModule
import octavo.core.pathStep
import octavo.pack.PackWriter
import octavo.pack.schema.Schema
import octavo.pack.schema.text

/** Writes what serializers say: one object for all values of one structure, kept for the next one at this depth. */
@OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
internal class PackEncoder(
    val writer: PackWriter,
    override val serializersModule: SerializersModule,
    private val plans: TypePlans,
) : AbstractEncoder() {
    private var role = LONE
    private val struct = StructSpace(writer)
    private val run = RunSpace(writer)
    private var entries = 0

    /** How many elements of the structure have come. */
    private var next = 0

    /** The value that comes next, and which field or element it is. */
    private lateinit var type: TypePlan
    private var index = 0

    /** Whether that value has not come yet. */
    private var isDue = false

    /** Encodes the structures inside this one. */
    private var innerOrNull: PackEncoder? = null
    private val inner: PackEncoder get() = innerOrNull ?: PackEncoder(writer, serializersModule, plans).also { innerOrNull = it }

    /** Whether it is in the middle of a value: if encoding fails, those that are tell the path. */
    private var isActive = false

    /** Whether it is in the middle of a field: else what fails is to get the next one, from a property without a value, say. */
    private var isInField = false

    /** Whether the inner one is in the middle of the tuple around a value class's value. */
    private var isWrapping = false

    /** Writes a value that no header tells of. */
    fun <T> lone(type: TypePlan, serializer: SerializationStrategy<T>, value: T) {
        val form = type.form
        if (form is Form.Fields && form.isWrapping) {
            openWrapping(form)
            encodeSerializableValue(serializer, value)
            end("a lone value")
            if (form.isLevel) writer.leave()
        } else {
            role = LONE
            isActive = true
            this.type = type
            isDue = true
            encodeSerializableValue(serializer, value)
            endValue()
            isActive = false
        }
    }

    /** Returns the path to the value in the middle of which encoding has failed. */
    fun path(): String = generateSequence(this) { it.innerOrNull }.takeWhile { it.isActive }.joinToString("") { it.step() }

    private fun step(): String = when {
        role == FIELDS -> struct.plan.names?.getOrNull(if (isWriting) index else next)?.let { pathStep(it) }.orEmpty()
        next == 0 -> ""
        role == LIST -> pathStep(index)
        role == MAP -> pathStep((next - 1) / 2)
        else -> ""
    }

    private val isWriting: Boolean get() = isInField || (isWrapping && inner.isInField)

    /** Lets [write] write the value of a field, or a part of it. */
    private inline fun inField(write: () -> Unit) {
        val isPart = isInField
        isInField = true
        write()
        isInField = isPart
    }

    private fun open(role: Int) {
        this.role = role
        isActive = true
        isInField = false
        isDue = false
        next = 0
    }

    private fun openWrapping(form: Form.Fields) {
        if (form.isLevel) writer.enter()
        openFields(form.plan)
        next = 1
        field(0)
    }

    private fun openStruct(plan: StructPlan) {
        writer.enter()
        openFields(plan)
    }

    private fun openFields(plan: StructPlan) {
        open(FIELDS)
        struct.open(plan)
    }

    private fun openList(form: Form.Listing, count: Int) {
        writer.enter()
        open(LIST)
        run.open(form.element, count)
    }

    private fun openMap(form: Form.Mapping, count: Int) {
        writer.enter()
        open(MAP)
        entries = count
        struct.plan = form.entry
        writer.writeVarint(count)
    }

    /** Notes that the value which is due comes. */
    private fun begin() {
        if (!isDue) refuse("a second value")
        isDue = false
    }

    override fun beginStructure(descriptor: SerialDescriptor): CompositeEncoder {
        begin()
        when (val form = type.form) {
            is Form.Fields -> inner.openStruct(form.plan)
            is Form.Mapping -> inner.openMap(form, 1) // a Map.Entry
            else -> refuse(descriptor.serialName)
        }
        return inner
    }

    override fun beginCollection(descriptor: SerialDescriptor, collectionSize: Int): CompositeEncoder {
        begin()
        when (val form = type.form) {
            is Form.Listing -> inner.openList(form, collectionSize)
            is Form.Mapping -> inner.openMap(form, collectionSize)
            else -> refuse(descriptor.serialName)
        }
        return inner
    }

    override fun endStructure(descriptor: SerialDescriptor): Unit = close(descriptor.serialName)

    private fun close(name: String) {
        end(name)
        writer.leave()
    }

    private fun end(name: String) {
        endValue()
        when (role) {
            FIELDS -> {
                skipTo(struct.plan.size, name)
                struct.close()
            }
            LIST -> {
                complete(run.count, name)
                run.close()
            }
            MAP -> {
                complete(2 * entries, name)
                if (entries > 0) struct.close()
            }
        }
        isActive = false
    }

    private fun complete(count: Int, name: String) {
        if (next != count) throw SerializationException("$name announced $count elements, and has $next")
    }

    /** Ends the value that came, if one was to. */
    private fun endValue() {
        if (isDue) refuse("nothing")
        if (!isWrapping) return
        isWrapping = false
        inner.close("the value of a value class")
    }

    /** Makes ready for element [index] of the structure. */
    override fun encodeElement(descriptor: SerialDescriptor, index: Int): Boolean {
        endValue()
        when (role) {
            FIELDS -> {
                skipTo(index, descriptor.serialName)
                next = index + 1
                field(index)
            }
            LIST -> element(index, descriptor)
            MAP -> part(index, descriptor)
        }
        return true
    }

    /** Passes over the fields up to [index]; what is not written has no value. */
    private fun skipTo(index: Int, name: String) {
        if (index !in next..struct.plan.size) throw SerializerFault("element $index of $name comes after $next elements")
        val missing = (next until index).firstOrNull { !struct.plan.types[it].isOptional } ?: return
        throw SerializerFault("$name lacks element $missing, which is not nullable: pack has a value for each")
    }

    private fun field(index: Int) {
        this.index = index
        type = struct.plan.types[index]
        isDue = true
        struct.flipPresence(index)
    }

    private fun element(index: Int, list: SerialDescriptor) {
        inOrder(index, run.count, list)
        this.index = index
        type = run.element
        isDue = true
        run.flipPresence(index)
    }

    private fun part(index: Int, map: SerialDescriptor) {
        inOrder(index, 2 * entries, map)
        if (index and 1 == 0) {
            if (index > 0) struct.close()
            struct.open(struct.plan)
        }
        field(index and 1)
    }

    private fun inOrder(index: Int, count: Int, collection: SerialDescriptor) {
        val isNext = index == next && index < count
        if (!isNext) throw SerializationException("element $index of ${collection.serialName} comes after $next of $count")
        next++
    }

    /** Whether the value that comes next is a field, of a struct or of an entry. */
    private val isField get() = role == FIELDS || role == MAP

    override fun encodeInline(descriptor: SerialDescriptor): Encoder {
        if (type.wrapper == null || type.wrapper != descriptor) return this
        begin()
        inner.openWrapping(type.form as Form.Fields)
        isWrapping = true
        return inner
    }

    override fun encodeNull() {
        begin()
        if (!type.isOptional) refuse("null")
        if (isField) struct.flipPresence(index) else run.flipPresence(index)
    }

    override fun encodeBoolean(value: Boolean) {
        begin()
        expect(type.form.schema == Schema.Bool, "a Boolean")
        if (isField) struct.code(index, if (value) 1 else 0) else run.bit(value)
    }

    override fun encodeByte(value: Byte): Unit = fixed(Schema.Fixed.I8, Schema.Fixed.U8, value.toLong())

    override fun encodeShort(value: Short): Unit = fixed(Schema.Fixed.I16, Schema.Fixed.U16, value.toLong())

    override fun encodeChar(value: Char): Unit = fixed(Schema.Fixed.U16, Schema.Fixed.U16, value.code.toLong())

    override fun encodeFloat(value: Float): Unit = fixed(Schema.Fixed.F32, Schema.Fixed.F32, value.toRawBits().toLong())

    override fun encodeDouble(value: Double): Unit = fixed(Schema.Fixed.F64, Schema.Fixed.F64, value.toRawBits())

    private fun fixed(schema: Schema.Fixed, other: Schema.Fixed, bits: Long) {
        begin()
        expect(type.form.schema == schema || type.form.schema == other, schema.name)
        if (isField) struct.fixed(index, bits, schema.width) else writer.writeFixed(bits, schema.width)
    }

    override fun encodeInt(value: Int): Unit = when (type.form.schema) {
        Schema.Compressed.VI32 -> compressed(PackWriter.zigzag(value).toLong() and MASK, isWide = false)
        Schema.Compressed.VU32 -> compressed(value.toLong() and MASK, isWide = false)
        else -> refuse("an Int")
    }

    override fun encodeLong(value: Long): Unit = when (type.form.schema) {
        Schema.Compressed.VI64 -> compressed(PackWriter.zigzag(value), isWide = true)
        Schema.Compressed.VU64 -> compressed(value, isWide = true)
        else -> refuse("a Long")
    }

    private fun compressed(bits: Long, isWide: Boolean) {
        begin()
        if (isField) struct.compressed(index, bits, isWide) else run.compressed(bits, if (isWide) Long.SIZE_BYTES else Int.SIZE_BYTES)
    }

    override fun encodeString(value: String): Unit = inField { putString(value) }

    private fun putString(value: String) {
        val form = type.form
        if (form is Form.Count) return encodeCount(form, value)
        begin()
        if (form is Form.Value) return form.standard.writeText(value, writer)
        expect(form.schema == Schema.Text, "a String")
        when {
            !isField -> writer.writeLoneText(value)
            type.isOptional -> struct.code(index, writer.writeTextOrNull(value))
            else -> struct.code(index, writer.writeText(value))
        }
    }

    private fun encodeCount(form: Form.Count, text: String): Unit =
        if (form.schema == Schema.Compressed.VI32) encodeInt(form.int(text)) else encodeLong(form.parse(text))

    private fun encodeBytes(value: ByteArray): Unit = when {
        !isField -> writer.writeLoneBytes(value)
        type.isOptional -> struct.code(index, writer.writeBytesOrNull(value))
        else -> struct.code(index, writer.writeBytes(value))
    }

    override fun encodeEnum(enumDescriptor: SerialDescriptor, index: Int) {
        val schema = type.form.schema as? Schema.Enumeration ?: refuse("an enum")
        if (index !in schema.names.indices) refuse("entry $index")
        begin()
        if (isField) struct.code(this.index, index) else writer.writeFixed(index.toLong(), schema.loneWidth)
    }

    override fun <T> encodeSerializableValue(serializer: SerializationStrategy<T>, value: T): Unit = inField { put(serializer, value) }

    private fun <T> put(serializer: SerializationStrategy<T>, value: T) {
        val form = type.form
        @Suppress("UNCHECKED_CAST") // the value is what its serializer says
        when {
            form is Form.Value && serializer === form.standard.serializer -> {
                begin()
                form.standard.writeAny(value, writer)
            }
            serializer === BYTES && form.schema == Schema.Bytes -> {
                begin()
                encodeBytes(value as ByteArray)
            }
            serializer is AbstractPolymorphicSerializer<*> -> encodePolymorphic(
                serializer as AbstractPolymorphicSerializer<Any>,
                value as Any,
            )
            else -> serializer.serialize(this, value)
        }
    }

    private fun encodePolymorphic(base: AbstractPolymorphicSerializer<Any>, value: Any) {
        val actual = base.findPolymorphicSerializer(this, value)
        begin()
        when (val form = type.form) {
            is Form.Cases -> encodeCase(form, actual, value)
            is Form.Envelope -> encodeEnvelope(actual, value)
            else -> refuse(base.descriptor.serialName)
        }
    }

    private fun encodeCase(form: Form.Cases, actual: SerializationStrategy<Any>, value: Any) {
        val case = form.indexOf(actual.descriptor.serialName)
        if (case < 0) refuse(actual.descriptor.serialName)
        writer.writeVarint(case)
        inner.lone(form.cases[case].type, actual, value)
    }

    /** Writes the serial name of [value], and its message. */
    private fun encodeEnvelope(actual: SerializationStrategy<Any>, value: Any) {
        writer.enter()
        val header = writer.startStruct(headerBytes = 1, byteCount = 1)
        val name = writer.writeText(actual.descriptor.serialName)
        val start = writer.at
        inner.lone(plans[actual.descriptor].lone, actual, value)
        writer.putHeader1(header, name or (writer.endBytes(start) shl 4))
        writer.leave()
    }

    private fun expect(isExpected: Boolean, what: String): Unit = if (isExpected) Unit else refuse(what)

    private fun refuse(what: String): Nothing =
        throw SerializerFault("a serializer writes $what where its descriptor says ${type.schema.text()}")

    private companion object {
        const val MASK = 0xFFFFFFFF
        val BYTES = ByteArraySerializer()
    }
}
