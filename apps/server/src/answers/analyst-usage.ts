import type { OpenaiUsageStats } from '@fairline/contract'
import { type Instant, pacificDay } from '@fairline/domain'
import type { WrittenBy } from '../jobs/keep-usage.ts'
import { round } from './bet-rows.ts'
import { isoOf } from './wire.ts'

const DAY_MS = 86_400_000
/** US dollars, as the documents have them. */
const DAILY = 0.5
const MONTHLY = 15

/** What writing took since the start. */
export function usageStatsOf(analyst: WrittenBy, now: Instant): OpenaiUsageStats {
  const byFeature = analyst.byFeature()
  const sum = (of: 'calls' | 'tokens' | 'cost') => byFeature.reduce((total, one) => total + one[of], 0)
  const today = analyst.onDay(now)
  const days = Math.max(1, (now - analyst.since) / DAY_MS)
  return {
    status: analyst.name === 'Fairline' ? 'built-in' : 'connected',
    totalCalls: sum('calls'),
    totalCost: round(sum('cost'), 4),
    totalTokens: sum('tokens'),
    dailyCalls: today.calls,
    dailyCost: round(today.cost, 4),
    projectedMonthlyCost: round((30 * sum('cost')) / days, 4),
    dailyBudget: DAILY,
    monthlyBudget: MONTHLY,
    byFeature: [...byFeature],
    since: isoOf(analyst.since),
  }
}

/** The same of today in words. */
export function usageReportOf(analyst: WrittenBy, now: Instant): { readonly report: string; readonly date: string } {
  const { calls, tokens, cost } = analyst.onDay(now)
  const wrote = `Today ${analyst.name} was asked ${calls} ${calls === 1 ? 'time' : 'times'}`
  const took = cost === 0 && tokens === 0 ? 'which cost nothing' : `which took ${tokens} tokens and $${cost.toFixed(4)}`
  return { report: `${wrote}, ${took}. The daily budget is $${DAILY.toFixed(2)}.`, date: pacificDay(now) }
}
