/** What someone who knows how strong both sides are thinks a game, or a part of one, will come to. */
export interface ScoreView {
  /** Home, draw, away; no draw where someone must win. */
  readonly winner: readonly [number, number, number]
  /** Probability that home's score less away's is above a number. */
  marginAbove(line: number): number
  /** Probability that the total is above a number. */
  totalAbove(line: number): number
  /** Probability that one side's score is above a number. */
  sideAbove(side: 0 | 1, line: number): number
}

/** What has been scored already, and how much is to come: all of it before the start. */
export interface Standing {
  readonly home: number
  readonly away: number
  /** Share of regulation time still to play. */
  readonly remaining: number
  /** Baseball and overtime need to know where the game is. */
  readonly period: number
  readonly phase: number
  readonly bases: number
}

/** Probabilities of 0, 1, 2 … */
export type Spread = Float64Array

/** Sum of the probabilities of numbers above a line, where index 0 stands for `from`. */
export function above(probabilities: Spread, line: number, from = 0): number {
  let sum = 0
  for (let i = Math.max(0, Math.floor(line - from) + 1); i < probabilities.length; i++)
    sum += probabilities[i] as number
  return Math.min(1, Math.max(0, sum))
}

/** How a tie is broken: the home side's probability, and by how much the winner does. */
export interface Decider {
  readonly home: number
  readonly by: number
}

/**
 * A view from how the rest of a game will be scored independently by each side.
 *
 * @param scored   what each side has already
 * @param decider  how a tie is broken; null where the part may end level
 */
export function viewOfSpreads(
  home: Spread,
  away: Spread,
  scored: { readonly home: number; readonly away: number },
  decider: Decider | null = null,
): ScoreView {
  const [lead, both] = [scored.home - scored.away, scored.home + scored.away]
  const ties = tiesOf(home, away, lead)
  const tie = ties.reduce((sum, probability) => sum + probability, 0)
  const awayAtMost = cumulated(away)
  const atMost = (count: number) => (count < 0 ? 0 : (awayAtMost[Math.min(awayAtMost.length - 1, count)] as number))
  const [toHome, by] = decider ? [decider.home, decider.by] : [0, 0]

  /** Before a tie is broken. */
  const marginPast = (line: number) => {
    let sum = 0
    for (let h = 0; h < home.length; h++) sum += (home[h] as number) * atMost(Math.ceil(h + lead - line) - 1)
    return sum
  }
  const totalPast = (line: number) => {
    let sum = 0
    for (let h = 0; h < home.length; h++) sum += (home[h] as number) * (1 - atMost(Math.floor(line - both - h)))
    return sum
  }
  /** Ties that go past a line by the points that break them. */
  const carried = (line: number, at: (h: number) => number) => {
    let sum = 0
    for (let h = 0; h < ties.length; h++) if (at(h) <= line && at(h) + by > line) sum += ties[h] as number
    return sum
  }
  const homeWins = marginPast(0) + (decider ? tie * toHome : 0)
  const draw = decider ? 0 : tie
  return {
    winner: [homeWins, draw, Math.max(0, 1 - homeWins - draw)],
    marginAbove(line) {
      if (!decider) return marginPast(line)
      const after = toHome * (by > line ? 1 : 0) + (1 - toHome) * (-by > line ? 1 : 0)
      return marginPast(line) + tie * (after - (line < 0 ? 1 : 0))
    },
    totalAbove: (line) => totalPast(line) + (decider ? carried(line, (h) => 2 * h + lead + both) : 0),
    sideAbove(side, line) {
      const own = side === 0 ? scored.home : scored.away
      const past = above(side === 0 ? home : away, line - own)
      if (!decider) return past
      const broken = carried(line, (h) => (side === 0 ? h + scored.home : h + lead + scored.away))
      return past + broken * (side === 0 ? toHome : 1 - toHome)
    },
  }
}

/** Probabilities that a game ends level with home scoring 0, 1, 2 … from here. */
function tiesOf(home: Spread, away: Spread, lead: number): Spread {
  const ties = new Float64Array(home.length)
  for (let h = Math.max(0, -lead); h < home.length && h + lead < away.length; h++) {
    ties[h] = (home[h] as number) * (away[h + lead] as number)
  }
  return ties
}

function cumulated(spread: Spread): Spread {
  let sum = 0
  return spread.map((probability) => {
    sum += probability
    return sum
  })
}
