package octavo.benchmarks.profile

import octavo.benchmarks.measure.Task
import octavo.benchmarks.measure.takeTurns
import octavo.benchmarks.model.Subjects
import octavo.benchmarks.structs.fieldTasks
import octavo.benchmarks.structs.rivals
import one.profiler.AsyncProfiler
import one.profiler.Counter
import java.io.File
import kotlin.time.Duration.Companion.seconds

/**
 * Profiles what is done to one subject: `Profile FOLDER SUBJECT TASKS`, where TASKS is a pattern for `rival encode` or `rival decode`.
 *
 * For each task writes SUBJECT-TASK-cpu.html and -allocation.html, which are flame graphs, into the folder; prints the top frames.
 */
public fun main(args: Array<String>) {
    val (folder, subject, pattern) = args
    val profiler = AsyncProfiler.getInstance()
    val measured = Subjects.named(subject)
    val tasks = measured.fieldTasks() + listOf("coders", "serializer", "pack").flatMap { measured.rivals(it) }.flatMap { it.tasks() }
    for (task in tasks.filter { Regex(pattern).containsMatchIn(it.name) }) {
        val path = File(folder, "$subject-${task.name.replace(' ', '-')}")
        listOf(task).takeTurns(3.seconds)
        for (view in View.entries) {
            println(
                profiler.summary(task, view, "$subject: ${task.name}: ${view.label}", "$path-${view.label}.html"),
            )
        }
    }
}

private enum class View(val label: String, val options: String, val counter: Counter) {
    /** A timer on each thread's own clock: needs none of the kernel's permissions. */
    CPU("cpu", "event=ctimer,interval=500us", Counter.SAMPLES),
    ALLOCATION("allocation", "event=alloc,alloc=16k,total", Counter.TOTAL),
}

private fun AsyncProfiler.summary(task: Task, view: View, title: String, file: String): String {
    execute("start,${view.options}")
    task.restart()
    listOf(task).takeTurns(3.seconds)
    execute("stop")
    val stacks = dumpCollapsed(view.counter)
    execute("dump,file=$file,title=$title")
    return "$title: ${task.medianNanos.toLong()} ns a call\n" + topFrames(stacks)
}
