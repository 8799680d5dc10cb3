package octavo.flex.view

/** The elements of a vector as a list, each read when it is asked for. */
internal class FlexListView<T>(private val elements: FlexElements, private val read: (FlexElements, Int) -> T) :
    AbstractList<T>(),
    RandomAccess {
    override val size: Int get() = elements.size

    override fun get(index: Int): T = read(elements, index)
}
