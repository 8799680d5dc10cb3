package octavo.core

/** Returns the capacity of a hash table that is to hold [size] entries without growing. */
@InternalOctavoApi
public expect fun hashCapacity(size: Int): Int
