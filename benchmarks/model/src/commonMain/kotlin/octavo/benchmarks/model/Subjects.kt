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
    "ApiResponse" -> subject<ApiResponse>(workload)
    "BankingLedger" -> subject<BankingLedger>(workload)
    "CRMPortfolio" -> subject<CRMPortfolio>(workload)
    "ChatThread" -> subject<ChatThread>(workload)
    "ConfigSnapshot" -> subject<ConfigSnapshot>(workload)
    "CourseRoster" -> subject<CourseRoster>(workload)
    "DocumentCorpus" -> subject<DocumentCorpus>(workload)
    "EventLog" -> subject<EventLog>(workload)
    "GameWorld" -> subject<GameWorld>(workload)
    "GraphSnapshot" -> subject<GraphSnapshot>(workload)
    "IoTFleet" -> subject<IoTFleet>(workload)
    "MarketData" -> subject<MarketData>(workload)
    "MediaLibrary" -> subject<MediaLibrary>(workload)
    "NotificationInbox" -> subject<NotificationInbox>(workload)
    "OrderHistory" -> subject<OrderHistory>(workload)
    "ProjectBoard" -> subject<ProjectBoard>(workload)
    "Recommendation" -> subject<Recommendation>(workload)
    "RideHistory" -> subject<RideHistory>(workload)
    "SearchResults" -> subject<SearchResults>(workload)
    "SecurityAudit" -> subject<SecurityAudit>(workload)
    "ShipmentBatch" -> subject<ShipmentBatch>(workload)
    "SocialGraphDelta" -> subject<SocialGraphDelta>(workload)
    "TimeSeries" -> subject<TimeSeries>(workload)
    "TravelItinerary" -> subject<TravelItinerary>(workload)
    "UserProfile" -> subject<UserProfile>(workload)
    "WorkoutSession" -> subject<WorkoutSession>(workload)
    "TinyStatus" -> subject<TinyStatus>(workload)
    "FlatPrimitives" -> subject<FlatPrimitives>(workload)
    "CollectionHeavy" -> subject<CollectionHeavy>(workload)
    "StringTable" -> subject<StringTable>(workload)
    else -> error("no class for the workload $workload")
}
