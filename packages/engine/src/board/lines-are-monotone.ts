import { marketGroup, type Selection } from '@fairline/domain'
import type { EvaluatedBet } from '../betting/evaluated-bet.ts'
import type { Board, BoardGame } from './board.ts'

/** Rounding of floating-point numbers. */
const TOLERANCE = 1e-9

/**
 * No line that is harder to win has a higher fair probability: of a spread, a total, a team total or a player's stat, before
 * the start and in play, on main and other lines alike.
 *
 * @returns the violations; and how many pairs of neighboring lines were compared
 */
export function linesAreMonotone({ games }: Pick<Board, 'games'>): {
  readonly faults: readonly string[]
  readonly compared: number
} {
  const pairs = games.flatMap(neighborsOf)
  const faults = pairs.flatMap(([harder, easier]) =>
    harder.probability > easier.probability + TOLERANCE
      ? [`${harder.bet.id}: ${harder.probability}, ${easier.bet.id}: ${easier.probability}`]
      : [],
  )
  return { faults, compared: pairs.length }
}

interface OnLine {
  readonly bet: EvaluatedBet
  /** Higher where it is easier to win. */
  readonly ease: number
  readonly probability: number
}

/** Bets of one side of a market on neighboring lines, the harder one first. */
function neighborsOf({ bets, props }: BoardGame): (readonly [harder: OnLine, easier: OnLine])[] {
  const all = [...bets, ...props.flatMap(({ over, under }) => [over, under].filter((bet) => bet !== null))]
  return [...Map.groupBy(all, sideOf).values()].flatMap((of) => {
    const lines = of.flatMap(onLine).sort((a, b) => a.ease - b.ease)
    return lines.slice(1).map((easier, i) => [lines[i] as OnLine, easier] as const)
  })
}

const sideOf = ({ market, selection, state }: EvaluatedBet): string => [marketGroup(market), selection, state].join(' ')

/** Lines are the home side's: a higher one is easier for it and for the under, harder for the others. */
const easierWhenHigher: readonly Selection[] = ['home', 'under']

function onLine(bet: EvaluatedBet): OnLine[] {
  const { market, selection, fairProbability } = bet
  if (market.line === null || fairProbability === null) return []
  const ease = easierWhenHigher.includes(selection) ? market.line : -market.line
  return [{ bet, ease, probability: fairProbability }]
}
