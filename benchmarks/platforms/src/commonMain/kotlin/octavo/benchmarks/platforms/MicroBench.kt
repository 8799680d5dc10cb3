package octavo.benchmarks.platforms

import octavo.benchmarks.measure.Task
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes
import octavo.flex.FlexKey
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.coder.FlexReader
import octavo.flex.coder.FlexShape

private const val COUNT = 256
private val longText = "the quick brown fox ".repeat(10)

/** One task for each primitive operation; most are done [COUNT] times a call. */
internal fun microTasks(): List<Task> = puts() + reads()

private fun puts() = listOf(
    put("int") { put(it) },
    put("long") { put((it + 1) * 100_000_000_000L) },
    put("double") { put(it * 0.1) },
    put("boolean") { put(it % 3 == 0) },
    put("short string") { put(SHORT_TEXTS[it % SHORT_TEXTS.size]) },
    put("string of 200") { put(longText) },
    put("map of 3") {
        map {
            key("a")
            put(it)
            key("b")
            put(it)
            key("c")
            put(it)
        }
    },
    array("int array element", IntArray(COUNT) { it * 1000 }) { put(it) },
    array("double array element", DoubleArray(COUNT) { it * 0.1 }) { put(it) },
)

private val SHORT_TEXTS = listOf("debit", "credit", "pending", "delivered")

private inline fun put(what: String, crossinline block: FlexBuilder.(Int) -> Unit): Task {
    val builder = FlexBuilder()
    return Task("put $what", COUNT) {
        builder.vector { for (i in 0 until COUNT) block(i) }
        builder.finish()
    }
}

private inline fun <T> array(what: String, values: T, crossinline block: FlexBuilder.(T) -> Unit): Task {
    val builder = FlexBuilder()
    return Task("put $what", COUNT) {
        builder.block(values)
        builder.finish()
    }
}

private fun reads() = listOf(
    read("int", { put(it) }) { bytes, at, width, type -> FlexBytes.asLong(bytes, at, width, type) },
    read("long", { put((it + 1) * 100_000_000_000L) }) { bytes, at, width, type -> FlexBytes.asLong(bytes, at, width, type) },
    read("double", { put(it * 0.1) }) { bytes, at, width, type -> FlexBytes.asDouble(bytes, at, width, type).toLong() },
    read("string length", { put(longText) }) { bytes, at, width, type -> FlexBytes.length(bytes, at, width, type).toLong() },
    readMap(),
    shape("know a shape of 8", FlexOptions()),
    shape("prove a shape of 8", FlexOptions(profile = FlexProfile.REFERENCE, shareKeys = false)),
)

/** Reads the elements of a vector whose slots each have a type of their own. */
private inline fun read(
    what: String,
    crossinline element: FlexBuilder.(Int) -> Unit,
    crossinline get: (ByteArray, Int, Int, Int) -> Long,
): Task {
    val bytes = Flex.build {
        vector {
            putNull()
            for (i in 0 until COUNT) element(i)
        }
    }
    val vector = Container(bytes)
    return Task("read $what", COUNT) {
        var sum = 0L
        for (i in 1..COUNT) sum += get(bytes, vector.at(i), vector.width, vector.type(i))
        sum
    }
}

private fun readMap(): Task {
    val bytes = Flex.build { map { for (i in 0 until COUNT) key("key-$i").also { put(i) } } }
    val keys = List(COUNT) { FlexKey("key-$it") }
    val map = Container(bytes)
    return Task("find in map of $COUNT", COUNT) {
        var sum = 0L
        for (key in keys) sum += FlexBytes.find(bytes, map.base, map.width, map.size, key)
        sum
    }
}

private val SHAPE = listOf("account", "city", "email", "id", "name", "phone", "street", "zip")

/** Asks of two maps by turns whether they have the names of a struct: with key vectors of their own each is looked at anew. */
private fun shape(what: String, options: FlexOptions): Task {
    val bytes = Flex.build(options) { vector { repeat(2) { map { for (name in SHAPE) key(name).also { put(1) } } } } }
    val shape = FlexShape(*SHAPE.toTypedArray())
    val reader = FlexReader().apply { begin(bytes) }
    val vector = Container(bytes)
    val maps = IntArray(2) { FlexBytes.target(bytes, vector.at(it), vector.width) }
    val width = FlexBytes.widthOf(vector.type(0))
    return Task(what, COUNT) {
        var known = 0
        for (i in 0 until COUNT) if (reader.hasShape(shape, maps[i and 1], width)) known++
        check(known == COUNT) { "the map has another shape" }
        known
    }
}

/** Where the elements of the root stand. */
private class Container(private val bytes: ByteArray) {
    val base = FlexBytes.target(bytes, FlexBytes.rootAt(bytes, bytes.size), FlexBytes.rootWidth(bytes, bytes.size))
    val width = FlexBytes.widthOf(FlexBytes.rootType(bytes, bytes.size))
    val size = FlexBytes.size(bytes, base, width)

    fun at(index: Int) = base + index * width

    fun type(index: Int) = FlexBytes.elementType(bytes, base, width, size, index)
}
