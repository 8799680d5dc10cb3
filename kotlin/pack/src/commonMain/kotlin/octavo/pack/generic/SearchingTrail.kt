package octavo.pack.generic

/** Finds the outermost value that begins at byte [index] of the array, or else the innermost one that ends there. */
internal class SearchingTrail(private val index: Int, private val isStart: Boolean) : Trail() {
    lateinit var source: MessageSource

    /** The path of the value, once it has been found. */
    var found: String? = null
        private set

    override fun enter(step: Any?, index: Int) {
        super.enter(step, index)
        if (isStart && source.at == this.index && step !is Column && step !is Places) note()
    }

    override fun leave() {
        if (!isStart && source.at >= index) note()
        super.leave()
    }

    private fun note() {
        if (found == null) found = path()
    }
}
