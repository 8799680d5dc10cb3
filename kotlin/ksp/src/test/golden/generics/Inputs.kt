package shop

import octavo.struct.Struct

@Struct
data class Page<T>(val items: List<T>, val next: T?)

@Struct
data class Catalog(val titles: Page<String>, val nested: Page<Page<Int?>>)
