package octavo.core

import org.khronos.webgl.DataView
import org.khronos.webgl.Int8Array

/** The array that was viewed last, and its view: making one takes as long as 15 reads through it. */
private object LastView {
    var array = ByteArray(0)
    var view = newView(array)
}

/** Returns a view of [array] to read and write floats. */
internal fun viewOf(array: ByteArray): DataView {
    val last = LastView
    if (array !== last.array) {
        last.view = newView(array)
        last.array = array
    }
    return last.view
}

private fun newView(array: ByteArray): DataView {
    val bytes = array.unsafeCast<Int8Array>()
    return DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}
