import type { Fact, Instant, LeagueKey } from '@fairline/domain'
import type { FactSource } from '@fairline/engine'

/**
 * A source that hands out recorded facts as the clock passes the moments they became known.
 *
 * @param facts  of any leagues, each league's in the order they became known
 */
export function replaySource(facts: readonly Fact[], covers: readonly LeagueKey[]): FactSource {
  const ordered = facts.toSorted((a, b) => a.observedAt - b.observedAt)
  const firstAfter = (moment: Instant) => {
    let [low, high] = [0, ordered.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ordered[middle] as Fact).observedAt > moment) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    name: 'replay',
    covers,
    async facts(after, upTo) {
      return ordered.slice(after === null ? 0 : firstAfter(after), firstAfter(upTo))
    },
  }
}
