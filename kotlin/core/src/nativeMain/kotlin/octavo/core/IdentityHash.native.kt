package octavo.core

import kotlin.experimental.ExperimentalNativeApi
import kotlin.native.identityHashCode

@OptIn(ExperimentalNativeApi::class)
internal actual fun identityHash(key: Any): Int = key.identityHashCode()
