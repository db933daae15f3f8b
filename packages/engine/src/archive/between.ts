import type { Fact, Instant } from '@fairline/domain'

/** Of facts in order, those observed after `after` (ever, when null) and up to `upTo`. */
export function between(facts: readonly Fact[], after: Instant | null, upTo: Instant): readonly Fact[] {
  return facts.slice(after === null ? 0 : firstAfter(facts, after), firstAfter(facts, upTo))
}

function firstAfter(facts: readonly Fact[], moment: Instant): number {
  let [low, high] = [0, facts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((facts[middle] as Fact).observedAt > moment) high = middle
    else low = middle + 1
  }
  return low
}
