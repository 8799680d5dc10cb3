import { type Codec, codec, f64, type Infer, list, nullable, pack, ref, type Schema, str, struct, type Type, vi53 } from "octavo/pack";

// A type that is written by hand is checked: it is what is decoded, and all of it can be encoded.
interface Tree {
  value: number;
  children: Tree[];
}
const Tree: Type<Tree> = struct({ value: vi53, children: list(ref(() => Tree)) });
export const trees: Codec<Tree> = pack(Tree);

// What is read-only can be encoded, too.
const leaf: Readonly<Tree> = { value: 1, children: [] };
trees.encode({ value: 2, children: [leaf] as const });

// A function of schemas passes their types on if it takes an S, or T and I. With a T alone, what is encoded is an Encodable<T>.
const page = <S extends Schema>(items: S) => struct({ items: list(items), next: nullable(str) });
const envelope = <T, I>(body: Type<T, I>) => struct({ id: vi53, body });
const prices = pack(envelope(page(struct({ price: f64 }))));
const { body } = prices.decode(prices.encode({ id: 1, body: { items: [{ price: 67891.23 }], next: null } }));
export const price: number | undefined = body.items[0]?.price;

// A type of your own is encoded as it is. If it holds mutable collections and has no methods, write what is encoded as well.
interface Tags {
  all: Map<string, string>;
}
const tags = codec(
  list(str),
  (value: Tags) => [...value.all.keys()],
  (names) => ({ all: new Map(names.map((name) => [name, name])) }),
);
const Post = struct({ text: str, tags });
type Post = Infer<typeof Post>;
export const posts: Codec<Post, Post> = pack(Post);

// An inferred type has no name, so errors, editors and declarations write all of it wherever it is: an interface names it. A type with a brand
// is written as the one without.
type UserId = string & { readonly brand: "UserId" };
const UserId = str as Schema as Type<UserId>;
const user = struct({ id: UserId, name: str });
interface User extends Infer<typeof user> {}
const User: Type<User> = user;
export const users: Codec<User[]> = pack(list(User));
