package octavo.benchmarks.platforms

import kotlinx.serialization.json.Json
import octavo.benchmarks.measure.Task
import octavo.benchmarks.model.Subject
import octavo.flex.Flex
import octavo.flex.coder.FlexCoders

/** Returns what every tier does to the subject: encode it and decode it again, or read three of its fields. */
internal fun <T : Any> tierTasks(subject: Subject<T>): List<Task> {
    val serializer = subject.serializer
    val value = subject.value
    val json = subject.json
    val bytes = subject.encode(Flex, value)
    val packed = subject.pack(value)
    val plain = Flex { coders = FlexCoders() }
    return listOf(
        Task("accessor, three fields") { subject.fields.inMessage(bytes) },
        Task("generated encode") { subject.encode(Flex, value) },
        Task("generated decode") { subject.decode(Flex, bytes) },
        Task("pack encode") { subject.pack(value) },
        Task("pack decode") { subject.unpack(packed) },
        Task("accelerated encode") { Flex.encodeToByteArray(serializer, value) },
        Task("accelerated decode") { Flex.decodeFromByteArray(serializer, bytes) },
        Task("plain encode") { plain.encodeToByteArray(serializer, value) },
        Task("plain decode") { plain.decodeFromByteArray(serializer, bytes) },
        Task("json encode") { Json.encodeToString(serializer, value) },
        Task("json decode") { Json.decodeFromString(serializer, json) },
    ) + platformJson(json)
}
