package octavo.cli

import octavo.flex.FlexMap
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector

/** Finds where two documents differ: numbers are equal by value and kind (1 is not 1.0), however wide they are stored. */
internal class Differences(private val report: Report) {
    /** Takes what differs at [path]: [old] or [new] is null where there is no value. */
    fun interface Report {
        fun differs(path: String, old: FlexValue?, new: FlexValue?)
    }

    fun compare(old: FlexValue, new: FlexValue, path: String = "") {
        when {
            old.type == FlexType.MAP && new.type == FlexType.MAP -> compareMaps(old.map, new.map, path)
            old.type.isVector && new.type.isVector -> compareVectors(old.vector, new.vector, path)
            !sameScalar(old, new) -> report.differs(path, old, new)
        }
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
            val place = "$path/" + Pointer.escaped((if (order <= 0) old.keyAt(i) else new.keyAt(j)).toString())
            when {
                order < 0 -> report.differs(place, old.valueAt(i), null)
                order > 0 -> report.differs(place, null, new.valueAt(j))
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
                index >= new.size -> report.differs(place, old[index], null)
                index >= old.size -> report.differs(place, null, new[index])
                else -> compare(old[index], new[index], place)
            }
        }
    }

    private fun sameScalar(old: FlexValue, new: FlexValue): Boolean = kind(old.type) == kind(new.type) && json(old) == json(new)

    /** Tells apart what looks the same as JSON: a blob is written as a string. */
    private fun kind(type: FlexType): FlexType = when {
        type == FlexType.MAP || type == FlexType.BLOB -> type
        type.isVector -> FlexType.VECTOR
        else -> FlexType.NULL
    }
}
