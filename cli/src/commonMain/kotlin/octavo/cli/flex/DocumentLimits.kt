package octavo.cli.flex

import octavo.core.Limits

/** As deep as readers can be told to go: whoever looks into a document may not know what its programs allow. */
internal val LIMITS: Limits = Limits(maxDepth = Limits.MAX_SUPPORTED_DEPTH)
