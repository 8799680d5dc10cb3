package octavo.benchmarks.structs

import kotlinx.serialization.json.Json
import octavo.benchmarks.measure.Task
import octavo.benchmarks.model.Subject
import octavo.flex.Flex

/** Returns the ways to read three fields; throws [IllegalStateException] when they differ in what they read. */
internal fun <T : Any> Subject<T>.fieldTasks(): List<Task> {
    val bytes = encode(Flex, value)
    val text = json
    val tokens = fields.names.map(JsonScan::token)
    val sum = fields.inObject(value)
    return listOf(
        Task("accessor fields") { fields.inMessage(bytes) },
        Task("json fields, parsed") { fields.inObject(Json.decodeFromString(serializer, text)) },
        Task("json fields, searched") { JsonScan.sum(text, tokens) },
    ).onEach { check(it.call() == sum) { "$name: ${it.name} read ${it.call()}, not $sum" } }
}
