/** How sure one may be of the best price of an outcome, in percent; null where it is not known. */
export type Confidence = (outcome: number, price: number) => number | null
