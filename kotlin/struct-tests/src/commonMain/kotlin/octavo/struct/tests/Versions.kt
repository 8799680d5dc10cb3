package octavo.struct.tests

import octavo.struct.Name
import octavo.struct.Shared
import octavo.struct.Since
import octavo.struct.Struct

// One class in three versions, as its programs see it: each reads what the others write.

@Struct(open = true)
@Name("octavo.versions.Ticket.1")
public data class TicketAtFirst(val id: Int, @Shared val state: String)

@Struct(open = true)
@Name("octavo.versions.Ticket.2")
public data class TicketLater(
    val id: Int,
    @Shared val state: String,
    @Since(2) @Shared val owner: String = "nobody",
    @Since(2) val votes: Int? = null,
)

@Struct(open = true)
@Name("octavo.versions.Ticket.3")
public data class TicketNow(
    val id: Int,
    @Shared val state: String,
    @Since(2) @Shared val owner: String = "nobody",
    @Since(2) val votes: Int? = null,
    @Since(3) val tags: List<String> = listOf("new"),
)

@Struct
@Name("octavo.versions.Board.1")
public data class BoardAtFirst(val tickets: List<TicketAtFirst>, @Shared val title: String)

@Struct
@Name("octavo.versions.Board.3")
public data class BoardNow(val tickets: List<TicketNow>, @Shared val title: String)
