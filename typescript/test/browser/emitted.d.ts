declare module "emitted:registry" {
  /** The codecs of the modules that were generated before, in the order in which the suite asks for them. */
  export const registry: readonly unknown[];
}
