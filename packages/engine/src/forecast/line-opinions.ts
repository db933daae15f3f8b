import { type LineChance, logistic, logit, type Pregame, type PregameLines, pregameLines } from '@fairline/models'
import type { LineKind, LineQuote } from '../market/line-quotes.ts'

/** What is thought of every line of a game. `chance` is that of the home side or the over. */
export type LineOpinions = (kind: LineKind, line: number) => LineChance

/** Chances of the winner and an expected total. */
export type ScoreBelief = Pick<Pregame, 'chances' | 'total'>

/** Log-odds beyond these are certainty for our purposes. */
const FURTHEST = 6

const held = (chance: number): number => Math.max(-FURTHEST, Math.min(FURTHEST, logit(within(chance))))
const within = (chance: number) => Math.min(1 - 1e-9, Math.max(1e-9, chance))

/** So many books, besides the one asked about, say where a price stands among them. */
const FEWEST_OTHERS = 2

/** Lines of a game as quoted, and what follows from them at any other line. */
export interface CarriedLines {
  /** Of the books together. */
  readonly market: LineOpinions
  /** How much further somebody who believes something else of winner and total would be, in log-odds. */
  distance(belief: ScoreBelief, kind: LineKind, line: number): number
  /** Of somebody who goes such a share of that way for each kind. */
  moved(belief: ScoreBelief, shares: Readonly<Record<LineKind, number>>): LineOpinions
  /** What the books but one say of a line, each counted alike; null where too few do. */
  others(kind: LineKind, line: number, book: string): number | null
}

/**
 * What quoted lines say of any line, carried over by the score distribution: each quote keeps its distance, in log-odds, to what the
 * distribution says at its own line.
 *
 * @param quoted    what books say, each at its own line
 * @param believed  what the books are thought to believe of the game: winner and total
 * @param scoring   how scores of the league fall
 */
export function carriedLines(
  quoted: Readonly<Record<LineKind, readonly LineQuote[]>>,
  believed: ScoreBelief,
  scoring: Pregame['scoring'],
): CarriedLines {
  const linesOf = (belief: ScoreBelief) => pregameLines({ ...belief, chances: belief.chances.map(within), scoring })
  const theirs = linesOf(believed)
  const said = (lines: PregameLines, kind: LineKind, line: number) => held(at(lines, kind, line).chance)
  const offsetsOf = (kind: LineKind) =>
    quoted[kind].map(({ book, line, fair }) => ({ book, by: held(fair) - said(theirs, kind, line) }))
  const offsets: Partial<
    Record<LineKind, { of: readonly { readonly book: string; readonly by: number }[]; mean: number }>
  > = {}
  /** Worked out when the first line of a kind is asked about. */
  function booksOn(kind: LineKind) {
    const found = offsets[kind] ?? withMean(offsetsOf(kind))
    offsets[kind] = found
    return found
  }
  const known = new Map<ScoreBelief, PregameLines>()

  function distance(belief: ScoreBelief, kind: LineKind, line: number): number {
    const lines = known.get(belief) ?? linesOf(belief)
    known.set(belief, lines)
    return said(lines, kind, line) - said(theirs, kind, line)
  }
  const opinion = (kind: LineKind, line: number, by: number): LineChance => {
    const { chance, decided } = at(theirs, kind, line)
    return { chance: logistic(booksOn(kind).mean + held(chance) + by), decided }
  }
  return {
    distance,
    market: (kind, line) => opinion(kind, line, 0),
    moved: (belief, shares) => (kind, line) => opinion(kind, line, shares[kind] * distance(belief, kind, line)),
    others(kind, line, book) {
      const rest = booksOn(kind).of.filter((one) => one.book !== book)
      if (rest.length < FEWEST_OTHERS) return null
      const base = said(theirs, kind, line)
      return rest.reduce((sum, { by }) => sum + logistic(by + base), 0) / rest.length
    },
  }
}

const at = (lines: PregameLines, kind: LineKind, line: number): LineChance =>
  kind === 'spread' ? lines.covers(line) : lines.over(line)

const withMean = <T extends { readonly by: number }>(of: readonly T[]) => ({
  of,
  mean: of.length === 0 ? 0 : of.reduce((sum, { by }) => sum + by, 0) / of.length,
})
