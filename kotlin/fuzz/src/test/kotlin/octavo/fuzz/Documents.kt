package octavo.fuzz

import com.code_intelligence.jazzer.api.FuzzedDataProvider

/** Makes documents up from fuzzer data; what it makes has the form [toModel] reads back. */
internal class Documents(private val data: FuzzedDataProvider) {
    fun value(depth: Int): Any? = when (data.consumeInt(0, if (depth < MAX_DEPTH) 12 else 8)) {
        0 -> null
        1 -> data.consumeBoolean()
        2 -> data.consumeByte().toLong()
        3 -> data.consumeLong()
        4 -> integer(data.consumeLong().toULong())
        5 -> data.consumeDouble()
        6 -> data.consumeFloat().toDouble()
        7 -> string()
        8 -> Blob(data.consumeBytes(data.consumeInt(0, MAX_BYTES)).asList())
        9 -> List(size()) { data.consumeLong() shr data.consumeInt(0, 63) }
        10 -> List(size()) { value(depth + 1) }
        else -> List(size()) { string().replace("\u0000", "") }.associateWith { value(depth + 1) }
    }

    private fun size() = data.consumeInt(0, MAX_ELEMENTS)

    /** A string without lone surrogates. */
    private fun string(): String = data.consumeString(data.consumeInt(0, MAX_BYTES)).encodeToByteArray().decodeToString()

    private companion object {
        const val MAX_DEPTH = 6
        const val MAX_ELEMENTS = 40
        const val MAX_BYTES = 300
    }
}
