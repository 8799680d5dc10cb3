package octavo.benchmarks.structs

import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper
import com.fasterxml.jackson.module.kotlin.kotlinModule
import octavo.benchmarks.FlexBuffersTree
import octavo.benchmarks.model.Subject
import octavo.fixtures.Workload

/** Jackson's binary JSON, data binding through its Kotlin module. */
internal fun Subject<*>.smile(): Contestant<ByteArray> {
    val value = value
    val mapper = SmileMapper.builder().addModule(kotlinModule()).build()
    val writer = mapper.writerFor(type.java)
    val reader = mapper.readerFor(type.java)
    return Contestant("smile", value, { writer.writeValueAsBytes(value) }, { reader.readValue(it) })
}

/** Google's Java library, which knows no classes: the tree of maps and lists goes in and out. */
internal fun Workload.flatbuffersJava(): Contestant<ByteArray> {
    val document = widened(document())
    val trees = FlexBuffersTree()
    return Contestant("flatbuffers-java", document, { trees.encode(document) }, { FlexBuffersTree.decode(it) })
}

/** Returns the tree with longs for all integers, which is how they come back. */
private fun widened(value: Any?): Any = when (value) {
    is Map<*, *> -> value.mapValues { widened(it.value) }
    is List<*> -> value.map(::widened)
    is Int -> value.toLong()
    else -> value!!
}
