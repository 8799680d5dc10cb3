// What the tests of types need of vitest, whose own declarations the oldest TypeScript does not take.
export { expectTypeOf } from "expect-type";
export declare function test(name: string, body: () => void): void;
