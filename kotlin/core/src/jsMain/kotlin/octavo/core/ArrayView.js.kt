package octavo.core

import org.khronos.webgl.DataView
import org.khronos.webgl.Int8Array
import org.khronos.webgl.Uint8Array

/** The array that was viewed last, and its view: making one takes as long as 15 reads through it. */
private var viewedArray = ByteArray(0)
private var view = newView(viewedArray)

/** Returns a view of [array] to read and write floats. */
internal fun viewOf(array: ByteArray): DataView {
    if (array === viewedArray) return view
    view = newView(array)
    viewedArray = array
    return view
}

private fun newView(array: ByteArray): DataView {
    val bytes = array.unsafeCast<Int8Array>()
    return DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}

/** Returns the bytes in [[start], [end]) of [array] as the platform's text functions want them. */
internal fun unsigned(array: ByteArray, start: Int, end: Int): Uint8Array {
    val bytes = array.unsafeCast<Int8Array>()
    return Uint8Array(bytes.buffer, bytes.byteOffset + start, end - start)
}
