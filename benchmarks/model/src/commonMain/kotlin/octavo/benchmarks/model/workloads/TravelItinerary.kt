package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Flights, hotels and what to do between them. */
@Struct
@Serializable
public data class TravelItinerary(
    val itineraryId: Long,
    val travelerId: Long,
    val flights: List<Flight>,
    val hotels: List<HotelStay>,
    val activities: List<Activity>,
)

@Struct
@Serializable
public data class Flight(
    val flightNo: String,
    @Shared val carrier: String,
    @Shared val departureAirport: String,
    @Shared val arrivalAirport: String,
    val departureMs: Long,
    val arrivalMs: Long,
    val segments: List<FlightSegment>,
)

@Struct
@Serializable
public data class FlightSegment(
    val from: String,
    val to: String,
    @Shared val cabin: String,
    val seat: String,
    val durationMin: Int,
)

@Struct
@Serializable
public data class HotelStay(
    val name: String,
    @Shared val city: String,
    val confirmation: String,
    val checkInMs: Long,
    val checkOutMs: Long,
    val nightlyRateCents: Int,
)

@Struct
@Serializable
public data class Activity(
    val name: String,
    @Shared val city: String,
    val scheduledMs: Long,
    val costCents: Int,
    @Shared val tags: List<String>,
)
