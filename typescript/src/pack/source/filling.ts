import type { Maker } from "../../core/index.ts";

/** So many are made before they are made again: V8 judges by 100 and more. */
const RUN = 64;

/** Lines that put `count` values into an array, each by `lines` and of `values`; `step` is what else is counted. */
export function filling(array: string, count: string, lines: string[], maker: Maker, values: readonly string[], step = ""): string[] {
  return [
    `for (let i = 0, from = 0; i < ${count}; from = i) {`,
    `const end = ${maker.isEarly} ? Math.min(i + ${RUN}, ${count}) : ${count};`,
    `for (; i < end; i++${step}) {`,
    ...lines,
    `${array}[i] = ${maker.make(values)};`,
    "}",
    `for (; ${maker.isEarly} && from < end; from++) {`,
    `const o = ${array}[from];`,
    ...maker.again("o"),
    "}",
    "}",
  ];
}
