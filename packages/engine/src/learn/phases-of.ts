import type { Fact } from '@fairline/domain'

/** The facts of one moment in the order they must be learnt. */
export interface Phases {
  /** Games, and prices of games that are on: known before any result of the moment. */
  readonly before: readonly Fact[]
  readonly results: readonly Fact[]
  /** Opening prices: the night's games are known when the morning's lines open. */
  readonly openings: readonly Fact[]
}

/** Sorts the facts of one moment into phases. */
export function phasesOf(moment: readonly Fact[]): Phases {
  const isOpening = (fact: Fact) => fact.kind === 'quote' && fact.quote.mark === 'open'
  return {
    before: moment.filter((fact) => fact.kind !== 'result' && !isOpening(fact)),
    results: moment.filter(({ kind }) => kind === 'result'),
    openings: moment.filter(isOpening),
  }
}

/** Cuts facts that are in order into the moments they became known. */
export function* momentsOf(facts: readonly Fact[]): Generator<readonly Fact[]> {
  let from = 0
  for (let i = 1; i <= facts.length; i++) {
    if (i < facts.length && facts[i]?.observedAt === facts[from]?.observedAt) continue
    yield facts.slice(from, i)
    from = i
  }
}
