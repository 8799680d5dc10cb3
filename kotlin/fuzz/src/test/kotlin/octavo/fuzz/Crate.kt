package octavo.fuzz

/** What may hold anything, itself included. */
internal data class Crate(
    val any: Any?,
    val list: List<Any?>,
    val set: Set<Any?>?,
    val byName: Map<String, Any?>,
    val byAny: Map<Any?, Crate?>?,
    val label: Label?,
    val labels: Array<Label?>?,
)

/** What references can lead back to: it is made before its parts are. */
internal class Label {
    var text: String? = null
    var of: Any? = null
    var next: Label? = null
}
