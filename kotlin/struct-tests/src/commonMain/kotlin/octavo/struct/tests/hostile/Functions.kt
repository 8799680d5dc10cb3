@file:Suppress(
    "ktlint:standard:function-naming",
    "FunctionName",
    "UNUSED_PARAMETER",
    "UnusedReceiverParameter",
    "EXTENSION_SHADOWED_BY_MEMBER",
)

package octavo.struct.tests.hostile

// Functions of Kotlin's own library, which a package may have, too: none of these is what generated code means.

private fun hostile(): Nothing = throw UnsupportedOperationException("not Kotlin's own")

public fun <R> run(block: () -> R): R = hostile()
public fun <T, R> T.run(block: T.() -> R): R = hostile()
public fun <T, R> T.let(block: (T) -> R): R = hostile()
public fun <T> T.also(block: (T) -> Unit): T = hostile()
public fun <T> T.apply(block: T.() -> Unit): T = hostile()
public fun <T, R> with(receiver: T, block: T.() -> R): R = hostile()
public fun repeat(times: Int, action: (Int) -> Unit): Unit = hostile()
public fun <T> lazy(initializer: () -> T): Lazy<T> = hostile()
public fun require(value: Boolean): Unit = hostile()
public fun check(value: Boolean): Unit = hostile()
public fun error(message: Any): Nothing = hostile()
public fun maxOf(a: Int, b: Int): Int = hostile()
public fun minOf(a: Int, b: Int): Int = hostile()
public infix fun <A, B> A.to(that: B): Pair<A, B> = hostile()
public infix fun Int.until(to: Int): IntRange = hostile()

public fun <T> listOf(vararg elements: T): List<T> = hostile()
public fun <T> emptyList(): List<T> = hostile()
public fun <T> mutableListOf(): MutableList<T> = hostile()
public fun intArrayOf(vararg elements: Int): IntArray = hostile()
public fun <T> arrayOf(vararg elements: T): Array<T> = hostile()
public fun <T> List(size: Int, init: (Int) -> T): List<T> = hostile()
public fun Char(code: UShort): Char = hostile()

public fun <T> Iterable<T>.asIterable(): Iterable<T> = hostile()
public fun BooleanArray.asIterable(): Iterable<Boolean> = hostile()
public fun IntArray.asList(): List<Int> = hostile()
public fun LongArray.asList(): List<Long> = hostile()
public fun FloatArray.asList(): List<Float> = hostile()
public fun DoubleArray.asList(): List<Double> = hostile()
public fun <T> Iterable<T>.toList(): List<T> = hostile()
public fun <T> Collection<T>.toMutableList(): MutableList<T> = hostile()
public fun <T> Iterable<T>.toMutableSet(): MutableSet<T> = hostile()
public fun <K, V> Map<out K, V>.toMutableMap(): MutableMap<K, V> = hostile()
public fun <T, R> Iterable<T>.map(transform: (T) -> R): List<R> = hostile()
public fun <T : Any> Iterable<T?>.filterNotNull(): List<T> = hostile()
public fun <T> Iterable<T>.forEach(action: (T) -> Unit): Unit = hostile()
public operator fun <K, V> MutableMap<K, V>.set(key: K, value: V): Unit = hostile()
public operator fun <K, V> Map<out K, V>.iterator(): Iterator<Map.Entry<K, V>> = hostile()
public operator fun <K, V> Map.Entry<K, V>.component1(): K = hostile()
public operator fun <K, V> Map.Entry<K, V>.component2(): V = hostile()

public val Char.code: Int get() = hostile()
public fun Byte.toUByte(): UByte = hostile()
public fun Short.toUShort(): UShort = hostile()
public fun Int.toUInt(): UInt = hostile()
public fun Long.toULong(): ULong = hostile()
public fun CharSequence.singleOrNull(): Char? = hostile()
public fun String.toBooleanStrictOrNull(): Boolean? = hostile()
public fun String.toByteOrNull(): Byte? = hostile()
public fun String.toShortOrNull(): Short? = hostile()
public fun String.toIntOrNull(): Int? = hostile()
public fun String.toLongOrNull(): Long? = hostile()
public fun String.toUByteOrNull(): UByte? = hostile()
public fun String.toUShortOrNull(): UShort? = hostile()
public fun String.toUIntOrNull(): UInt? = hostile()
public fun String.toULongOrNull(): ULong? = hostile()
