package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Entities in space and what they carry. */
@Struct
@Serializable
public data class GameWorld(
    val worldId: Long,
    val playerId: Long,
    val tick: Long,
    val entities: List<GameEntity>,
    val quests: List<Quest>,
)

@Struct
@Serializable
public data class GameEntity(
    val entityId: Long,
    @Shared val kind: String,
    @Shared val state: String,
    val position: Position,
    val inventory: List<InventoryItem>,
    val attributes: Map<String, Double>,
)

@Struct
@Serializable
public data class Position(
    val x: Double,
    val y: Double,
    val z: Double,
)

@Struct
@Serializable
public data class InventoryItem(
    val itemId: Long,
    val quantity: Int,
    @Shared val rarity: String,
)

@Struct
@Serializable
public data class Quest(
    val questId: Long,
    val title: String,
    val completed: Boolean,
    val objectives: Map<String, Int>,
)
