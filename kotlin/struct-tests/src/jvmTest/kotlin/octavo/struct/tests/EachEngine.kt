package octavo.struct.tests

import octavo.objects.Coder
import octavo.objects.Octavo

/** Makes something of octavo-objects by each of its engines, and runs [check] with the engine's name and what was made. */
internal fun <C> byEachEngine(make: () -> C, check: (engine: String, made: C) -> Unit) {
    for (engine in listOf("emit", "handles")) {
        System.setProperty(ENGINE, engine)
        val made = try {
            make()
        } finally {
            System.clearProperty(ENGINE)
        }
        check(engine, made)
    }
}

/** Runs [check] with a coder of [T] by each engine. */
internal inline fun <reified T : Any> eachEngine(crossinline check: (Coder<T>) -> Unit) =
    byEachEngine({ Octavo.typed(T::class.java) }) { _, coder -> check(coder) }

private const val ENGINE = "octavo.objects.engine"
