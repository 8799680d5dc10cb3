package octavo.benchmarks.model

import octavo.benchmarks.model.workloads.ApiResponse
import octavo.benchmarks.model.workloads.BankingLedger
import octavo.benchmarks.model.workloads.CRMPortfolio
import octavo.benchmarks.model.workloads.ChatThread
import octavo.benchmarks.model.workloads.CollectionHeavy
import octavo.benchmarks.model.workloads.ConfigSnapshot
import octavo.benchmarks.model.workloads.CourseRoster
import octavo.benchmarks.model.workloads.DocumentCorpus
import octavo.benchmarks.model.workloads.EventLog
import octavo.benchmarks.model.workloads.FlatPrimitives
import octavo.benchmarks.model.workloads.GameWorld
import octavo.benchmarks.model.workloads.GraphSnapshot
import octavo.benchmarks.model.workloads.IoTFleet
import octavo.benchmarks.model.workloads.MarketData
import octavo.benchmarks.model.workloads.MediaLibrary
import octavo.benchmarks.model.workloads.NotificationInbox
import octavo.benchmarks.model.workloads.OrderHistory
import octavo.benchmarks.model.workloads.ProjectBoard
import octavo.benchmarks.model.workloads.Recommendation
import octavo.benchmarks.model.workloads.RideHistory
import octavo.benchmarks.model.workloads.SearchResults
import octavo.benchmarks.model.workloads.SecurityAudit
import octavo.benchmarks.model.workloads.ShipmentBatch
import octavo.benchmarks.model.workloads.SocialGraphDelta
import octavo.benchmarks.model.workloads.StringTable
import octavo.benchmarks.model.workloads.TimeSeries
import octavo.benchmarks.model.workloads.TinyStatus
import octavo.benchmarks.model.workloads.TravelItinerary
import octavo.benchmarks.model.workloads.UserProfile
import octavo.benchmarks.model.workloads.WorkoutSession
import octavo.benchmarks.model.workloads.asApiResponse
import octavo.benchmarks.model.workloads.asBankingLedger
import octavo.benchmarks.model.workloads.asCRMPortfolio
import octavo.benchmarks.model.workloads.asChatThread
import octavo.benchmarks.model.workloads.asCollectionHeavy
import octavo.benchmarks.model.workloads.asConfigSnapshot
import octavo.benchmarks.model.workloads.asCourseRoster
import octavo.benchmarks.model.workloads.asDocumentCorpus
import octavo.benchmarks.model.workloads.asEventLog
import octavo.benchmarks.model.workloads.asFlatPrimitives
import octavo.benchmarks.model.workloads.asGameWorld
import octavo.benchmarks.model.workloads.asGraphSnapshot
import octavo.benchmarks.model.workloads.asIoTFleet
import octavo.benchmarks.model.workloads.asMarketData
import octavo.benchmarks.model.workloads.asMediaLibrary
import octavo.benchmarks.model.workloads.asNotificationInbox
import octavo.benchmarks.model.workloads.asOrderHistory
import octavo.benchmarks.model.workloads.asProjectBoard
import octavo.benchmarks.model.workloads.asRecommendation
import octavo.benchmarks.model.workloads.asRideHistory
import octavo.benchmarks.model.workloads.asSearchResults
import octavo.benchmarks.model.workloads.asSecurityAudit
import octavo.benchmarks.model.workloads.asShipmentBatch
import octavo.benchmarks.model.workloads.asSocialGraphDelta
import octavo.benchmarks.model.workloads.asStringTable
import octavo.benchmarks.model.workloads.asTimeSeries
import octavo.benchmarks.model.workloads.asTinyStatus
import octavo.benchmarks.model.workloads.asTravelItinerary
import octavo.benchmarks.model.workloads.asUserProfile
import octavo.benchmarks.model.workloads.asWorkoutSession

internal val apiResponseFields = ThreeFields<ApiResponse>(
    listOf("status", "message", "totalPages"),
    { bytes -> bytes.asApiResponse().let { (it.status + it.messageByteLength + it.totalPages).toLong() } },
    { (it.status + it.message.length + it.totalPages).toLong() },
)

internal val bankingLedgerFields = ThreeFields<BankingLedger>(
    listOf("accountId", "holderName", "openedAtMs"),
    { bytes -> bytes.asBankingLedger().let { it.accountId + it.holderNameByteLength + it.openedAtMs } },
    { it.accountId + it.holderName.length + it.openedAtMs },
)

internal val crmPortfolioFields = ThreeFields<CRMPortfolio>(
    listOf("ownerUserId", "region", "snapshotMs"),
    { bytes -> bytes.asCRMPortfolio().let { it.ownerUserId + it.regionByteLength + it.snapshotMs } },
    { it.ownerUserId + it.region.length + it.snapshotMs },
)

internal val chatThreadFields = ThreeFields<ChatThread>(
    listOf("threadId", "title", "muted"),
    { bytes -> bytes.asChatThread().let { it.threadId + it.titleByteLength + weight(it.muted) } },
    { it.threadId + it.title.length + weight(it.muted) },
)

internal val configSnapshotFields = ThreeFields<ConfigSnapshot>(
    listOf("version", "environment", "debugMode"),
    { bytes -> bytes.asConfigSnapshot().let { it.version + it.environmentByteLength + weight(it.debugMode) } },
    { it.version + it.environment.length + weight(it.debugMode) },
)

internal val courseRosterFields = ThreeFields<CourseRoster>(
    listOf("courseId", "term", "moduleId"),
    { bytes -> bytes.asCourseRoster().let { it.courseId + it.termByteLength + it.modules[0].moduleId } },
    { it.courseId + it.term.length + it.modules[0].moduleId },
)

internal val documentCorpusFields = ThreeFields<DocumentCorpus>(
    listOf("workspaceId", "indexVersion", "title"),
    { bytes -> bytes.asDocumentCorpus().let { it.workspaceId + it.indexVersion + it.documents[0].titleByteLength } },
    { it.workspaceId + it.indexVersion + it.documents[0].title.length },
)

internal val eventLogFields = ThreeFields<EventLog>(
    listOf("eventId", "durationMs", "success"),
    { bytes -> bytes.asEventLog().let { it.eventIdByteLength + it.durationMs + weight(it.success) } },
    { it.eventId.length + it.durationMs + weight(it.success) },
)

internal val gameWorldFields = ThreeFields<GameWorld>(
    listOf("worldId", "tick", "kind"),
    { bytes -> bytes.asGameWorld().let { it.worldId + it.tick + it.entities[0].kindByteLength } },
    { it.worldId + it.tick + it.entities[0].kind.length },
)

internal val graphSnapshotFields = ThreeFields<GraphSnapshot>(
    listOf("graphId", "version", "kind"),
    { bytes -> bytes.asGraphSnapshot().let { it.graphId + it.version + it.nodes[0].kindByteLength } },
    { it.graphId + it.version + it.nodes[0].kind.length },
)

internal val ioTFleetFields = ThreeFields<IoTFleet>(
    listOf("fleetId", "sampledAtMs", "firmware"),
    { bytes -> bytes.asIoTFleet().let { it.fleetIdByteLength + it.sampledAtMs + it.devices[0].firmwareByteLength } },
    { it.fleetId.length + it.sampledAtMs + it.devices[0].firmware.length },
)

internal val marketDataFields = ThreeFields<MarketData>(
    listOf("market", "sequence", "bid"),
    { bytes -> bytes.asMarketData().let { it.marketByteLength + it.sequence + weight(it.instruments[0].bid) } },
    { it.market.length + it.sequence + weight(it.instruments[0].bid) },
)

internal val mediaLibraryFields = ThreeFields<MediaLibrary>(
    listOf("albumId", "title", "coverAssetId"),
    { bytes -> bytes.asMediaLibrary().let { it.albumId + it.titleByteLength + it.coverAssetId } },
    { it.albumId + it.title.length + it.coverAssetId },
)

internal val notificationInboxFields = ThreeFields<NotificationInbox>(
    listOf("userId", "unreadCount", "cursor"),
    { bytes -> bytes.asNotificationInbox().let { it.userId + it.unreadCount + it.cursorByteLength } },
    { it.userId + it.unreadCount + it.cursor.length },
)

internal val orderHistoryFields = ThreeFields<OrderHistory>(
    listOf("userId", "loyaltyTier", "totalCents"),
    { bytes -> bytes.asOrderHistory().let { it.userId + it.loyaltyTierByteLength + it.orders[0].totalCents } },
    { it.userId + it.loyaltyTier.length + it.orders[0].totalCents },
)

internal val projectBoardFields = ThreeFields<ProjectBoard>(
    listOf("boardId", "name", "updatedAtMs"),
    { bytes -> bytes.asProjectBoard().let { it.boardId + it.nameByteLength + it.updatedAtMs } },
    { it.boardId + it.name.length + it.updatedAtMs },
)

internal val recommendationFields = ThreeFields<Recommendation>(
    listOf("feedId", "userId", "modelVersion"),
    { bytes -> bytes.asRecommendation().let { it.feedIdByteLength + it.userId + it.modelVersionByteLength } },
    { it.feedId.length + it.userId + it.modelVersion.length },
)

internal val rideHistoryFields = ThreeFields<RideHistory>(
    listOf("riderId", "userTier", "distanceM"),
    { bytes -> bytes.asRideHistory().let { it.riderId + it.userTierByteLength + weight(it.trips[0].distanceM) } },
    { it.riderId + it.userTier.length + weight(it.trips[0].distanceM) },
)

internal val searchResultsFields = ThreeFields<SearchResults>(
    listOf("query", "total", "score"),
    { bytes -> bytes.asSearchResults().let { it.queryByteLength + it.total + weight(it.hits[0].score) } },
    { it.query.length + it.total + weight(it.hits[0].score) },
)

internal val securityAuditFields = ThreeFields<SecurityAudit>(
    listOf("appId", "generatedAtMs", "riskScore"),
    { bytes -> bytes.asSecurityAudit().let { it.appIdByteLength + it.generatedAtMs + weight(it.events[0].riskScore) } },
    { it.appId.length + it.generatedAtMs + weight(it.events[0].riskScore) },
)

internal val shipmentBatchFields = ThreeFields<ShipmentBatch>(
    listOf("batchId", "carrier", "destinationCity"),
    { bytes -> bytes.asShipmentBatch().let { it.batchId + it.carrierByteLength + it.shipments[0].destinationCityByteLength } },
    { it.batchId + it.carrier.length + it.shipments[0].destinationCity.length },
)

internal val socialGraphDeltaFields = ThreeFields<SocialGraphDelta>(
    listOf("batchId", "generatedAtMs", "username"),
    { bytes -> bytes.asSocialGraphDelta().let { it.batchId + it.generatedAtMs + it.users[0].usernameByteLength } },
    { it.batchId + it.generatedAtMs + it.users[0].username.length },
)

internal val timeSeriesFields = ThreeFields<TimeSeries>(
    listOf("seriesId", "mean", "count"),
    { bytes -> bytes.asTimeSeries().let { it.seriesIdByteLength + weight(it.mean) + it.count } },
    { it.seriesId.length + weight(it.mean) + it.count },
)

internal val travelItineraryFields = ThreeFields<TravelItinerary>(
    listOf("itineraryId", "travelerId", "carrier"),
    { bytes -> bytes.asTravelItinerary().let { it.itineraryId + it.travelerId + it.flights[0].carrierByteLength } },
    { it.itineraryId + it.travelerId + it.flights[0].carrier.length },
)

internal val userProfileFields = ThreeFields<UserProfile>(
    listOf("id", "username", "country"),
    { bytes -> bytes.asUserProfile().let { it.id + it.usernameByteLength + it.address.countryByteLength } },
    { it.id + it.username.length + it.address.country.length },
)

internal val workoutSessionFields = ThreeFields<WorkoutSession>(
    listOf("sessionId", "distanceM", "heartRate"),
    { bytes -> bytes.asWorkoutSession().let { it.sessionIdByteLength + weight(it.distanceM) + it.samples[0].heartRate } },
    { it.sessionId.length + weight(it.distanceM) + it.samples[0].heartRate },
)

internal val tinyStatusFields = ThreeFields<TinyStatus>(
    listOf("id", "status", "verified"),
    { bytes -> bytes.asTinyStatus().let { it.id + it.statusByteLength + weight(it.verified) } },
    { it.id + it.status.length + weight(it.verified) },
)

internal val flatPrimitivesFields = ThreeFields<FlatPrimitives>(
    listOf("id", "port", "draining"),
    { bytes -> bytes.asFlatPrimitives().let { it.id + it.port + weight(it.draining) } },
    { it.id + it.port + weight(it.draining) },
)

internal val collectionHeavyFields = ThreeFields<CollectionHeavy>(
    listOf("counts", "weights", "names"),
    { bytes -> bytes.asCollectionHeavy().let { it.counts[0] + weight(it.weights[0]) + it.names[0].length } },
    { it.counts[0] + weight(it.weights[0]) + it.names[0].length },
)

internal val stringTableFields = ThreeFields<StringTable>(
    listOf("id", "tag", "title"),
    { bytes -> bytes.asStringTable().let { it.rows[0].id + it.rows[0].tagByteLength + it.rows[0].titleByteLength } },
    { it.rows[0].id + it.rows[0].tag.length + it.rows[0].title.length },
)
