export { type Bytes, requireBytes } from "./bytes.ts";
export { type Fault, type MalformedKind, OctavoError } from "./error.ts";
export { evaluate, mayEvaluate } from "./evaluate.ts";
export { checkedLimits, type Limits, MAX_SUPPORTED_DEPTH } from "./limits.ts";
export { latin1Slice } from "./node-buffer.ts";
export { getOwn, getterOf, isObject, putOwn } from "./own.ts";
export { ascii, isAscii, MAX_SHORT, putAscii, shortAscii } from "./short-text.ts";
export { hasLoneSurrogate, illFormedAt, readUtf8, writeUtf8 } from "./utf8.ts";
export { Writer } from "./writer.ts";
