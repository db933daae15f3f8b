import type { Fact } from '@fairline/domain'

/**
 * The order of facts that become known at the same moment; the only one, for stored facts and for learning.
 *
 * - `games` first: every other fact is about a game that was announced.
 * - `observations` before `results`: a closing price and the result of its game become known together, and the price
 *   was there first.
 * - `references` after `results`: a source without times dates a published forecast to the morning, and it was made with
 *   the results of the night. Before them it could be read when games that end at this moment are decided.
 * - `openings` last: the lines of the morning open when the results of the night are known.
 *
 * Archives store the position (`phaseOf`): append, never reorder.
 */
export const factPhases = ['games', 'observations', 'results', 'references', 'openings'] as const
export type FactPhase = (typeof factPhases)[number]

/** Position of a fact among those of its moment, an index of `factPhases`. */
export function phaseOf(fact: Fact): number {
  return factPhases.indexOf(phaseNameOf(fact))
}

/** Compares two facts by the moment they became known, and within it by phase. */
export function compareFacts(a: Fact, b: Fact): number {
  return a.observedAt - b.observedAt || phaseOf(a) - phaseOf(b)
}

function phaseNameOf(fact: Fact): FactPhase {
  switch (fact.kind) {
    case 'game':
      return 'games'
    case 'quote':
      return fact.quote.mark === 'open' ? 'openings' : 'observations'
    case 'news':
    case 'weather':
    case 'shares':
    case 'score':
      return 'observations'
    case 'result':
      return 'results'
    case 'reference':
      return 'references'
  }
}
