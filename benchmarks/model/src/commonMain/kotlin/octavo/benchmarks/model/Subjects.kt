package octavo.benchmarks.model

import octavo.fixtures.Workload
import octavo.fixtures.Workloads

/** Every workload as an object. */
public object Subjects {
    /** The 26 workloads, by name. */
    public val workloads: List<Subject<*>> = Workloads.all.map(::subjectOf)

    /** Four more, each all of one thing. */
    public val adversarial: List<Subject<*>> = Workloads.adversarial.map(::subjectOf)

    /** All thirty. */
    public val all: List<Subject<*>> = workloads + adversarial

    /** Returns the subject of that [name]; throws [NoSuchElementException] when there is none. */
    public fun named(name: String): Subject<*> = all.first { it.name == name }
}

private fun subjectOf(workload: Workload): Subject<*> = when (workload.name) {
    "ApiResponse" -> subject(workload, apiResponseFields)
    "BankingLedger" -> subject(workload, bankingLedgerFields)
    "CRMPortfolio" -> subject(workload, crmPortfolioFields)
    "ChatThread" -> subject(workload, chatThreadFields)
    "ConfigSnapshot" -> subject(workload, configSnapshotFields)
    "CourseRoster" -> subject(workload, courseRosterFields)
    "DocumentCorpus" -> subject(workload, documentCorpusFields)
    "EventLog" -> subject(workload, eventLogFields)
    "GameWorld" -> subject(workload, gameWorldFields)
    "GraphSnapshot" -> subject(workload, graphSnapshotFields)
    "IoTFleet" -> subject(workload, ioTFleetFields)
    "MarketData" -> subject(workload, marketDataFields)
    "MediaLibrary" -> subject(workload, mediaLibraryFields)
    "NotificationInbox" -> subject(workload, notificationInboxFields)
    "OrderHistory" -> subject(workload, orderHistoryFields)
    "ProjectBoard" -> subject(workload, projectBoardFields)
    "Recommendation" -> subject(workload, recommendationFields)
    "RideHistory" -> subject(workload, rideHistoryFields)
    "SearchResults" -> subject(workload, searchResultsFields)
    "SecurityAudit" -> subject(workload, securityAuditFields)
    "ShipmentBatch" -> subject(workload, shipmentBatchFields)
    "SocialGraphDelta" -> subject(workload, socialGraphDeltaFields)
    "TimeSeries" -> subject(workload, timeSeriesFields)
    "TravelItinerary" -> subject(workload, travelItineraryFields)
    "UserProfile" -> subject(workload, userProfileFields)
    "WorkoutSession" -> subject(workload, workoutSessionFields)
    "TinyStatus" -> subject(workload, tinyStatusFields)
    "FlatPrimitives" -> subject(workload, flatPrimitivesFields)
    "CollectionHeavy" -> subject(workload, collectionHeavyFields)
    "StringTable" -> subject(workload, stringTableFields)
    else -> error("no class for the workload $workload")
}
