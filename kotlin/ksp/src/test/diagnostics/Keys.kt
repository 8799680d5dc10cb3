package shop

import octavo.struct.Struct

@JvmInline
value class Digest(val bytes: ByteArray)

@Struct
data class Frame(val pixels: IntArray?, val next: Frame?)

@Struct
data class Film(val frames: List<Frame>)

@Struct
data class Page<T>(val item: T, val next: Page<T>?)

@Struct
data class Image(val bytes: ByteArray) {
    override fun equals(other: Any?): Boolean = other is Image && bytes.contentEquals(other.bytes)

    override fun hashCode(): Int = bytes.contentHashCode()
}

@Struct
class Identity(val bytes: ByteArray)

@Struct
data class Fine(val image: Image, val other: Identity)

@Struct
class Keys(
    val byDigest: Map<Digest, Int>,
    val byList: Map<List<IntArray?>, Int>,
    val byMap: Map<Map<String, ByteArray>, Int>,
    val set: Set<LongArray>,
    val inside: List<Map<String, MutableSet<List<Digest>>?>>,
    val byFrame: Map<Frame, Int>,
    val films: Set<Film?>,
    val pages: Set<Page<ByteArray>>,
    val finePages: Set<Page<Image>>,
    val fine: Map<Fine, Int>,
    val values: Map<Int, Frame>,
)
