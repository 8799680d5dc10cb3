/** So many names in ascending order, which begin with a letter and are short. */
function namesOf(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => letter + at.toString(36).padStart(3, "0"));
}

/** An open struct of so many fields, each of which is a section. */
export function manyFields(count: number): string {
  const fields = namesOf("f", count).map((name) => `${name}:u8`);
  return `open(${fields.join(";")})`;
}

/** A union of so many cases, which are one open struct of as many fields. */
export function manyCases(count: number): string {
  const others = namesOf("b", count - 1).map((name) => `,${name}:#1`);
  return `union(a:${manyFields(count)}${others.join("")})`;
}
