import { type LeagueKey, leagues, type Market, type MarketKind, type Period } from '@fairline/domain'
import { logit } from '@fairline/numeric'
import type { DecimalOdds } from '@fairline/odds'
import { aboveLines, fairLine } from '../props/count-spread.ts'
import { type PropMean, shifted } from '../props/prop-mean.ts'
import type { ScoreView } from '../view/score-view.ts'
import type { Book } from './book.ts'
import { type Slot, slotOf } from './markets.ts'
import { priceFrom, withEvenMargin, withMargin } from './price-from.ts'

const parts: readonly Period[] = ['full', 'first-half', 'first-five', 'quarter-1', 'period-1']
const slotsFor = (kind: MarketKind, alternate: boolean) =>
  Object.fromEntries(parts.map((period) => [period, slotOf(kind, period, { alternate })])) as Partial<
    Record<Period, Slot>
  >
const mainSlots = Object.fromEntries(
  (['moneyline', 'three-way', 'spread', 'total'] as const).map((kind) => [kind, slotsFor(kind, false)]),
)
const alternateSlots = Object.fromEntries((['spread', 'total'] as const).map((kind) => [kind, slotsFor(kind, true)]))
const slotFor = (kind: MarketKind, period: Period, alternate = false): Slot =>
  (alternate ? alternateSlots : mainSlots)[kind]?.[period] ?? slotOf(kind, period, { alternate })
const teamSlots = (['home', 'away'] as const).map((team) => slotOf('team-total', 'full', { team }))

/** What a book asks for the selections of one market; null for all of them while it is suspended. */
export interface Offer {
  readonly market: Market
  readonly prices: readonly (DecimalOdds | null)[]
}

/** Probabilities that no book prices. */
const SURE = 0.985
/** In play everything costs more. */
const IN_PLAY = 1.45

const clear = (probabilities: readonly number[]) =>
  probabilities.every((probability) => probability > 1 - SURE && probability < SURE)

/** Winner, spread and total of the whole match. */
export function mainOffers(book: Book, league: LeagueKey, view: ScoreView, inPlay: boolean): Offer[] {
  const more = inPlay ? IN_PLAY : 1
  const { sport } = leagues[league]
  const winner = winnerOffer(book, view, 'full', more, leagues[league].outcomes === 'three-way')
  if (sport === 'combat') return winner
  const line = mainSpread(league, view)
  return [
    ...winner,
    ...spreadOffer(book, view, 'full', line, book.margin * more, false),
    ...totalOffer(book, view, 'full', medianTotal(view, mainGuess[league]), book.margin * more, false),
  ]
}

/** Everything else that is priced from the score before the start: alternates, team totals and parts. */
export function sideOffers(
  book: Book,
  league: LeagueKey,
  view: ScoreView,
  parts: readonly [Period, ScoreView][],
): Offer[] {
  const { sport } = leagues[league]
  if (sport === 'combat') return []
  const guess = mainGuess[league]
  const [line, total] = [mainSpread(league, view), medianTotal(view, guess)]
  const margin = book.sideMargin
  const wide = sport === 'basketball' || sport === 'football' ? [-6, -3, 3, 6] : [-1, 1]
  const alternates = book.alternates
    ? wide.flatMap((by) => [
        ...spreadOffer(book, view, 'full', alternateLine(sport, line, by), margin, true),
        ...totalOffer(book, view, 'full', total + by, margin, true),
      ])
    : []
  const teams = ([0, 1] as const).flatMap((side) => teamOffer(book, view, side, guess / 2, margin))
  return [...alternates, ...teams, ...parts.flatMap(([period, part]) => partOffers(book, league, period, part))]
}

/** Both sides of what players may do. @param meanOff  what the book's opinion adds to the logarithm of the mean */
export function propOffer(book: Book, prop: PropMean, meanOff: number): Offer | null {
  const { mean, ratio, atAll } = shifted(prop, meanOff)
  const { line, over } = fairLine(mean, ratio, atAll ? (aboveLines(atAll.mean, atAll.ratio)[0] ?? 0) : null)
  const slot = slotOf('player-prop', 'full', { player: prop.player, stat: prop.stat })
  return twoWay(slot.at(line), over, book, book.propMargin, book.overs, withEvenMargin)
}

/** The same offers with every price taken away. */
export const suspended = ({ market, prices }: Offer): Offer => ({ market, prices: prices.map(() => null) })

function winnerOffer(book: Book, view: ScoreView, period: Period, more: number, threeWay: boolean): Offer[] {
  const [home, draw, away] = view.winner
  if (threeWay) {
    if (!clear([home, draw, away])) return []
    const implied = withMargin([home, draw, away], book.threeWayMargin * more)
    return [
      {
        market: slotFor('three-way', period).at(null),
        prices: implied.map((probability) => priceFrom(probability, book.step)),
      },
    ]
  }
  // A part that ends level gives the stake back: the price is for those that do not.
  const decided = home / (home + away)
  if (!clear([decided])) return []
  const margin = (period === 'full' ? book.margin : book.sideMargin) * more
  const offer = twoWay(slotFor('moneyline', period).at(null), decided, book, margin, book.favorites * lean(decided))
  return offer ? [offer] : []
}

/** How clear a favorite is, from −1 to 1. */
const lean = (probability: number) => Math.tanh(3 * logit(probability))

function twoWay(
  market: Market,
  first: number,
  book: Book,
  margin: number,
  shade: number,
  addMargin = withMargin,
): Offer | null {
  if (!clear([first])) return null
  const odds = (first / (1 - first)) * Math.exp(shade)
  const shaded = odds / (1 + odds)
  const [a = 0.5, b = 0.5] = addMargin([shaded, 1 - shaded], margin)
  return { market, prices: [priceFrom(a, book.step), priceFrom(b, book.step)] }
}

function spreadOffer(book: Book, view: ScoreView, period: Period, line: number, margin: number, alternate: boolean) {
  const covers = view.marginAbove(-line)
  const offer = twoWay(
    slotFor('spread', period, alternate).at(line),
    covers,
    book,
    margin,
    book.favorites * (line < 0 ? 0.5 : -0.5),
  )
  return offer ? [offer] : []
}

function totalOffer(book: Book, view: ScoreView, period: Period, line: number, margin: number, alternate: boolean) {
  if (line < 0.5) return []
  const offer = twoWay(slotFor('total', period, alternate).at(line), view.totalAbove(line), book, margin, book.overs)
  return offer ? [offer] : []
}

function teamOffer(book: Book, view: ScoreView, side: 0 | 1, guess: number, margin: number): Offer[] {
  const line = medianOf((at) => view.sideAbove(side, at), guess)
  const market = (teamSlots[side] as Slot).at(line)
  const offer = twoWay(market, view.sideAbove(side, line), book, margin, book.overs)
  return offer ? [offer] : []
}

function partOffers(book: Book, league: LeagueKey, period: Period, view: ScoreView): Offer[] {
  const { sport } = leagues[league]
  const total = medianTotal(view, mainGuess[league] * (period === 'quarter-1' ? 0.25 : 0.5))
  const offers = [
    ...winnerOffer(book, view, period, 1, sport === 'soccer' || sport === 'hockey'),
    ...totalOffer(book, view, period, total, book.sideMargin, false),
  ]
  if (sport !== 'basketball' && sport !== 'football') return offers
  const line = -medianOf((at) => view.marginAbove(at), 0)
  return [...offers, ...spreadOffer(book, view, period, line, book.sideMargin, false)]
}

/** Where to begin to look for a total. */
const mainGuess: Readonly<Record<LeagueKey, number>> = {
  mlb: 8.5,
  nba: 220.5,
  wnba: 161.5,
  nhl: 5.5,
  nfl: 46.5,
  mls: 2.5,
  goldcup: 2.5,
  laliga: 2.5,
  seriea: 2.5,
  premier: 2.5,
  champions: 2.5,
  europa: 2.5,
  euro: 2.5,
  copa: 2.5,
  ufc: 1.5,
  boxing: 1.5,
  internationals: 2.5,
}

/** The home side's handicap: a run or a goal and a half where that is the custom, else the line nearest to even. */
function mainSpread(league: LeagueKey, view: ScoreView): number {
  const { sport } = leagues[league]
  if (sport === 'baseball' || sport === 'hockey') return view.winner[0] >= view.winner[2] ? -1.5 : 1.5
  return -medianOf((at) => view.marginAbove(at), 0)
}

/** A run line is never ±0.5: that is the moneyline. */
function alternateLine(sport: string, line: number, by: number): number {
  if (sport !== 'baseball' && sport !== 'hockey') return line + by
  return by < 0 ? -line : line + Math.sign(line)
}

const medianTotal = (view: ScoreView, guess: number) => Math.max(0.5, medianOf(view.totalAbove, guess))

/** Smaller differences of two probabilities are rounding errors. */
const SAME = 1e-9

/** The half line nearest to even, looked for from a guess. */
function medianOf(above: (line: number) => number, guess: number): number {
  let line = Math.floor(guess) + 0.5
  let probability = above(line)
  for (let i = 0; i < 80; i++) {
    const next = line + (probability > 0.5 ? 1 : -1)
    const there = above(next)
    // No game ends between two lines that are as likely: with overtime, none ends level. The nearest line may lie beyond.
    const isSame = Math.abs(there - probability) < SAME
    if (!isSame && Math.abs(there - 0.5) >= Math.abs(probability - 0.5)) return line
    line = next
    probability = there
  }
  return line
}
