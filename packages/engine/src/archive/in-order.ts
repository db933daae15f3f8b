import type { Fact } from '@fairline/domain'

/**
 * Where a fact stands among those of the same moment: prices of games that are known come first, then results, then
 * what the moment opens. A closing price and the result of its game become known together, and the price was first.
 */
export function phaseOf(fact: Fact): number {
  switch (fact.kind) {
    case 'quote':
      return fact.quote.mark === 'open' ? 4 : 1
    case 'result':
      return 2
    case 'game':
      return 0
    case 'news':
    case 'weather':
    case 'shares':
    case 'score':
      return 1
    case 'reference':
      return 3
  }
}

/** The order in which facts are learnt: by the moment, and within it by what had to be there first. */
export function inOrder(a: Fact, b: Fact): number {
  return a.observedAt - b.observedAt || phaseOf(a) - phaseOf(b)
}
