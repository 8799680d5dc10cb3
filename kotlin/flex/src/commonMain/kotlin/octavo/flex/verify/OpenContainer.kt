package octavo.flex.verify

/** A container whose elements are looked at. */
internal class OpenContainer {
    var isMap = false
    var kind = 0

    /** Where it starts, and its elements. */
    var start = 0L
    var base = 0L
    var width = 0
    var size = 0L

    /** The element that is looked at. */
    var index = -1L

    /** How many containers deep the deepest element so far is. */
    var height = 0
}
