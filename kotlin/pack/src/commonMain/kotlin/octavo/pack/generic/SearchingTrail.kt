package octavo.pack.generic

/**
 * Finds the innermost value that is read up to byte [index] of the array, or beyond, with at most [depth] values around it. What a class
 * has refused may be a row of columns, which is made when all are read: it [passesColumns], since any of the rows may be meant.
 */
internal class SearchingTrail(private val index: Int, private val depth: Int, private val passesColumns: Boolean) : Trail() {
    lateinit var source: MessageSource

    /** The path of the value, once it has been found. */
    var found: String? = null
        private set

    override fun leave() {
        if (found == null && source.at >= index && source.depth <= depth && !(passesColumns && isInColumn)) found = path()
        super.leave()
    }

    override fun pass(step: Any) {
        enter(step, 0)
        leave()
    }
}
