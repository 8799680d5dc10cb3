package octavo.cli.view

import octavo.cli.flex.Steps
import octavo.cli.flex.isText
import octavo.flex.FlexMap
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector
import octavo.flex.JsonPointer

/**
 * Finds where two verified documents differ: numbers are equal by value and kind (1 is not 1.0), however wide they are stored.
 *
 * @property steps counts what is compared and what is reported
 */
internal class Differences(private val steps: Steps, private val report: Report) {
    /** Takes what differs at [path]: [old] or [new] is null where there is no value. */
    fun interface Report {
        fun differs(path: String, old: FlexValue?, new: FlexValue?)
    }

    /** Where what is compared stands: one text for all of it, as keys may be long and the values below them many. */
    private val path = StringBuilder()

    fun compare(old: FlexValue, new: FlexValue, stepLength: Int = 0) {
        steps.take(old, stepLength)
        when {
            old.type == FlexType.MAP && new.type == FlexType.MAP -> compareMaps(old.map, new.map)
            old.type.isVector && new.type.isVector -> compareVectors(old.vector, new.vector)
            !sameScalar(old, new) -> differs(old, new)
        }
    }

    private fun compareAt(step: String, old: FlexValue?, new: FlexValue?) {
        val length = path.length
        path.append(step)
        if (old != null && new != null) compare(old, new, step.length) else differs(old, new)
        path.setLength(length)
    }

    private fun differs(old: FlexValue?, new: FlexValue?) {
        old?.let { steps.takeAll(it, path.length) }
        new?.let { steps.takeAll(it, path.length) }
        report.differs(path.toString(), old, new)
    }

    /** Walks both maps at once: their keys are sorted. */
    private fun compareMaps(old: FlexMap, new: FlexMap) {
        var i = 0
        var j = 0
        while (i < old.size || j < new.size) {
            val order = when {
                i == old.size -> 1
                j == new.size -> -1
                else -> old.keyAt(i).compareTo(new.keyAt(j))
            }
            val oldValue = if (order <= 0) old.valueAt(i) else null
            val newValue = if (order >= 0) new.valueAt(j) else null
            val key = if (order <= 0) old.keyAt(i++) else new.keyAt(j)
            if (order >= 0) j++
            compareAt(JsonPointer.step(key.toString()), oldValue, newValue)
        }
    }

    private fun compareVectors(old: FlexVector, new: FlexVector) {
        for (index in 0 until maxOf(old.size, new.size)) {
            compareAt("/$index", if (index < old.size) old[index] else null, if (index < new.size) new[index] else null)
        }
    }

    private fun sameScalar(old: FlexValue, new: FlexValue): Boolean = when {
        old.type.isInteger && new.type.isInteger -> old.toString() == new.toString()
        old.type.isFloat && new.type.isFloat -> old.double.compareTo(new.double) == 0
        old.type.isText && new.type.isText -> old.text == new.text
        old.type != new.type -> false
        old.type == FlexType.BLOB -> old.blob.toByteArray().contentEquals(new.blob.toByteArray())
        else -> old.type != FlexType.BOOL || old.boolean == new.boolean
    }
}
