import { readFileSync, writeFileSync } from "node:fs";
import { encodeFrame, expectFrame, FrameReader } from "octavo/frame";
import { type Infer, list, pack, str, struct, vi64 } from "octavo/pack";

const Address = struct({ street: str, city: str });
const UserProfile = struct({ id: vi64.number, username: str, tags: list(str), address: Address });
type UserProfile = Infer<typeof UserProfile>;

const codec = pack(UserProfile);
const ada: UserProfile = {
  id: 7,
  username: "ada",
  tags: ["math", "engines"],
  address: { street: "St James's Square", city: "London" },
};

function write(path: string): void {
  const { fingerprint } = codec;
  writeFileSync(path, encodeFrame({ wire: "pack", fingerprint, message: codec.encode(ada) }));
}

function read(path: string): void {
  const reader = new FrameReader();
  reader.push(readFileSync(path), (frame) => {
    const { id, username, tags, address } = codec.decode(expectFrame(frame, codec));
    console.log(`${id} ${username} ${tags.join(",")} ${address.street}, ${address.city}`);
  });
  reader.finish();
}

// `write FILE` writes a profile, `read FILE` prints the one that is there.
const [action, path = "profile.frame"] = process.argv.slice(2);
if (action === "write") write(path);
else read(path);
