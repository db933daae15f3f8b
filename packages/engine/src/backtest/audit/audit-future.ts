import type { Day, Fact } from '@fairline/domain'
import { untilDay } from '../until-day.ts'
import type { BacktestOptions, SeasonsWalk } from '../walk-seasons.ts'
import { type AuditRow, auditRow } from './audit-row.ts'
import { replaceFuture } from './replace-future.ts'
import { type Saying, sayingsOf } from './sayings.ts'

/** How seasons are walked. */
export type Walk = (facts: readonly Fact[], options: BacktestOptions) => SeasonsWalk

/** Where in the scored days the future is replaced, as shares of them. */
const CUTS = [0.4, 0.65, 0.9] as const

/** Days at which the future is replaced: as many as there are cuts, fewer if there are fewer days. */
export function cutDays(sayings: ReadonlyMap<string, Saying>): Day[] {
  const days = [...new Set([...sayings.values()].map(({ day }) => day))].sort()
  return [...new Set(CUTS.flatMap((share) => days[Math.floor(share * days.length)] ?? []))]
}

/**
 * Replaces the future from a day on, walks again and counts the games up to that day whose forecast differs from what it was
 * in the walk through all that is recorded.
 *
 * @param sayings  of the walk through all facts
 */
export function auditFuture(
  facts: readonly Fact[],
  options: BacktestOptions,
  { walk, cut, sayings }: { walk: Walk; cut: Day; sayings: ReadonlyMap<string, Saying> },
): AuditRow {
  const replaced = replaceFuture(facts, cut)
  const again = sayingsOf(walk(replaced.facts, { ...options, to: cut, strategies: false }))
  const early = saidBefore(facts, replaced.from)
  const compared = [...sayings].filter(([id, { day }]) => day <= cut && early.has(id))
  const moved = compared.filter(([id, { said }]) => again.get(id)?.said !== said)
  return auditRow({
    league: options.league,
    check: 'future',
    where: cut,
    count: compared.length,
    figure: compared.length === 0 ? null : moved.length,
    limit: 0,
  })
}

/** Whether a walk up to a day says the same, its weights and methods included, if nothing after that day is there. */
export function auditLastDay(facts: readonly Fact[], options: BacktestOptions, walk: Walk, last: Day): AuditRow {
  const query = { ...options, to: last, strategies: false }
  const [whole, bare] = [walk(facts, query), walk(untilDay(facts, last), query)]
  const after = sayingsOf(bare)
  const moved = [...sayingsOf(whole)].filter(([id, { said }]) => after.get(id)?.said !== said).length
  const isSame = labelsOf(whole) === labelsOf(bare)
  return auditRow({
    league: options.league,
    check: 'last-day',
    where: last,
    count: whole.games.length,
    figure: whole.games.length === 0 ? null : moved + (isSame ? 0 : 1),
    limit: 0,
  })
}

const labelsOf = ({ labels: { weights, noVig, openingMethod } }: SeasonsWalk): string =>
  JSON.stringify([weights, noVig, openingMethod])

/** Games whose forecast was made up to a moment: when their first price was there, else just before their result was. */
function saidBefore(facts: readonly Fact[], moment: number): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact) => {
      if (fact.observedAt > moment) return []
      if (fact.kind === 'result') return [fact.result.gameId]
      const isWinner = fact.kind === 'quote' && ['moneyline', 'three-way'].includes(fact.quote.market.kind)
      return isWinner ? [fact.quote.gameId] : []
    }),
  )
}
