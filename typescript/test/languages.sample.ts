import { reading } from "octavo/evolve";
import { encodeFrame, expectFrame, FrameReader, matchesFrame } from "octavo/frame";
import { f64, fingerprintOf, type OctavoError, pack, parse, str, struct, textOf, vi32, Writer } from "octavo/pack";

const Item = struct({ id: vi32, name: str, price: f64 });
const items = pack(Item);
const pen = { id: 7, name: "pen", price: 1.5 };
const message = items.encode(pen);
console.log(Buffer.from(message).toString("hex")); // 0c000000000000f83f0e70656e
console.log(items.decode(message).name); // pen

const writer = new Writer();
items.encodeInto(pen, writer);
console.log(writer.at); // 13
console.log(items.decode(writer.written()).name); // pen

console.log(textOf(Item)); // struct(id:vi32,name:str,price:f64)
console.log(fingerprintOf(Item)); // b28cea9b482bd2a3
console.log(fingerprintOf(parse(items.schema)) === items.fingerprint); // true

const earlier = reading(items, "struct(name:str,id:vi32,price:f32)");
console.log(earlier.decode(Uint8Array.of(3, 0, 0, 192, 63, 14, 112, 101, 110)).price); // 1.5

const frame = encodeFrame({ wire: "pack", fingerprint: items.fingerprint, message });
const frames = new FrameReader({ maxMessageBytes: 1000 });
frames.push(frame, (next) => {
  console.log(matchesFrame(next, items)); // true
  console.log(items.decode(expectFrame(next, items)).name); // pen
});
frames.finish();

const strict = pack(Item, { limits: { maxStringBytes: 14 } });
try {
  strict.decode(items.encode({ ...pen, name: "a ballpoint pen" }));
} catch (error) {
  const { kind, path } = error as OctavoError;
  console.log(kind, path); // limit /name
}
try {
  expectFrame({ wire: "pack", fingerprint: items.fingerprint, message }, { wire: "flex" });
} catch (error) {
  console.log((error as OctavoError).expected); // a flex message
}
