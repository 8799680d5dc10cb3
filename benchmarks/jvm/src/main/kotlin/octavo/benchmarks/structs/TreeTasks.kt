package octavo.benchmarks.structs

import octavo.benchmarks.FlexBuffersTree
import octavo.benchmarks.FlexTree
import octavo.benchmarks.measure.Task
import octavo.fixtures.Workload
import octavo.flex.Flex
import octavo.flex.FlexProfile
import java.util.function.ToIntFunction

/** Returns the ways to write a workload's tree of maps and lists; throws [IllegalStateException] when they differ in what they say. */
internal fun Workload.treeTasks(): List<Task> {
    val document = document()
    val text = Flex.toJson(FlexBuffersTree().encode(document))
    val peer = FlexBuffersTree()
    return FlexProfile.entries.filterNot { it == FlexProfile.REFERENCE }.map { profile ->
        check(Flex.toJson(FlexTree(profile.name).encode(document)) == text) { "$name: $profile says something else" }
        val tree = treeOfItsOwn(profile)
        Task(profile.name.lowercase()) { tree.applyAsInt(document) }
    } + Task("flatbuffers-java") { peer.write(document).remaining() }
}

/** A program has one profile, whose classes it calls directly, seldom both. */
@Suppress("UNCHECKED_CAST")
private fun treeOfItsOwn(profile: FlexProfile): ToIntFunction<Any> =
    OwnClasses().loadClass(FlexTree::class.java.name).getConstructor(String::class.java).newInstance(profile.name) as ToIntFunction<Any>
