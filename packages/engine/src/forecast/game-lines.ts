import { type LineProbability, type Pregame, type PregameLines, pregameLines } from '@fairline/models'
import { logistic, logit } from '@fairline/numeric'
import type { LineKind } from '../market/line-kind.ts'
import { type LineCurve, type LineEstimate, type LineQuote, lineCurve } from './line-curve.ts'
import { moneylineAnchors } from './moneyline-anchors.ts'

/** Probability of the first side of a line: that the home side covers, or that the total goes over. */
export type LineProbabilities = (kind: LineKind, line: number) => LineProbability

/** The same with what it rests on; null if no one quotes the kind of market. */
export type LineEstimates = (kind: LineKind, line: number) => LineEstimate | null

/** Probabilities of the winner and an expected total. */
export type ScoreBelief = Pick<Pregame, 'chances' | 'total'>

/** Without the book in question, fewer books than this say nothing about where its price stands. */
const MIN_OTHER_BOOKS = 2

/** A higher handicap is easier to cover, a higher total is harder to pass. */
const slopes = { spread: 1, total: -1 } as const

/** Everything a game's quoted lines say about any line. */
export interface GameLines {
  /** Of the books together. */
  readonly market: LineEstimates
  /** What the market's other lines say of a line, its own quotes left out; null if no other line is quoted. */
  readonly carriedOver: LineEstimates
  /** How much further, in log-odds, the score distribution of another belief puts a line. */
  distance(belief: ScoreBelief, kind: LineKind, line: number): number
  /**
   * The market's lines, shifted towards another belief.
   *
   * @param shares  of the distance, per kind, 0–1
   * @param winner  forecast of the winner, which spreads of half a point must agree with
   */
  shifted(belief: ScoreBelief, shares: Readonly<Record<LineKind, number>>, winner: readonly number[]): LineEstimates
  /** What the other books say of a line, each counted equally; null if too few do. */
  others(kind: LineKind, line: number, book: string): number | null
}

/** What the lines of a game are made of. */
export interface GameLinesOptions {
  /** Main lines only, of every book. */
  readonly main: Readonly<Record<LineKind, readonly LineQuote[]>>
  /** All lines of all books, main and alternate. */
  readonly quotes: Readonly<Record<LineKind, readonly LineQuote[]>>
  /** What the books together believe of winner and total. */
  readonly market: ScoreBelief
  /** How scores of the league fall. */
  readonly scoring: Pregame['scoring']
}

/** Lines of a game: every kind on one curve that agrees with the moneyline, built if first requested. */
export function gameLines({ main, quotes, market, scoring }: GameLinesOptions): GameLines {
  const distributions = new Map<ScoreBelief, PregameLines>()
  function distributionOf(belief: ScoreBelief): PregameLines {
    const cached =
      distributions.get(belief) ?? pregameLines({ ...belief, chances: belief.chances.map(inside), scoring })
    distributions.set(belief, cached)
    return cached
  }
  const logOdds = (belief: ScoreBelief, kind: LineKind, line: number) =>
    bounded(at(distributionOf(belief), kind, line).probability)
  const distance = (belief: ScoreBelief, kind: LineKind, line: number) =>
    logOdds(belief, kind, line) - logOdds(market, kind, line)

  type Shift = (kind: LineKind, line: number) => number

  const curveOf = (kind: LineKind, ofKind: readonly LineQuote[], winner: readonly number[], shift: Shift): LineCurve =>
    lineCurve({
      quotes: ofKind,
      distribution: (number) => at(distributionOf(market), kind, number),
      slope: slopes[kind],
      anchors: kind === 'spread' ? moneylineAnchors(winner) : [],
      shift: (number) => shift(kind, number),
    })

  function curvesOf(winner: readonly number[], shift: Shift): LineEstimates {
    const curves: Partial<Record<LineKind, LineCurve>> = {}
    return (kind, line) => {
      if (quotes[kind].length === 0) return null
      curves[kind] ??= curveOf(kind, quotes[kind], winner, shift)
      return curves[kind].at(line)
    }
  }

  const carried = { spread: new Map<number, readonly number[]>(), total: new Map<number, readonly number[]>() }

  /** What each main line says of a line. */
  function carriedTo(kind: LineKind, line: number): readonly number[] {
    const cached = carried[kind].get(line)
    if (cached) return cached
    const base = logOdds(market, kind, line)
    const probabilities = main[kind].map((quote) =>
      logistic(base + bounded(quote.probability) - logOdds(market, kind, quote.line)),
    )
    carried[kind].set(line, probabilities)
    return probabilities
  }

  return {
    market: curvesOf(market.chances, noShift),
    carriedOver(kind, line) {
      const others = quotes[kind].filter((quote) => quote.line !== line)
      return others.length === 0 ? null : curveOf(kind, others, market.chances, noShift).at(line)
    },
    distance,
    shifted: (belief, shares, winner) => curvesOf(winner, (kind, line) => shares[kind] * distance(belief, kind, line)),
    others(kind, line, book) {
      if (main[kind].length < MIN_OTHER_BOOKS) return null
      const others = carriedTo(kind, line).filter((_, i) => main[kind][i]?.book !== book)
      if (others.length < MIN_OTHER_BOOKS) return null
      return others.reduce((sum, probability) => sum + probability, 0) / others.length
    },
  }
}

const noShift = (): number => 0

const at = (lines: PregameLines, kind: LineKind, line: number): LineProbability =>
  kind === 'spread' ? lines.covers(line) : lines.over(line)

const inside = (probability: number) => Math.min(1 - 1e-9, Math.max(1e-9, probability))
/** Log-odds beyond these count as certain. */
const MAX_LOG_ODDS = 6
const bounded = (probability: number) => Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, logit(inside(probability))))
