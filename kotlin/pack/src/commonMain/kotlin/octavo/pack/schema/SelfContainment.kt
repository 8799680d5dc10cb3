package octavo.pack.schema

/** Looks for a struct that contains itself through required fields, tuples and arrays alone, which no value can be of: rule 1.4. */
internal class SelfContainment(declarations: List<Schema.Declared>) {
    private class Visit(val type: Schema.Declared, val left: Iterator<Schema.Declared>)

    private val isOpen = HashMap<Schema.Declared, Boolean>()

    /** One of the structs that do, or null. */
    val found: Schema.Declared? = declarations.firstNotNullOfOrNull { if (it in isOpen) null else search(it) }

    /** Goes depth first, with a stack of its own: structs may refer to one another in a chain of any length. */
    private fun search(root: Schema.Declared): Schema.Declared? {
        val visits = arrayListOf(enter(root))
        while (visits.isNotEmpty()) {
            val visit = visits.last()
            if (!visit.left.hasNext()) {
                isOpen[visit.type] = false
                visits.removeAt(visits.lastIndex)
                continue
            }
            val next = visit.left.next()
            when (isOpen[next]) {
                true -> return next
                false -> {}
                null -> visits += enter(next)
            }
        }
        return null
    }

    private fun enter(type: Schema.Declared): Visit {
        isOpen[type] = true
        val inside = when (type) {
            is Schema.Struct -> type.fields
            is Schema.Open -> type.sections.flatten()
            is Schema.Union -> emptyList()
        }
        return Visit(type, inside.flatMap { required(it.type) }.iterator())
    }

    private fun required(type: Schema): List<Schema.Declared> = when (type) {
        is Schema.Declared -> listOf(type)
        is Schema.Tuple -> type.types.flatMap(::required)
        is Schema.Array -> required(type.element)
        else -> emptyList()
    }
}
