// The names of what is measured.
export const workloads = [
  'ApiResponse', 'BankingLedger', 'CRMPortfolio', 'ChatThread', 'ConfigSnapshot', 'CourseRoster', 'DocumentCorpus', 'EventLog', 'GameWorld',
  'GraphSnapshot', 'IoTFleet', 'MarketData', 'MediaLibrary', 'NotificationInbox', 'OrderHistory', 'ProjectBoard', 'Recommendation',
  'RideHistory', 'SearchResults', 'SecurityAudit', 'ShipmentBatch', 'SocialGraphDelta', 'TimeSeries', 'TravelItinerary', 'UserProfile',
  'WorkoutSession',
]
export const adversarial = ['TinyStatus', 'FlatPrimitives', 'CollectionHeavy', 'StringTable']
export const fixtures = ['UserProfile', 'ChatThread', 'ApiResponse', 'TimeSeries']
