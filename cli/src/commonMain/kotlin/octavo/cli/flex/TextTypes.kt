package octavo.cli.flex

import octavo.flex.FlexType

/** Whether this is a string, as JSON sees it. */
internal val FlexType.isText: Boolean get() = this == FlexType.STRING || this == FlexType.KEY
