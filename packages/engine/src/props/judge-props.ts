import { type Game, type Instant, type League, type Quote, selectionsOf } from '@fairline/domain'
import type { CountDispersion } from '@fairline/numeric'
import type { DecimalOdds, NoVigMethod } from '@fairline/odds'
import { AT_ALL } from '../betting/counts-towards.ts'
import { evaluateBet, type SelectionEstimate } from '../betting/evaluate-bet.ts'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import type { Quoted } from '../market/game-file.ts'
import { hoursToMove } from '../market/hours-left.ts'
import { completePrices } from '../markets/complete-prices.ts'
import { marketBook } from '../markets/market-book.ts'
import { sharpQuote } from '../markets/sharp-books.ts'
import type { MarketFace } from '../movement/game-moves.ts'
import { type CountAtAll, countAtAll } from './count-at-all.ts'
import { fairOver } from './fair-over.ts'
import { spreadOf } from './implied-count.ts'
import { type ImpliedPlace, impliedOf } from './implied-of.ts'
import { type PropBeliefs, propBeliefs } from './prop-beliefs.ts'
import type { PropView } from './prop-models.ts'
import { type PropMove, propMove } from './prop-move.ts'
import { ofSide, type PropOffer, propOffer } from './prop-offer.ts'
import { type PropPrediction, propPrediction } from './prop-prediction.ts'
import { propQuoteOf } from './prop-quote-of.ts'

/** One line on a player before the start: what books and models say of it, and what its best prices are worth. */
export interface JudgedProp {
  readonly player: string
  readonly stat: string
  readonly line: number
  /** Whom the player last played for; null where that is neither side. */
  readonly side: 'home' | 'away' | null
  /** Books that price both sides of this very line. */
  readonly books: number
  /** Fair probability of the over by all books' lines, of the bets that are decided. */
  readonly marketOver: number
  /** The best price of each side; null where no one asks one. */
  readonly over: EvaluatedBet | null
  readonly under: EvaluatedBet | null
  /** The first prices of both sides at every book that has priced both, on any line. */
  readonly openings: readonly MarketFace[]
  /** What is expected of him by our model only; null where he was never seen. */
  readonly expectedCount: number | null
  /** What books and models say together, and why; null likewise. */
  readonly prediction: PropPrediction | null
  /** His last counts of it, newest last, and his games this season for his side. */
  readonly last: readonly number[]
  readonly games: number
  /** Of the last 30 games known: how many went over the line, how many under it, and how many those are. */
  readonly record: { readonly over: number; readonly under: number; readonly games: number }
  /** How the books moved; null where none looked twice. */
  readonly move: PropMove | null
}

/** What props are judged by. */
export interface PropJudge {
  readonly league: League
  readonly game: Game
  /** See `FactSource`. */
  readonly pricesStand: boolean
  /** When they are judged. */
  readonly asOf: Instant
  of(game: Game, player: string, stat: string): PropView
  /** How counts of a stat spread, as seen so far. */
  spread(stat: string): CountDispersion
  /** How the margin is taken out of prices on a stat. */
  noVig(stat: string): NoVigMethod
  /** Probability in percent that a price beats the fair close of its line; null if it is not known. */
  confidence(offer: PropOffer): number | null
}

/**
 * Every line on one player's stat that is quoted now.
 *
 * @param quoted  of one place, by book
 * @param sameAtAll  of his stat that there is any of exactly if there is of this one; null if there is none such
 */
export function judgeProps(quoted: Quoted, judge: PropJudge, sameAtAll: Quoted | null = null): JudgedProp[] {
  const { league } = judge
  const place = believedOf(quoted, judge)
  if (!place) return []
  const { view } = place
  const spread = spreadOf(league.key, place.stat, view.spread)
  const openings = openingsOf(quoted)
  const method = judge.noVig(place.stat)
  const other = sameAtAll && believedOf(sameAtAll, judge)
  const said: Said = { ...place, judge, openings, method, atAll: other && countAtAll(place, other) }
  const lines = Map.groupBy(place.newest.quotes, ({ market }) => market.line)
  return [...lines].flatMap(([line, quotes]) => {
    if (line === null) return []
    const move = propMove(quoted, { line, spread, method, read: (one) => propQuoteOf(one, judge.game) })
    return [judgeLine(line, quotes, said, move)]
  })
}

interface Believed extends ImpliedPlace {
  readonly view: PropView
  readonly beliefs: PropBeliefs
}

interface Said extends Believed {
  readonly judge: PropJudge
  readonly openings: readonly MarketFace[]
  readonly method: NoVigMethod
  /** Of the line that the count is above if there is any, where another stat says the same; else null. */
  readonly atAll: CountAtAll | null
}

/** What books and models say of a place; null if no book prices both sides. */
function believedOf(quoted: Quoted, judge: PropJudge): Believed | null {
  const place = impliedOf(quoted, judge)
  if (!place) return null
  const view = judge.of(judge.game, place.player, place.stat)
  return { ...place, view, beliefs: propBeliefs(place.implied, view) }
}

function judgeLine(line: number, quotes: readonly Quote[], of: Said, move: PropMove | null): JudgedProp {
  const { view, whole, player, stat, beliefs } = of
  const atAll = line === AT_ALL ? of.atAll : null
  const marketOver = atAll?.marketOver ?? beliefs.market(line)
  const blend = atAll?.blend ?? beliefs.blend(line)
  const counted = atAll ? [...whole, ...atAll.others] : whole
  const side = (index: 0 | 1) => evaluateSide(index, quotes, { ...of, line, blend, marketOver, counted })
  const { forecast, past } = view
  const models = beliefs.models(line)
  return {
    player,
    stat,
    line,
    side: view.side,
    marketOver,
    move,
    last: past.last,
    games: past.games,
    record: {
      over: past.counts.filter((count) => count > line).length,
      under: past.counts.filter((count) => count < line).length,
      games: past.counts.length,
    },
    books: whole.filter((one) => one.line === line).length,
    over: side(0),
    under: side(1),
    openings: of.openings,
    expectedCount: forecast?.mean ?? null,
    prediction:
      forecast && models
        ? propPrediction({ learned: models[0], level: models[1], forecast, market: [marketOver], blend: [blend] })
        : null,
  }
}

interface Line extends Said {
  readonly line: number
  /** Probability of the over by books and models together, and by the books only. */
  readonly blend: number
  readonly marketOver: number
  /** All quotes it rests on. */
  readonly counted: ImpliedPlace['whole']
}

/** A line that fewer books price on both sides is carried over from the player's other lines. */
export const MIN_PROP_BOOKS = 3

/** One side of a line at the best price; without one if all prices are stale; null if no one offers it. */
function evaluateSide(side: 0 | 1, quotes: readonly Quote[], prop: Line): EvaluatedBet | null {
  const { judge } = prop
  const book = marketBook({ quotes, stale: prop.newest.stale })
  const [market] = book.markets
  const selection = selectionsOf('player-prop')[side]
  const offers = book.offers(prop.line, side)
  if (!market || !selection || offers.length === 0) return null
  const estimate = estimateOf(side, prop)
  return evaluateBet({
    game: judge.game,
    market,
    selection,
    state: 'upcoming',
    estimate,
    offers,
    confidence(offer) {
      // Confidence was learned of stats by themselves, and their lines close so.
      const own = { blend: prop.beliefs.blend(prop.line), marketOver: prop.beliefs.market(prop.line) }
      const hoursLeft = hoursToMove(judge, prop.quotedAt, judge.asOf)
      const query = propOffer({ ...prop, ...own, side, hoursLeft }, offer)
      return query && judge.confidence(query)
    },
    confidenceAssumed: false,
    published: null,
  })
}

/** Books and models together; null if fewer than three books price the player's stat at all. */
function estimateOf(
  side: 0 | 1,
  { line, blend, implied, whole, counted, marketOver, method }: Line,
): SelectionEstimate | null {
  if (counted.length < MIN_PROP_BOOKS) return null
  const sharp = sharpQuote(whole.filter((quote) => quote.line === line))
  return {
    probability: ofSide(blend, side),
    decided: implied.decided(line),
    market: ofSide(marketOver, side),
    sharp: sharp ? ofSide(fairOver(sharp, method), side) : null,
    carriedOverFrom: nearestQuotedLine(line, counted),
  }
}

/** The nearest other line if too few books price this one; null if enough do. */
function nearestQuotedLine(line: number, quotes: readonly { readonly line: number }[]): number | null {
  if (quotes.filter((quote) => quote.line === line).length >= MIN_PROP_BOOKS) return null
  const others = quotes.filter((quote) => quote.line !== line).map((quote) => quote.line)
  const [nearest] = others.sort((a, b) => Math.abs(a - line) - Math.abs(b - line))
  return nearest ?? null
}

const openingsOf = (quoted: Quoted): MarketFace[] =>
  [...quoted].flatMap(([book, quotes]) => {
    const first = quotes.find(({ prices }) => completePrices(prices) !== null)
    return first ? [{ book, line: first.market.line, prices: first.prices as DecimalOdds[] }] : []
  })

/** The first prices of the book whose price is shown; null if it never priced both sides. */
export const openingOf = (
  { openings }: Pick<JudgedProp, 'openings'>,
  { book }: Pick<EvaluatedBet, 'book'>,
): MarketFace | null => openings.find((opening) => opening.book === book) ?? null
