package octavo.benchmarks.measure

/** Where results go, so that no compiler drops the work that made them. */
public object Sink {
    public var last: Any? = null
}
