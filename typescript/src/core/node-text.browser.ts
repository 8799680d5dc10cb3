/** Not by Node. */
export function readByNode(): undefined {}

/** Not by Node. */
export function writeByNode(): undefined {}

/** Not by Node. */
export function base64ByNode(): undefined {}
