package shop

import octavo.struct.Struct

expect enum class Season { SPRING }

expect class Place

@JvmInline
expect value class Ticket(val number: Int)

@Struct
class Trip(val season: Season, val places: List<Place?>, val ticket: Ticket)
