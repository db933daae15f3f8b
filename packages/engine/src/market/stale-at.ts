import {
  fullGame,
  type Instant,
  leagues,
  type Market,
  marketGroup,
  marketSlot,
  type Quote,
  type Score,
} from '@fairline/domain'
import type { PregameLines } from '@fairline/models'
import { isPlayedOut } from '../forecast/is-played-out.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { type LineReference, lineReference } from '../markets/line-reference.ts'
import { staleQuotes } from '../markets/stale-quotes.ts'
import { referenceLines } from '../movement/reference-lines.ts'
import { staleProps } from '../props/stale-props.ts'
import { type GameFile, MAX_RECENT_QUOTES, type Quoted } from './game-file.ts'
import type { Moment } from './quotes-at.ts'

/** The stale quotes of a market group by the moment; dropped with its next quote. */
interface GroupResults {
  /** How often the group had been quoted. */
  readonly count: number
  readonly byMoment: Map<Instant, StaleResult>
}

/** The stale quotes at a moment, and the scale by which lines were compared. */
interface StaleResult {
  readonly reference: LineReference | null
  readonly stale: ReadonlySet<Quote>
}

const results = new WeakMap<GameFile, Map<string, GroupResults>>()
const none: ReadonlySet<Quote> = new Set()
/** Results kept of a group: of the four moments that a game is learned from, which are looked at several times, and as many more. */
const MAX_MOMENTS = 8

/**
 * The quotes of a market group before the start that were stale at a moment, by what had been seen by then. Opening and
 * closing prices are taken as their source names them. From the newest quote on it is the same set until the group is
 * quoted again.
 */
export function staleAt(file: GameFile, market: Market, moment: Moment): ReadonlySet<Quote> {
  if (typeof moment !== 'object') return none
  const { asOf } = moment
  const group = marketGroup(market)
  const quoted = file.quoted.get(group)
  if (!quoted) return none
  const { count, newest } = quoted
  const reference = referenceOf(file, market, asOf)
  const byMoment = resultsOf(file, group, count)
  // From the newest quote on nothing changes.
  const until = Math.min(asOf, newest)
  const cached = byMoment.get(until)
  if (cached && cached.reference === reference) return cached.stale
  const slots = (file.places.get(group) ?? []).flatMap((place) => file.quotes.get(place) ?? [])
  const isProp = market.kind === 'player-prop'
  const stale = isProp ? stalePropsAt(file, slots, asOf) : staleLinesAt(file, slots, asOf, reference)
  const oldest = byMoment.keys().find((moment) => moment !== newest)
  if (byMoment.size >= MAX_MOMENTS && oldest !== undefined) byMoment.delete(oldest)
  byMoment.set(until, { reference, stale })
  return stale
}

function resultsOf(file: GameFile, group: string, count: number): Map<Instant, StaleResult> {
  const groups = results.get(file) ?? new Map<string, GroupResults>()
  results.set(file, groups)
  const before = groups.get(group)
  if (before?.count === count) return before.byMoment
  const byMoment = new Map<Instant, StaleResult>()
  groups.set(group, { count, byMoment })
  return byMoment
}

const staleLinesAt = (
  { pricesStand }: GameFile,
  slots: readonly Quoted[],
  asOf: Instant,
  reference: LineReference | null,
): ReadonlySet<Quote> => staleQuotes(slots, { asOf, reference, pricesStand, maxKept: null, inPlay: null })

const stalePropsAt = ({ game, pricesStand }: GameFile, slots: readonly Quoted[], asOf: Instant): ReadonlySet<Quote> =>
  new Set(slots.flatMap((slot) => [...staleProps(slot, { game, pricesStand, asOf })]))

/** In play an older price is not known to stand: confidence there is about the fair price as much later. Chosen, not fitted. */
const MAX_AGE_IN_PLAY_MS = 2 * 60_000

/**
 * The same of prices in play, by the newest that are kept of each book. A price from before the last score is stale, too, one that is
 * more than two minutes older than another book's, and in baseball one from before a play that another book has quoted after. All are
 * once a side has won, and once the game has gone on for two minutes without a quote of any of its markets: its prices don't arrive.
 */
export function staleInPlay(file: GameFile, market: Market): ReadonlySet<Quote> {
  const slots = [...file.recentInPlay].flatMap(([place, books]) =>
    place.startsWith(`${marketGroup(market)}|`) ? [books] : [],
  )
  const reference = referenceOf(file, market, Number.POSITIVE_INFINITY)
  const stale = staleQuotes(slots, {
    asOf: Number.POSITIVE_INFINITY,
    reference,
    pricesStand: file.pricesStand,
    maxKept: MAX_RECENT_QUOTES,
    inPlay: {
      standsSince: (at) => Math.max(file.scoredAt ?? 0, file.plays.findLast((playedAt) => playedAt <= at) ?? 0),
    },
  })
  return new Set([...stale, ...overtaken(file, slots)])
}

/** The newest price of each book, as far as the score or the prices of other books say that it is gone. */
function overtaken(file: GameFile, slots: readonly Quoted[]): Quote[] {
  const { game, score, scoredAt, plays } = file
  const newest = slots.flatMap((books) => [...books.values()].flatMap((seen) => seen.at(-1) ?? []))
  if (score && (isPlayedOut(leagues[game.league], score) || isSilent(file, score))) return newest
  const pricedAt = latestPrices(newest)
  return newest.filter(({ book, observedAt }) => {
    const latest = Math.max(...pricedAt.filter((other) => other.book !== book).map(({ at }) => at))
    const playedAt = plays.findLast((at) => at <= latest)
    return [latest - MAX_AGE_IN_PLAY_MS, scoredAt, playedAt].some((from) => from != null && observedAt < from)
  })
}

/** Whether the game goes on, as its score says, while no book says anything of it. */
const isSilent = ({ quotedInPlayAt }: GameFile, { observedAt }: Score): boolean =>
  quotedInPlayAt !== null && observedAt - quotedInPlayAt > MAX_AGE_IN_PLAY_MS

/** When each book last priced all selections; one that took its prices away says nothing of those of others. */
function latestPrices(newest: readonly Quote[]): { readonly book: string; readonly at: Instant }[] {
  const priced = Map.groupBy(
    newest.filter(({ prices }) => completePrices(prices)),
    ({ book }) => book,
  )
  return [...priced].map(([book, of]) => ({ book, at: Math.max(...of.map(({ observedAt }) => observedAt)) }))
}

/** Null for markets without a line, and where it is not known how scores fall. */
function referenceOf(file: GameFile, market: Market, asOf: Instant): LineReference | null {
  if (market.kind === 'moneyline' || market.kind === 'three-way' || market.kind === 'player-prop') return null
  const lines = referenceLines(leagues[file.game.league], file, asOf)
  const total = firstTotal(file, asOf)
  if (!lines || total === null) return null
  const ofLines = references.get(lines) ?? new Map<string, LineReference>()
  references.set(lines, ofLines)
  const key = `${market.kind}|${market.period}`
  const reference = ofLines.get(key) ?? lineReference(market, lines, total)
  ofLines.set(key, reference)
  return reference
}

const references = new WeakMap<PregameLines, Map<string, LineReference>>()

function firstTotal(file: GameFile, asOf: Instant): number | null {
  for (const [first] of file.quotes.get(marketSlot(fullGame('total')))?.values() ?? [])
    if (first && first.observedAt <= asOf) return first.market.line
  return null
}
