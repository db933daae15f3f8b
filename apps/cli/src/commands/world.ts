import { addDays, type Fact, type Instant, type LeagueKey, pacificDay } from '@fairline/domain'
import { edgeReport, type FactSource, inPlayReport, learnHistory } from '@fairline/engine'
import { trueLine } from '@fairline/providers'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { asCount, asDays, asFolders, asLeague } from '../options.ts'
import type { Terminal } from '../output/terminal.ts'
import { arbitrageWatch, type Watched } from '../world/arbitrage-watch.ts'
import { confidenceLines } from '../world/confidence-lines.ts'
import { confidenceReport } from '../world/confidence-report.ts'
import { type ComparedShare, compareShares, edgeLines } from '../world/edge-lines.ts'
import { factsOf } from '../world/facts-of.ts'
import { hourLines, hoursOf } from '../world/hour-report.ts'
import { type InPlayScores, inPlayLines } from '../world/in-play-lines.ts'
import { monotoneDay } from '../world/monotone-day.ts'
import { outlineLines, outlineValues } from '../world/outline-lines.ts'
import { addDay, emptyReport, type LeagueReport } from '../world/outline-report.ts'
import { type PooledLines, poolingLines } from '../world/pooling-lines.ts'
import { poolingOf, poolingOfRecorded } from '../world/pooling-of.ts'
import { measureRecorded, recordedShares } from '../world/recorded-edges.ts'
import { simulatedLeagues } from '../world/simulated-leagues.ts'
import { watchedFigures, watchedLines } from '../world/watched-lines.ts'

const STEP_MS = 600_000
const HOUR_MS = 3_600_000
/** As many of the twelve books are heard as recorded games have: about eight, four or five on a player. */
const HEARD_BOOKS = 2 / 3
const EDGES_EVERY_MS = 3 * HOUR_MS
const NOW = Date.parse('2026-11-01T20:00:00Z')

/** Holds the simulated world against itself: does everything add up, and do its books behave like books? */
export function worldCommand(terminal: Terminal): Command {
  return new Command('world')
    .description(
      'check the simulated leagues: sums, margins, calibration, arbitrages, chances in play, edges, lines, and confidence against the close',
    )
    .option('--seed <number>', 'which world', asCount, 1)
    .option('--league <key>', 'one league only', asLeague)
    .option('--days <count>', 'days of the past to go through', asDays, 300)
    .option('--watch <hours>', 'hours to follow every price for arbitrages', asCount, 24)
    .option('--in-play <days>', 'days to follow every game for what is said while it is played', asDays, 20)
    .option('--edges <days>', 'days to count bets whose best price beats the books', asDays, 2)
    .option('--lines <days>', 'days to estimate lines with and without their own quotes', asDays, 2)
    .option('--hours <days>', 'days to compare confidence with the close by hours to the start', asDays, 60)
    .option('--recorded <dirs>', 'measure recorded shares and lines from these data folders', asFolders)
    .option('--json', 'print one JSON value and nothing else')
    .action(async ({ seed, league = null, days, watch, inPlay, recorded, json = false, ...spans }) => {
      if (league !== null && recorded)
        throw new Failure('--recorded measures the recordings of all leagues: leave --league out')
      const source = simulatedLeagues(seed, league)
      const outline = outlines(source, days, terminal)
      const watched = await watching(source, watch, terminal)
      const played = await inPlays(source, inPlay, terminal)
      const shares = recorded ? await measureRecorded(recorded) : recordedShares
      const edges = await edgesOf(source, spans.edges, shares, terminal)
      const confidence = await confidences(source, days, terminal)
      const pooling = await poolingsOf(source, { seed, days: spans.lines }, recorded ?? [], terminal)
      const hours = hoursOf(source, { days: spans.hours, asOf: NOW }, terminal)
      if (json) {
        return terminal.out(
          JSON.stringify({
            seed,
            league,
            days,
            leagues: outlineValues(outline),
            watched: watchedFigures(watched),
            inPlay: Object.fromEntries(played),
            edges,
            confidence,
            pooling,
            hours,
          }),
        )
      }
      const sections: readonly (readonly [span: number, lines: () => string[]])[] = [
        [days, () => outlineLines(outline)],
        [watch, () => watchedLines(watched, watch)],
        [inPlay, () => inPlayLines(played, inPlay)],
        [spans.edges, () => edgeLines(edges, spans.edges)],
        [days, () => confidenceLines(confidence)],
        [spans.lines, () => (pooling ? poolingLines(pooling, spans.lines) : [])],
        [spans.hours, () => hourLines(hours, spans.hours)],
      ]
      // A section of no day or hour is left out.
      const wanted = sections.flatMap(([span, lines]) => (span > 0 ? [lines().join('\n')] : []))
      terminal.out(wanted.join('\n\n'))
    })
}

function outlines(source: FactSource, days: number, terminal: Terminal): Map<LeagueKey, LeagueReport> {
  const reports = new Map(source.covers.map((league) => [league, emptyReport()]))
  const bar = terminal.bar('playing')
  for (let i = days; i >= 1; i--) {
    const day = addDays(pacificDay(NOW), -i)
    for (const [league, report] of reports) addDay(report, league, source.history?.day(league, day, NOW, 'all') ?? [])
    bar.to(days - i + 1, days)
  }
  bar.stop()
  return reports
}

/** Follows every price of every league for some hours. */
async function watching(source: FactSource, hours: number, terminal: Terminal): Promise<Watched> {
  const watch = arbitrageWatch()
  for (const fact of await factsOf(source, null, NOW)) watch.see(fact)
  watch.sample(NOW)
  watch.watched.groups = 0
  watch.watched.arbitrages = 0
  watch.watched.lives.length = 0
  watch.watched.profits.length = 0
  await follow(source, { from: NOW, to: NOW + hours * HOUR_MS, what: 'watching prices' }, watch, terminal)
  return watch.watched
}

/** Counts bets whose best price beats the books, and holds the shares against recorded ones. */
async function edgesOf(
  source: FactSource,
  days: number,
  recorded: Parameters<typeof compareShares>[1],
  terminal: Terminal,
): Promise<ComparedShare[]> {
  if (days === 0) return []
  const report = edgeReport(source.pricesStand, HEARD_BOOKS)
  const from = NOW - days * 24 * HOUR_MS
  report.see(await factsOf(source, null, from))
  const bar = terminal.bar('counting edges')
  for (let at = from; at < NOW; at += EDGES_EVERY_MS) {
    report.look(at)
    report.see(await factsOf(source, at, at + EDGES_EVERY_MS))
    bar.to(at - from, NOW - from)
  }
  bar.stop()
  return compareShares(report.shares(), recorded)
}

/** Estimates lines with and without their own quotes; null for no days. */
async function poolingsOf(
  source: FactSource,
  { seed, days }: { readonly seed: number; readonly days: number },
  recorded: readonly string[],
  terminal: Terminal,
): Promise<PooledLines | null> {
  if (days === 0) return null
  return {
    simulated: await poolingOf(source, trueLine(seed), { days, asOf: NOW }, terminal),
    recorded: recorded.length > 0 ? await poolingOfRecorded(recorded) : [],
    monotone: await monotoneDay(source, NOW, terminal),
  }
}

/** Follows every game of every league for some days. */
async function inPlays(source: FactSource, days: number, terminal: Terminal): Promise<InPlayScores> {
  const report = inPlayReport()
  const from = NOW - days * 24 * HOUR_MS
  for (const fact of await factsOf(source, null, from)) report.see(fact)
  await follow(source, { from, to: NOW, what: 'watching games' }, report, terminal)
  return report.report()
}

/** Lets someone see every fact of a span as it becomes known, and look at what stands every ten minutes. */
async function follow(
  source: FactSource,
  { from, to, what }: { readonly from: Instant; readonly to: Instant; readonly what: string },
  watch: { see(fact: Fact): void; sample(at: Instant): void },
  terminal: Terminal,
): Promise<void> {
  const bar = terminal.bar(what)
  for (let at = from; at < to; at += STEP_MS) {
    for (const fact of await factsOf(source, at, at + STEP_MS)) watch.see(fact)
    watch.sample(at + STEP_MS)
    bar.to(at - from, to - from)
  }
  bar.stop()
}

async function confidences(source: FactSource, days: number, terminal: Terminal) {
  const report = confidenceReport()
  if (days === 0) return report.report()
  const bar = terminal.bar('deciding mornings')
  await learnHistory({
    source,
    noVig: 'learnt',
    asOf: NOW,
    backfill: true,
    days: { decided: days, priced: days + 60 },
    yieldToEventLoop: async () => {},
    onMorning: (games) =>
      report.morning(games, ({ decision }) => !('reason' in decision && decision.reason === 'already-started')),
    onEnded: report.ended,
    onProgress: (share) => bar.to(Math.round(share * 100), 100),
  })
  bar.stop()
  return report.report()
}
