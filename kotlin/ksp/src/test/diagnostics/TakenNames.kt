package shop

import octavo.struct.Struct

@Struct
class Pos(val x: Int)

class PosFlexCoder

class Around {
    class PosPackCoder
}

interface PosAccessor

@Struct
data class PosAccessors(val pos: Pos)
