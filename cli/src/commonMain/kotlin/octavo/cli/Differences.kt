package octavo.cli

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

    fun compare(old: FlexValue, new: FlexValue, path: String = "") {
        steps.take(old)
        when {
            old.type == FlexType.MAP && new.type == FlexType.MAP -> compareMaps(old.map, new.map, path)
            old.type.isVector && new.type.isVector -> compareVectors(old.vector, new.vector, path)
            !sameScalar(old, new) -> differs(path, old, new)
        }
    }

    private fun differs(path: String, old: FlexValue?, new: FlexValue?) {
        old?.let(steps::takeAll)
        new?.let(steps::takeAll)
        report.differs(path, old, new)
    }

    /** Walks both maps at once: their keys are sorted. */
    private fun compareMaps(old: FlexMap, new: FlexMap, path: String) {
        var i = 0
        var j = 0
        while (i < old.size || j < new.size) {
            val order = when {
                i == old.size -> 1
                j == new.size -> -1
                else -> old.keyAt(i).compareTo(new.keyAt(j))
            }
            val place = path + JsonPointer.step((if (order <= 0) old.keyAt(i) else new.keyAt(j)).toString())
            when {
                order < 0 -> differs(place, old.valueAt(i), null)
                order > 0 -> differs(place, null, new.valueAt(j))
                else -> compare(old.valueAt(i), new.valueAt(j), place)
            }
            if (order <= 0) i++
            if (order >= 0) j++
        }
    }

    private fun compareVectors(old: FlexVector, new: FlexVector, path: String) {
        for (index in 0 until maxOf(old.size, new.size)) {
            val place = "$path/$index"
            when {
                index >= new.size -> differs(place, old[index], null)
                index >= old.size -> differs(place, null, new[index])
                else -> compare(old[index], new[index], place)
            }
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

/** Whether this is a string, as JSON sees it. */
internal val FlexType.isText: Boolean get() = this == FlexType.STRING || this == FlexType.KEY
