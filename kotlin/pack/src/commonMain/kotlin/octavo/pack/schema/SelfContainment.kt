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
        val required = ArrayList<Schema.Declared>()
        for (field in inside) addRequired(field.type, required)
        return Visit(type, required.iterator())
    }

    private fun addRequired(type: Schema, to: MutableList<Schema.Declared>) {
        when (type) {
            is Schema.Declared -> to += type
            is Schema.Tuple -> type.types.forEach { addRequired(it, to) }
            is Schema.Array -> addRequired(type.element, to)
            else -> {}
        }
    }
}
