package octavo.benchmarks.structs

import octavo.benchmarks.model.Subject
import octavo.benchmarks.model.workloads.WorkloadsCoders
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.flex.coder.FlexCoders

internal fun Subject<*>.generated() = coder("generated", Flex)

internal fun Subject<*>.generatedForSize() = coder("generated for size", Flex { profile = FlexProfile.SIZE })

/** The serializer, where the class has a coder that it routes to. */
internal fun Subject<*>.accelerated(): Contestant<ByteArray> {
    WorkloadsCoders.register()
    return binary("accelerated", Flex)
}

/** The serializer on its own. */
internal fun Subject<*>.plain() = binary("plain", Flex { coders = FlexCoders() })

/** The generated coder of the pack wire. */
internal fun <T : Any> Subject<T>.packed(): Contestant<ByteArray> {
    val value = value
    return Contestant("packed", value, { pack(value) }, unpack)
}

private fun <T : Any> Subject<T>.coder(name: String, flex: Flex): Contestant<ByteArray> {
    val value = value
    return Contestant(name, value, { encode(flex, value) }, { decode(flex, it) })
}
