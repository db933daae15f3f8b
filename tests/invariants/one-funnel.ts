import type { Funnel, ParlayPicks, UnifiedAnalysis } from '@fairline/contract'
import type { AgedWorld } from '../aged/aged-world.ts'
import { nodesOf } from '../aged/json-nodes.ts'
import { type Looked, looks } from '../aged/looks.ts'

/** Every answer counts by the same funnel, each of its steps is what the bets themselves come to, and the top picks are the same. */
export function oneFunnel(world: AgedWorld): Looked {
  const { at, looked } = looks()
  const expected = Object.entries(counted(world))
  for (const node of nodesOf(world)) {
    const { funnel } = node.value as { readonly funnel?: Partial<Funnel> }
    if (funnel?.prices === undefined) continue
    for (const [step, count] of expected) {
      const shown = funnel[step as keyof Funnel]
      at(step, shown === count ? null : `${node.answer.url}: ${step} is ${shown}, the bets come to ${count}`)
    }
  }
  at('top picks', otherTopPicks(world))
  return looked()
}

/** The analysis of the strategies and the ball name the same top picks. */
function otherTopPicks({ answers }: AgedWorld): string | null {
  const bodyOf = (url: string) => answers.find((answer) => answer.url.split('?')[0] === url)?.body
  const { picks } = bodyOf('/api/parlay-picks') as ParlayPicks
  const { topPicks } = (bodyOf('/api/strategies/unified-analysis') as UnifiedAnalysis).analysis
  const [ball, analysis] = [picks, topPicks].map(({ pick1, pick2 }) => `${pick1?.id}, ${pick2?.id}`)
  return ball === analysis ? null : `top picks: the ball names ${ball}, the analysis ${analysis}`
}

/** A price above this pays for a mistake of its book. */
const MAX_VALUE = 0.1

/** The funnel by the betting matrix, which lists every main bet, and by GET /api/v1/bets. */
function counted(world: AgedWorld): Funnel {
  const matrix = world.answers.find(({ route }) => route.path === '/api/betting-matrix/comprehensive')
  const { bets } = matrix!.body as { readonly bets: readonly { readonly id: string }[] }
  const rows = bets.flatMap(({ id }) => world.bets.get(id) ?? [])
  const recommended = rows.filter(({ recommendation }) => recommendation !== 'pass')
  const published = [...world.bets.values()].filter((bet) => bet.state === 'upcoming' && bet.published)
  return {
    prices: rows.length,
    positiveEv: rows.filter((bet) => isPositive(bet.expectedValue) && bet.carriedOverFrom === null).length,
    recommended: recommended.length,
    published: published.length,
    topPicks: Math.min(2, new Set(recommended.map(({ gameId }) => gameId)).size),
  }
}

const isPositive = (value: number | null): boolean => {
  if (value === null) return false
  const hundredths = Math.round(value * 10_000)
  return hundredths > 0 && Number((hundredths / 100).toFixed(1)) <= 100 * MAX_VALUE
}
