import type { Fact } from '@fairline/domain'
import { factPhases, phaseOf } from '../archive/fact-order.ts'

/** The facts of one moment in the order of `factPhases`, divided by the results. */
export interface Phases {
  /** Known before any result of the moment: games are decided on these and on everything earlier. */
  readonly before: readonly Fact[]
  readonly results: readonly Fact[]
  /** Known with the results: forecasts of others, and opening prices. */
  readonly after: readonly Fact[]
}

const RESULTS = factPhases.indexOf('results')

/** Sorts the facts of one moment into phases; facts of one phase keep their order. */
export function phasesOf(moment: readonly Fact[]): Phases {
  const ordered = moment.toSorted((a, b) => phaseOf(a) - phaseOf(b))
  return {
    before: ordered.filter((fact) => phaseOf(fact) < RESULTS),
    results: ordered.filter((fact) => phaseOf(fact) === RESULTS),
    after: ordered.filter((fact) => phaseOf(fact) > RESULTS),
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
