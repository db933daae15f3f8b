import { addDays, type Instant, LeagueKey, pacificDay } from '@fairline/domain'
import { type FactSource, type PoolingScore, poolingReport, recordedPooling } from '@fairline/engine'
import type { Terminal } from '../output/terminal.ts'
import { readRecorded } from '../read-recorded.ts'
import { factsOf } from './facts-of.ts'

const HOUR_MS = 3_600_000
const STEP_MS = 3 * HOUR_MS

interface Span {
  readonly days: number
  /** The end of the last day. */
  readonly asOf: Instant
}

type PoolingReport = ReturnType<typeof poolingReport>

/**
 * Scores the lines of simulated leagues, estimated with their own quotes and without them.
 *
 * @param trueLine  the probabilities that the world draws from
 */
export async function poolingOf(
  source: FactSource,
  trueLine: Parameters<typeof poolingReport>[1],
  { days, asOf }: Span,
  terminal: Terminal,
): Promise<PoolingScore[]> {
  const from = asOf - days * 24 * HOUR_MS
  const report = poolingReport(source.pricesStand, trueLine)
  learnMargins(source, report, from)
  report.see(await factsOf(source, null, from))
  const bar = terminal.bar('estimating lines')
  for (let at = from; at < asOf; at += STEP_MS) {
    report.see(await factsOf(source, at, at + STEP_MS))
    bar.to(at - from, asOf - from)
  }
  bar.stop()
  return report.scores()
}

/** Lets a report learn from all past games how vig is removed, as the app does. */
function learnMargins({ covers, history }: FactSource, report: PoolingReport, asOf: Instant): void {
  if (!history) return
  for (const league of covers)
    for (let day = history.from(asOf); day < pacificDay(asOf); day = addDays(day, 1))
      report.learn(history.day(league, day, asOf, 'closing'))
}

/** The same of recorded games; leagues that have none there are left out. */
export async function poolingOfRecorded(folders: readonly string[]): Promise<PoolingScore[]> {
  const scores: PoolingScore[] = []
  for (const league of LeagueKey.options) {
    const body = await readRecorded(league, folders)
    if (body) scores.push(...recordedPooling(body.facts))
  }
  return scores
}
