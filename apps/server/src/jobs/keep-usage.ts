import { type Instant, pacificDay } from '@fairline/domain'
import type { Analyst, AnalystText, AnalystUsage } from '@fairline/engine'
import type { Clock } from '../clock.ts'

/** What is written, and for which part of the app. */
export type Feature = 'pick' | 'market' | 'day' | 'test' | 'games'

interface Used extends AnalystUsage {
  readonly calls: number
}

const none: Used = { calls: 0, tokens: 0, cost: 0 }
const plus = (one: Used, { tokens, cost }: AnalystUsage): Used => ({
  calls: one.calls + 1,
  tokens: one.tokens + tokens,
  cost: one.cost + cost,
})

/** Has an analyst write, and counts what it took: calls, tokens and cost, by feature and by day. */
export function keepUsage(analyst: Analyst, now: Clock) {
  const since = now()
  const features = new Map<Feature, Used>()
  let today: { readonly day: string; readonly used: Used } = { day: pacificDay(since), used: none }

  async function write(feature: Feature, ask: (analyst: Analyst) => Promise<AnalystText>): Promise<readonly string[]> {
    const { sentences, usage } = await ask(analyst)
    const day = pacificDay(now())
    features.set(feature, plus(features.get(feature) ?? none, usage))
    today = { day, used: plus(today.day === day ? today.used : none, usage) }
    return sentences
  }

  return {
    name: analyst.name,
    write,
    since,
    byFeature: (): readonly (Used & { readonly feature: Feature })[] =>
      [...features].map(([feature, used]) => ({ feature, ...used })),
    /** Of the day a moment belongs to. */
    onDay(moment: Instant): Used {
      return today.day === pacificDay(moment) ? today.used : none
    },
  }
}

export type WrittenBy = ReturnType<typeof keepUsage>
