import type { Day, LeagueKey } from '@fairline/domain'
import { logLoss, meanWithError } from '@fairline/models'
import { type Chance, type DecimalOdds, expectedValue, noVigMultiplicative } from '@fairline/odds'
import { mean } from '../backtest/losses.ts'
import { impliedOver } from './implied-over.ts'
import { type PropLine, propLines } from './prop-lines.ts'
import type { PropBody, PropQuote } from './prop-quote.ts'

/** What a report on player props says; the value that `--json` prints. Shares and returns are fractions. */
export interface PropsReport {
  readonly league: LeagueKey
  readonly from: Day | null
  readonly to: Day | null
  /** Lines that at least so many books quoted and that were won or lost. */
  readonly books: number
  readonly lines: number
  /** The other books' mean chance, each book left out in turn. */
  readonly market: { readonly logLoss: number | null }
  /** The distribution that all lines of all other books imply, and the market, on the lines it speaks of. */
  readonly implied: { readonly lines: number; readonly logLoss: number | null; readonly marketLogLoss: number | null }
  readonly picks: readonly PropPicks[]
  /** Of backing both sides of every line at its best price. */
  readonly blindRoi: number | null
  readonly blindRoiOver: number | null
  readonly blindRoiUnder: number | null
  readonly joined: {
    readonly quotes: number
    readonly withResult: number
    readonly reasons: Readonly<Record<string, number>>
  }
}

/** What backing best prices above an expected value came to. */
export interface PropPicks {
  readonly minEv: number
  readonly count: number
  readonly roi: number | null
  readonly roiStdErr: number | null
}

const thresholds = [0, 0.01, 0.02, 0.05]
const sides = ['over', 'under'] as const

/** Which props to score. */
export interface PropsAsked {
  readonly league: LeagueKey
  readonly from: Day | null
  readonly to: Day | null
  readonly books: number
}

interface Bet {
  readonly side: (typeof sides)[number]
  readonly expectedValue: number
  readonly profit: number
}

/**
 * Scores the market on player props, and what its best prices would have returned.
 *
 * A book never speaks of its own price: the chance a price is held against is the mean of the other books' at that line,
 * all counted alike, margins taken out.
 *
 * @param asked  first and last day, both included; and how many books at least must have quoted a line, two or more
 */
export function propsReport(
  body: Pick<PropBody, 'quotes' | 'games'>,
  { league, from, to, books }: PropsAsked,
): PropsReport {
  const within = ({ day }: { day: Day }) => (from === null || day >= from) && (to === null || day <= to)
  const { lines: all, ...joined } = propLines({ quotes: body.quotes.filter(within), games: body.games })
  const lines = all.filter(({ quotes }) => quotes.length >= books)
  const bets = lines.flatMap(betsOn)
  const days = lines.map(({ day }) => day).sort()
  const roiOf = (of: readonly Bet[]) => meanWithError(of.map(({ profit }) => profit))
  const blind = (side: Bet['side']) => roiOf(bets.filter((bet) => bet.side === side))?.mean ?? null
  return {
    league,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    books,
    lines: lines.length,
    market: { logLoss: meanWithError(lines.map(lossOf))?.mean ?? null },
    implied: impliedScores(league, lines, body.quotes),
    picks: thresholds.map((minEv) => {
      const picked = bets.filter((bet) => bet.expectedValue > minEv)
      const roi = roiOf(picked)
      return { minEv, count: picked.length, roi: roi?.mean ?? null, roiStdErr: roi?.se ?? null }
    }),
    blindRoi: roiOf(bets)?.mean ?? null,
    blindRoiOver: blind('over'),
    blindRoiUnder: blind('under'),
    joined,
  }
}

/** Chance of the over by each book, margin taken out. */
function chancesOf({ quotes }: PropLine): number[] {
  return quotes.map(({ over, under }) => noVigMultiplicative([over, under])[0] as number)
}

/** Mean of all chances but one. */
function othersThan(chances: readonly number[], left: number): number {
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  return (total - (chances[left] as number)) / (chances.length - 1)
}

/** Mean loss of the others' chance, each book left out in turn. */
function lossOf(line: PropLine): number {
  const chances = chancesOf(line)
  const winner = line.actual > line.line ? 0 : 1
  const losses = chances.map((_, left) => {
    const over = othersThan(chances, left)
    return logLoss({ chances: [over, 1 - over], winner })
  })
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

/** On the lines it speaks of: loss of the distribution that other books' lines imply, and of the market. */
function impliedScores(league: LeagueKey, lines: readonly PropLine[], quotes: readonly PropQuote[]) {
  const keyOf = ({ event, player, stat }: Pick<PropQuote, 'event' | 'player' | 'stat'>) => `${event}|${player}|${stat}`
  const groups = Map.groupBy(quotes, keyOf)
  const says = new Map<string, ReturnType<typeof impliedOver>>()
  const losses = lines.flatMap((line) => {
    const key = keyOf(line.quotes[0] as PropQuote)
    const over = says.get(key) ?? impliedOver(league, groups.get(key) ?? [])
    says.set(key, over)
    const winner = line.actual > line.line ? 0 : 1
    const of = line.quotes.flatMap(({ book }) => {
      const chance = over(line.line, book)
      return chance === null ? [] : [logLoss({ chances: [chance, 1 - chance], winner })]
    })
    const own = of.length === line.quotes.length ? mean(of) : null
    return own === null ? [] : [{ own, market: lossOf(line) }]
  })
  return {
    lines: losses.length,
    logLoss: mean(losses.map(({ own }) => own)),
    marketLogLoss: mean(losses.map(({ market }) => market)),
  }
}

/** Both sides of a line at the best price there was. */
function betsOn(line: PropLine): Bet[] {
  const chances = chancesOf(line)
  return sides.map((side) => {
    const best = bestOf(line.quotes, side)
    const price = line.quotes[best]?.[side] as DecimalOdds
    const over = othersThan(chances, best)
    const won = line.actual > line.line === (side === 'over')
    return {
      side,
      expectedValue: expectedValue((side === 'over' ? over : 1 - over) as Chance, price),
      profit: won ? price - 1 : -1,
    }
  })
}

/** Index of the quote with the highest price of a side; the first of equals. */
function bestOf(quotes: readonly PropQuote[], side: Bet['side']): number {
  let best = 0
  for (const [i, quote] of quotes.entries()) if (quote[side] > (quotes[best] as PropQuote)[side]) best = i
  return best
}
