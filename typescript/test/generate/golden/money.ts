/** What an amount is in a program, and on the wire. */
export interface Money {
  readonly cents: bigint;
}

export function centsOf({ cents }: Money): bigint {
  return cents;
}

export function moneyOf(cents: bigint): Money {
  return { cents };
}
