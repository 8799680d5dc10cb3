package octavo.benchmarks.profile

private const val FRAMES = 15

/** Returns the frames that most samples of collapsed [stacks] end in, one a line with its share. */
internal fun topFrames(stacks: String): String {
    val samples = HashMap<String, Long>()
    for (line in stacks.lineSequence().filter(String::isNotEmpty)) {
        val frame = line.substringBeforeLast(' ').substringAfterLast(';')
        samples.merge(frame, line.substringAfterLast(' ').toLong(), Long::plus)
    }
    val total = samples.values.sum().toDouble()
    return samples.entries.sortedByDescending { it.value }.take(FRAMES)
        .joinToString("") { (frame, count) -> "%6.1f %%  %s%n".format(100 * count / total, frame) }
}
