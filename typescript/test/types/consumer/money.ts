export class Money {
  readonly #cents: bigint;

  constructor(cents: bigint) {
    this.#cents = cents;
  }

  static of(this: void, cents: bigint): Money {
    return new Money(cents);
  }

  cents(): bigint {
    return this.#cents;
  }
}
