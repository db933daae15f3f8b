import { type Game, gradeOf, type League, type Quote, selectionsOf } from '@fairline/domain'
import { type CountSpread, countChances, logPool } from '@fairline/models'
import { type Chance, type DecimalOdds, expectedValue, kelly } from '@fairline/odds'
import type { Quoted } from '../market/game-file.ts'
import { isLeader } from '../market/market-chances.ts'
import type { MarketFace } from '../movement/game-moves.ts'
import type { BookOffer, JudgedBet } from '../pick/judge-bets.ts'
import { spreadOf } from './implied-count.ts'
import { type ImpliedPlace, impliedOf, propQuoteOf } from './implied-of.ts'
import { BELIEVED } from './prop-blend.ts'
import type { PropView } from './prop-models.ts'
import { type PropMove, propMove } from './prop-move.ts'
import { type PropPrediction, propPrediction } from './prop-prediction.ts'

/** What one book asks for a side of a line on a player; the chance is that of all other books and the models. */
export interface PropOffer extends BookOffer {
  readonly chance: number
  /** What the book first asked. */
  readonly opening: MarketFace
}

type PropBet = Omit<PropBetOffer, 'offers'>

/** A bet on a player at its best price, and how the book that offers it began. */
export interface PropBetOffer extends Omit<JudgedBet, 'offers'> {
  readonly opening: MarketFace
  /** Every book's price of it, the best first. */
  readonly offers: readonly PropOffer[]
}

/** One line on a player before the start: what books and models say of it, and what its best prices are worth. */
export interface JudgedProp {
  readonly player: string
  readonly stat: string
  readonly line: number
  /** Whom the player last played for; null where that is neither side. */
  readonly side: 'home' | 'away' | null
  /** Books that price both sides of this very line. */
  readonly books: number
  /** Fair chance of the over by all books' lines, of the bets that are decided. */
  readonly marketOver: number
  /** The best price of each side; null where nobody asks one. */
  readonly over: PropBetOffer | null
  readonly under: PropBetOffer | null
  /** What is expected of him by our model alone; null where he was never seen. */
  readonly expectedCount: number | null
  /** What books and models say together, and why; null likewise. */
  readonly prediction: PropPrediction | null
  /** His last counts of it, newest last, and the games he is known from. */
  readonly last: readonly number[]
  readonly games: number
  /** How the books moved; null where none looked twice. */
  readonly move: PropMove | null
}

/** What props are judged by. */
export interface PropJudge {
  readonly league: League
  readonly game: Game
  of(game: Game, player: string, stat: string): PropView
  /** How counts of a stat spread, as seen so far. */
  spread(stat: string): CountSpread
  /** Chance in percent that a price beats the fair close of its line; null where it is not known. */
  confidence(expected: number, price: number, others: number | null): number | null
}

/** Every line on one player's stat that is quoted now. @param quoted  of one place, by book */
export function judgeProps(quoted: Quoted, judge: PropJudge): JudgedProp[] {
  const { league, game } = judge
  const place = impliedOf(league, game, quoted, judge.spread)
  if (!place) return []
  const view = judge.of(game, place.player, place.stat)
  const spread = spreadOf(league.key, place.stat, view.spread)
  const said: Said = { ...place, judge, view, quoted, opinions: opinionsOf(view) }
  const lines = Map.groupBy(place.newest, ({ market }) => market.line)
  return [...lines].flatMap(([line, quotes]) => {
    if (line === null) return []
    return [judgeLine(line, quotes, said, propMove(quoted, { line, spread, read: (one) => propQuoteOf(one, game) }))]
  })
}

interface Said extends ImpliedPlace {
  readonly judge: PropJudge
  readonly view: PropView
  readonly quoted: Quoted
  /** Chance of the over of a line by each model; none of a player who was never seen. */
  readonly opinions: ((line: number) => readonly [learned: number, level: number]) | null
}

function opinionsOf({ forecast, spread }: PropView): Said['opinions'] {
  if (!forecast) return null
  const overOf = (mean: number, line: number) => {
    const { over, under } = countChances(mean, line, spread)
    return Math.min(0.99, Math.max(0.01, over / (over + under)))
  }
  return (line) => [overOf(forecast.mean, line), overOf(forecast.levelMean, line)]
}

const both = (over: number) => [over, 1 - over]

/** Books and models together: of a player nobody has seen the books speak alone. */
const blended = (market: number, opinions: readonly number[]): number =>
  opinions.length === 0 ? market : (logPool([market, ...opinions].map(both), BELIEVED)[0] as number)

function judgeLine(line: number, quotes: readonly Quote[], of: Said, move: PropMove | null): JudgedProp {
  const { view, implied, whole, player, stat, opinions } = of
  const said = opinions?.(line) ?? []
  const marketOver = implied.over(line, '') as number
  const offer = (side: 0 | 1) => {
    const bets = pricesOf(quotes, side).flatMap((quote) => betOn(side, quote, { ...of, line, said, marketOver }) ?? [])
    return bets[0] ? { ...bets[0], offers: bets.map(offerOf) } : null
  }
  const { forecast, past } = view
  const [learned, level] = said
  return {
    ...{ player, stat, line, side: view.side, marketOver, move, last: past.last, games: past.games },
    books: whole.filter((one) => one.line === line).length,
    over: offer(0),
    under: offer(1),
    expectedCount: forecast?.mean ?? null,
    prediction:
      forecast && learned !== undefined && level !== undefined
        ? propPrediction({ learned, level, forecast, market: [marketOver], blend: [blended(marketOver, said)] })
        : null,
  }
}

interface Line extends Said {
  readonly line: number
  /** What the models say of the over. */
  readonly said: readonly number[]
  readonly marketOver: number
}

/** A price of a side, held against all books but its own. */
function betOn(side: 0 | 1, best: Quote, of: Line): PropBet | null {
  const price = best.prices[side]
  if (!price) return null
  const { line, said, implied, judge, quoted, whole } = of
  const backed = (over: number) => (side === 0 ? over : 1 - over) as Chance
  const others = implied.over(line, best.book)
  const market = others ?? of.marketOver
  const chance = backed(blended(market, said))
  const worth = (fair: Chance) => implied.decided(line) * expectedValue(fair, price)
  const leader = whole.find(({ book }) => isLeader(book))
  const sharp = leader ? implied.overBy(leader.book, line) : null
  const confidence = judge.confidence(chance, price, others === null ? null : backed(others))
  return {
    ...{ market: best.market, selection: selectionsOf('player-prop')[side] ?? 'over' },
    ...{ book: best.book, price, quotedAt: best.observedAt, chance, marketChance: backed(market) },
    ...{ expectedValue: worth(chance), sharpValue: sharp === null ? null : worth(backed(sharp)), confidence },
    grade: gradeOf(worth(chance), confidence ?? 0),
    kelly: kelly(chance, price),
    opening: openingOf(quoted, best),
  }
}

const offerOf = ({ book, price, quotedAt, chance, expectedValue, confidence, opening }: PropBet): PropOffer => ({
  ...{ book, price, quotedAt, chance, expectedValue, confidence, opening },
})

/** The quotes that price a side, the best first; of equals the first one quoted. */
const pricesOf = (quotes: readonly Quote[], side: 0 | 1): Quote[] =>
  quotes.filter(({ prices }) => prices[side]).sort((a, b) => (b.prices[side] ?? 0) - (a.prices[side] ?? 0))

/** What a book first asked. */
function openingOf(quoted: Quoted, { book, market, prices }: Quote): MarketFace {
  const first = quoted.get(book)?.find((quote) => quote.prices.every((price) => price !== null))
  const shown = first ?? { market, prices }
  return { book, line: shown.market.line, prices: shown.prices as DecimalOdds[] }
}
