// Frames through the streams of the web.
import "../frame/streams.test.ts";

export { run } from "../browser/harness.ts";
