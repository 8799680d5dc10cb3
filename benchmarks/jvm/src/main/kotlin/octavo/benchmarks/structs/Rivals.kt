package octavo.benchmarks.structs

import octavo.benchmarks.model.Subject

/** Returns the rivals of the duel; those that share a serializer's compiled code stand apart, since each would slow the other down. */
internal fun Subject<*>.rivals(duel: String): List<Contestant<*>> = when (duel) {
    "coders" -> listOf(generated(), accelerated(), generatedForSize(), json(), smile(), workload.flatbuffersJava())
    "serializer" -> listOf(plain(), json())
    "pack" -> listOf(packed(), generated(), fory())
    "formats" -> listOf(cbor(), protoBuf())
    else -> error("no duel $duel")
}
