package octavo.pack.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.internal.AbstractPolymorphicSerializer
import kotlinx.serialization.internal.MapLikeSerializer
import kotlinx.serialization.modules.SerializersModule
import octavo.core.MismatchException
import octavo.core.pathStep
import octavo.core.roomFor
import octavo.pack.PackReader
import octavo.pack.count
import octavo.pack.fixedByte
import octavo.pack.fixedDouble
import octavo.pack.fixedFloat
import octavo.pack.fixedShort
import octavo.pack.schema.Schema
import octavo.pack.schema.text

/** Reads what serializers ask for: one object for all values of one structure, kept for the next one at this depth. */
@OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
internal class PackDecoder(
    val reader: PackReader,
    override val serializersModule: SerializersModule,
    private val plans: TypePlans,
) : ElementDecoder() {
    private var role = LONE
    private val struct = StructView(reader)
    private val run = RunView(reader)

    /** How many elements the structure has, have been read, and have been offered by [decodeElementIndex]. */
    private var size = 0
    private var next = 0
    private var offered = 0

    private var keys: MetKeys? = null

    /** Whether the library's serializer makes the map that is due. */
    private var isPlainMap = false

    /** The value that is read next, which field or element it is, and whether there is one. */
    private lateinit var type: TypePlan
    private var index = 0
    private var isThere = true

    /** Whether there is one that has not been read yet. */
    private var isDue = false

    /** Decodes the structures inside this one. */
    private var innerOrNull: PackDecoder? = null
    private val inner: PackDecoder get() = innerOrNull ?: PackDecoder(reader, serializersModule, plans).also { innerOrNull = it }

    /** Whether it is in the middle of a value: if decoding fails, those that are tell the path. */
    private var isActive = false

    /** Whether the inner one is in the middle of the tuple around a value class's value. */
    private var isWrapping = false

    /** Reads a value that no header tells of. */
    fun <T> lone(type: TypePlan, deserializer: DeserializationStrategy<T>): T {
        val form = type.form
        if (form is Form.Fields && form.isWrapping) {
            openWrapping(form)
            return decodeSerializableValue(deserializer).also {
                end("a lone value")
                if (form.isLevel) reader.leave()
            }
        }
        role = LONE
        isActive = true
        isWrapping = false
        isThere = true
        isDue = true
        this.type = type
        return decodeSerializableValue(deserializer).also {
            endValue()
            isActive = false
        }
    }

    /** Returns the path to the value in the middle of which decoding has failed. */
    fun path(): String = generateSequence(this) { it.innerOrNull }.takeWhile { it.isActive }.joinToString("") { it.step() }

    private fun step(): String = when {
        next == 0 -> ""
        role == FIELDS -> struct.plan.names?.let { pathStep(it[index]) }.orEmpty()
        role == LIST -> pathStep(index)
        role == MAP -> pathStep((next - 1) / 2) + pathStep(if (next % 2 == 1) "key" else "value")
        else -> ""
    }

    private fun open(role: Int, size: Int) {
        this.role = role
        isActive = true
        this.size = size
        next = 0
        offered = 0
        isDue = false
        isWrapping = false
        keys = null
    }

    private fun openStruct(plan: StructPlan) {
        reader.enter()
        openFields(plan)
    }

    private fun openFields(plan: StructPlan) {
        open(FIELDS, plan.size)
        struct.open(plan)
    }

    private fun openWrapping(form: Form.Fields) {
        if (form.isLevel) reader.enter()
        openFields(form.plan)
        next = 1
        field(0)
    }

    private fun openList(form: Form.Listing, isSet: Boolean) {
        reader.enter()
        run.open(form.element)
        open(LIST, run.count)
        if (isSet) keys = MetKeys(reader, size, compared = false)
    }

    private fun openMap(form: Form.Mapping, isPlain: Boolean) {
        reader.enter()
        struct.plan = form.entry
        val count = reader.count(bits = 8)
        open(MAP, 2 * count)
        keys = MetKeys(reader, count, compared = !isPlain)
    }

    /** Returns the form of the value that is due, which is read now. */
    private fun begin(): Form {
        if (!isDue) refuse(if (isThere) "a second value" else "an absent value")
        isDue = false
        return type.form
    }

    override fun beginStructure(descriptor: SerialDescriptor): CompositeDecoder {
        when (val form = begin()) {
            is Form.Fields -> inner.openStruct(form.plan)
            is Form.Listing -> inner.openList(form, descriptor.isSet)
            is Form.Mapping -> inner.openMap(form, isPlainMap)
            else -> refuse(descriptor.serialName)
        }
        return inner
    }

    override fun endStructure(descriptor: SerialDescriptor): Unit = close(descriptor.serialName)

    private fun close(name: String) {
        end(name)
        reader.leave()
    }

    private fun end(name: String) {
        endValue()
        if (next != size) refuseSize("a serializer leaves elements of $name unread: $next of $size")
        keys = null
        isActive = false
    }

    /** Ends the value that was read, if one was to be. */
    private fun endValue() {
        if (isDue) refuse("nothing")
        if (!isWrapping) return
        isWrapping = false
        inner.close("the value of a value class")
    }

    /** A serializer makes room for all that are read in sequence before it reads the first. */
    override fun decodeSequentially(): Boolean = role != LIST || size == roomFor(size)

    override fun decodeCollectionSize(descriptor: SerialDescriptor): Int = if (role == MAP) size / 2 else size

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int {
        if (offered < next) offered = next
        return if (offered < size) offered++ else CompositeDecoder.DECODE_DONE
    }

    /** Makes element [index] the value that is read next. */
    override fun element(index: Int, descriptor: SerialDescriptor): PackDecoder {
        endValue()
        if (index != next || index >= size) {
            refuseSize("a serializer reads elements of ${descriptor.serialName} out of order: $index after $next of $size")
        }
        next++
        when (role) {
            FIELDS -> field(index)
            LIST -> item(index)
            MAP -> part(index)
        }
        return this
    }

    private fun field(index: Int): Unit = due(index, struct.plan.types[index], struct.isThere(index))

    private fun item(index: Int): Unit = due(index, run.element, run.isThere(index))

    private fun due(index: Int, type: TypePlan, isThere: Boolean) {
        this.index = index
        this.type = type
        this.isThere = isThere
        isDue = isThere
    }

    private fun part(index: Int) {
        if (index and 1 == 0) struct.open(struct.plan)
        field(index and 1)
    }

    /** Whether the value that is read next is a field, of a struct or of an entry. */
    private val isField get() = role == FIELDS || role == MAP

    override fun decodeInline(descriptor: SerialDescriptor): Decoder {
        if (type.wrapper == null || type.wrapper != descriptor) return this
        inner.openWrapping(begin() as Form.Fields)
        isWrapping = true
        return inner
    }

    override fun decodeNotNullMark(): Boolean = isThere

    override fun decodeNull(): Nothing? {
        if (isThere) refuse("null")
        return if (isField) reader.none(struct.code(index)) else null
    }

    override fun decodeBoolean(): Boolean {
        expect(begin().schema == Schema.Bool, "a Boolean")
        return if (isField) struct.code(index) != 0 else run.bit()
    }

    override fun decodeByte(): Byte = fixed(Schema.Fixed.I8, Schema.Fixed.U8) { fixedByte() }

    override fun decodeShort(): Short = fixed(Schema.Fixed.I16, Schema.Fixed.U16) { fixedShort() }

    override fun decodeChar(): Char = fixed(Schema.Fixed.U16, Schema.Fixed.U16) { Char(fixedShort().toUShort()) }

    override fun decodeFloat(): Float = fixed(Schema.Fixed.F32, Schema.Fixed.F32) { fixedFloat() }

    override fun decodeDouble(): Double = fixed(Schema.Fixed.F64, Schema.Fixed.F64) { fixedDouble() }

    private inline fun <T> fixed(schema: Schema.Fixed, other: Schema.Fixed, read: PackReader.() -> T): T {
        val own = begin().schema
        expect(own == schema || own == other, schema.name)
        return if (isField) struct.fixed(index, read) else reader.read()
    }

    override fun decodeInt(): Int = when (type.form.schema) {
        Schema.Compressed.VI32 -> compressed { int(it) }
        Schema.Compressed.VU32 -> compressed { unsignedInt(it) }
        else -> refuse("an Int")
    }

    override fun decodeLong(): Long = when (type.form.schema) {
        Schema.Compressed.VI64 -> compressed { long(it) }
        Schema.Compressed.VU64 -> compressed { unsignedLong(it) }
        else -> refuse("a Long")
    }

    private inline fun <T> compressed(read: PackReader.(Int) -> T): T {
        begin()
        return if (isField) struct.compressed(index, read) else reader.read(run.code)
    }

    override fun decodeString(): String {
        val form = type.form
        if (form is Form.Count) return decodeCount(form)
        begin()
        if (form is Form.Value) return form.standard.readText(reader)
        expect(form.schema == Schema.Text, "a String")
        return when {
            !isField -> reader.loneText()
            type.isOptional -> reader.textOrNull(struct.code(index))!!
            else -> reader.text(struct.code(index))
        }
    }

    private fun decodeCount(form: Form.Count): String {
        val value = if (form.schema == Schema.Compressed.VI32) decodeInt().toLong() else decodeLong()
        return reader.value(value, "time of day", form.format)
    }

    private fun decodeBytes(): ByteArray {
        begin()
        return when {
            !isField -> reader.loneBytes()
            type.isOptional -> reader.bytesOrNull(struct.code(index))!!
            else -> reader.bytes(struct.code(index))
        }
    }

    override fun decodeEnum(enumDescriptor: SerialDescriptor): Int {
        val schema = begin().schema as? Schema.Enumeration ?: refuse("an enum")
        val count = schema.names.size
        val number = when {
            isField -> struct.code(index)
            schema.loneWidth == 1 -> reader.fixedByte().toInt() and 0xFF
            else -> reader.fixedShort().toInt() and 0xFFFF
        }
        if (number >= count) reader.fail("one of $count names", "number $number")
        return number
    }

    override fun <T> decodeSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        deserializer: DeserializationStrategy<T>,
        previousValue: T?,
    ): T {
        val value = element(index, descriptor).decodeSerializableValue(deserializer)
        if (role == LIST || index and 1 == 0) keys?.met(value)
        return value
    }

    override fun <T : Any> decodeNullableSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        deserializer: DeserializationStrategy<T?>,
        previousValue: T?,
    ): T? {
        element(index, descriptor)
        return if (isThere || deserializer.descriptor.isNullable) decodeSerializableValue(deserializer) else decodeNull()
    }

    @Suppress("UNCHECKED_CAST") // a standard type and a polymorphic serializer make what their callers ask for
    override fun <T> decodeSerializableValue(deserializer: DeserializationStrategy<T>): T {
        val form = type.form
        isPlainMap = deserializer is MapLikeSerializer<*, *, *, *>
        return when {
            form is Form.Value && deserializer === form.standard.serializer -> (begin() as Form.Value).standard.read(reader) as T
            deserializer === BYTES && form.schema == Schema.Bytes -> decodeBytes() as T
            deserializer is AbstractPolymorphicSerializer<*> -> decodePolymorphic(deserializer as AbstractPolymorphicSerializer<Any>) as T
            form is Form.Mapping && isPlainMap -> deserializer.deserialize(this).also { checkKeys(it as Map<*, *>) }
            else -> deserializer.deserialize(this)
        }
    }

    /** Checks that [map], which has just been read, has as many entries as were there. */
    private fun checkKeys(map: Map<*, *>) {
        if (map.size != inner.size / 2) reader.failRepeatedKey()
    }

    private fun decodePolymorphic(base: AbstractPolymorphicSerializer<Any>): Any = when (val form = begin()) {
        is Form.Cases -> decodeCase(base, form)
        is Form.Envelope -> decodeEnvelope(base)
        else -> refuse(base.descriptor.serialName)
    }

    private fun decodeCase(base: AbstractPolymorphicSerializer<Any>, form: Form.Cases): Any {
        val number = reader.varint()
        val case = form.cases.getOrNull(number) ?: reader.fail("one of ${form.cases.size} cases", "number $number")
        return inner.lone(case.type, subclass(base, case.serialName))
    }

    /** Reads a serial name, and the message of a value of that class. */
    private fun decodeEnvelope(base: AbstractPolymorphicSerializer<Any>): Any {
        reader.startStruct(byteCount = 1)
        val codes = reader.header1(used = 0xFF)
        val actual = subclass(base, reader.text(codes and 0xF))
        val plan = plans[actual.descriptor]
        val value = reader.innerMessage(codes ushr 4, plan.schema, { inner.isActive = false }) { inner.lone(plan.lone, actual) }
        reader.leave()
        return value
    }

    private fun subclass(base: AbstractPolymorphicSerializer<Any>, name: String): DeserializationStrategy<Any> =
        base.findPolymorphicSerializerOrNull(this, name)
            ?: throw reader.own(MismatchException("a subclass of ${base.baseClass.simpleName}", "\"$name\"", reader.offset))

    private fun expect(isExpected: Boolean, what: String): Unit = if (isExpected) Unit else refuse(what)

    /** Throws that a serializer takes another number of elements than are there: of a map that is a mismatch, since it may want a Map.Entry. */
    private fun refuseSize(fault: String): Nothing {
        if (role == MAP && size != 2) throw reader.own(MismatchException("one entry", "${size / 2}", reader.offset))
        throw SerializerFault(fault)
    }

    private fun refuse(what: String): Nothing =
        throw SerializerFault("a serializer reads $what where its descriptor says ${type.schema.text()}")

    private companion object {
        val BYTES = ByteArraySerializer()
    }
}
