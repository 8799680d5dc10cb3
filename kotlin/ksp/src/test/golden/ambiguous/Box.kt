package shop

import octavo.ksp.library.Parcel
import octavo.struct.Struct

@Struct
data class Box<T>(val content: T?)

/** Two classes of one name, and what is made of such. */
@Struct
data class Shelf(
    val books: Box<shop.books.Item>,
    val toys: Box<shop.toys.Item>,
    val toysInBoxes: Box<Box<shop.toys.Item>?>,
    val booksInBoxes: Box<Box<shop.books.Item>?>,
    val text: Box<String>,
)

enum class ListOfInt { ONE }

/** The class of the coder for this one is named as that for a `Box<ListOfInt>` would be. */
@Struct
data class BoxOfListOfInt(val size: Int)

@Struct
data class Delivery(val numbers: Parcel<List<Int>>, val entry: Parcel<ListOfInt>, val box: Box<ListOfInt>)
