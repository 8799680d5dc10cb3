package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** Entities in space and what they carry. */
@Serializable
public data class GameWorld(
    val worldId: Long,
    val playerId: Long,
    val tick: Long,
    val entities: List<GameEntity>,
    val quests: List<Quest>,
)

@Serializable
public data class GameEntity(
    val entityId: Long,
    val kind: String,
    val state: String,
    val position: Position,
    val inventory: List<InventoryItem>,
    val attributes: Map<String, Double>,
)

@Serializable
public data class Position(
    val x: Double,
    val y: Double,
    val z: Double,
)

@Serializable
public data class InventoryItem(
    val itemId: Long,
    val quantity: Int,
    val rarity: String,
)

@Serializable
public data class Quest(
    val questId: Long,
    val title: String,
    val completed: Boolean,
    val objectives: Map<String, Int>,
)
