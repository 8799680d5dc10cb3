package octavo.flex.emit

import octavo.flex.coder.FlexShape

/** The shape that each [FlexShape] has in the tables of one builder. */
internal class StructShapes(private val keys: KeyTable, private val shapes: ShapeTable) {
    /** By the id of the [FlexShape]. */
    private var known = arrayOfNulls<Shape>(16)

    fun find(shape: FlexShape): Shape {
        if (shape.id >= known.size) known = known.copyOf(maxOf(shape.id + 1, known.size * 2))
        return known[shape.id] ?: create(shape).also { known[shape.id] = it }
    }

    private fun create(shape: FlexShape): Shape = shapes.find(IntArray(shape.size) { keys.intern(shape.names[it]) }, 0, shape.size)

    fun clear(): Unit = known.fill(null)
}
