package octavo.flex.emit

import octavo.flex.FlexOptions
import octavo.flex.TypeCode
import octavo.flex.coder.FlexShape
import octavo.flex.emit.plan.Planner
import octavo.flex.emit.plan.ValueTree
import octavo.flex.nulInKey

/** Records the whole message, then has it planned and written: the size profile. */
internal class PlannedEmitter(options: FlexOptions) : FlexEmitter {
    override val stack = ValueStack(tracksReach = false)
    override var message = MessageOutput()
        set(value) {
            field = value
            planner.output = value
        }
    private val texts = TextTable()
    private val keys = KeyTable()
    private val shapes = ShapeTable(keys)
    private val structShapes = StructShapes(keys, shapes)
    private val tree = ValueTree(shapes, options.compat)
    private val planner = Planner(tree, texts, keys, options.compat, message)

    override fun internKey(name: String): Int = keys.intern(name)

    override fun internKey(utf8: ByteArray, start: Int, end: Int): Int = keys.intern(utf8, start, end)

    override fun keyText(key: Int): String = keys.text(key)

    override fun string(text: String, key: Int): Unit = pushText(TypeCode.STRING, texts.string(text), key)

    override fun string(utf8: ByteArray, start: Int, end: Int, key: Int): Unit =
        pushText(TypeCode.STRING, texts.string(utf8, start, end), key)

    override fun blob(bytes: ByteArray, start: Int, end: Int, key: Int): Unit =
        pushText(TypeCode.BLOB, texts.bytes(bytes, start, end, TypeCode.BLOB), key)

    override fun keyValue(name: String, key: Int) {
        if ('\u0000' in name) throw nulInKey()
        pushText(TypeCode.KEY, texts.encoded(name, TypeCode.KEY), key)
    }

    private fun pushText(type: Int, text: Int, key: Int) {
        val sizeWidth = if (type == TypeCode.KEY) 0 else unsignedWidth(texts.length(text))
        stack.push(packedType(type, sizeWidth), text, key)
    }

    override fun indirect(packed: Int, bits: Long, key: Int): Unit = stack.push(packed, bits, key)

    override fun endMap(start: Int, key: Int) {
        pushContainer(start, shapes.find(stack.keys, start, stack.size - start), key)
    }

    override fun endStruct(start: Int, shape: FlexShape, key: Int) {
        pushContainer(start, structShapes.find(shape), key)
    }

    override fun endVector(start: Int, key: Int): Unit = pushContainer(start, null, key)

    override fun endTypedVector(start: Int, isFixed: Boolean, key: Int): Unit = pushContainer(start, null, key)

    private fun pushContainer(start: Int, shape: Shape?, key: Int) {
        val container = tree.addContainer(stack, start, shape)
        stack.push(packedType(tree.containerType(container), 0), container, key)
    }

    override fun longs(values: LongArray, start: Int, end: Int, key: Int): Unit =
        bulk(end - start, key) { pushInteger(values[start + it]) }

    override fun ints(values: IntArray, start: Int, end: Int, key: Int): Unit =
        bulk(end - start, key) { pushInteger(values[start + it]) }

    override fun doubles(values: DoubleArray, start: Int, end: Int, key: Int): Unit =
        bulk(end - start, key) { pushFloat(values[start + it]) }

    override fun floats(values: FloatArray, start: Int, end: Int, key: Int): Unit =
        bulk(end - start, key) { pushFloat(values[start + it].toDouble()) }

    override fun booleans(values: BooleanArray, start: Int, end: Int, key: Int): Unit =
        bulk(end - start, key) { stack.push(packedType(TypeCode.BOOL, 0), if (values[start + it]) 1 else 0, NO_KEY) }

    private inline fun bulk(count: Int, key: Int, push: (index: Int) -> Unit) {
        val start = stack.size
        for (index in 0 until count) push(index)
        pushContainer(start, null, key)
    }

    private fun pushInteger(value: Long) = stack.push(packedType(TypeCode.INT, signedWidth(value)), value, NO_KEY)

    private fun pushInteger(value: Int) = stack.push(packedType(TypeCode.INT, signedWidth(value)), value, NO_KEY)

    private fun pushFloat(value: Double) = stack.push(packedType(TypeCode.FLOAT, floatWidth(value)), value, NO_KEY)

    override fun finish() {
        planner.write(tree.addContainer(stack, 0, null))
    }

    override fun clear() {
        stack.clear()
        texts.clear()
        if (shapes.clear()) structShapes.clear()
        tree.clear()
    }

    private companion object {
        const val NO_KEY = -1
    }
}
