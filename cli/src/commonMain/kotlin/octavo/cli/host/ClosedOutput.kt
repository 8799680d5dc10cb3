package octavo.cli.host

/** Nobody reads standard output any more (`octavo ... | head`): the command has nothing left to do. */
internal class ClosedOutput : RuntimeException("standard output is closed")
