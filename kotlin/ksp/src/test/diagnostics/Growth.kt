package shop

import octavo.struct.Struct

@Struct
class Ten<A, B, C, D, E, F, G, H, I, J>(val a: A)

@Struct
class Growth<T>(val next: Growth<Ten<T, T, T, T, T, T, T, T, T, T>>?)

@Struct
class Seed(val growth: Growth<Int>, val deep: Growth<List<Int>>)
