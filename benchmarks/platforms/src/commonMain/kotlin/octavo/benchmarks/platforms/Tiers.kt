package octavo.benchmarks.platforms

import kotlinx.serialization.json.Json
import octavo.benchmarks.measure.Task
import octavo.benchmarks.model.Subject
import octavo.flex.Flex

/** Returns what every tier does to the subject: encode it and decode it again, or read three of its fields. */
internal fun <T : Any> tierTasks(subject: Subject<T>): List<Task> {
    val (serializer, json, value) = Triple(subject.serializer, subject.json, subject.value)
    val message = subject.encode(Flex, value)
    return listOf(
        Task("generated encode") { subject.encode(Flex, value) },
        Task("generated decode") { subject.decode(Flex, message) },
        Task("json encode") { Json.encodeToString(serializer, value) },
        Task("json decode") { Json.decodeFromString(serializer, json) },
    ) + platformJson(json)
}
