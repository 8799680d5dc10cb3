package octavo.benchmarks.platforms

import octavo.benchmarks.measure.Task
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes
import octavo.flex.FlexKey

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

/** Where the elements of the root stand. */
private class Container(private val bytes: ByteArray) {
    val base = FlexBytes.target(bytes, FlexBytes.rootAt(bytes, bytes.size), FlexBytes.rootWidth(bytes, bytes.size))
    val width = FlexBytes.widthOf(FlexBytes.rootType(bytes, bytes.size))
    val size = FlexBytes.size(bytes, base, width)

    fun at(index: Int) = base + index * width

    fun type(index: Int) = FlexBytes.elementType(bytes, base, width, size, index)
}
