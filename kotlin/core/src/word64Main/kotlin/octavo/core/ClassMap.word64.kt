package octavo.core

import kotlin.reflect.KClass

internal actual fun <V : Any> Map<KClass<*>, V>.quick(): Map<KClass<*>, V> = this
