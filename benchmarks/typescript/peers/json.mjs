/** The engine's own, to a string and from one: that spares it UTF-8. */
export const json = { encode: JSON.stringify, decode: JSON.parse };
