/** What somebody who knows how strong both sides are thinks a game, or a part of one, will come to. */
export interface ScoreView {
  /** Home, draw, away; no draw where somebody must win. */
  readonly winner: readonly [number, number, number]
  /** Chance that home's score less away's is above a number. */
  marginAbove(line: number): number
  /** Chance that the total is above a number. */
  totalAbove(line: number): number
  /** Chance that one side's score is above a number. */
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

/** Chances of 0, 1, 2 … */
export type Spread = Float64Array

/** Sum of the chances of numbers above a line, where index 0 stands for `from`. */
export function above(chances: Spread, line: number, from = 0): number {
  let sum = 0
  for (let i = Math.max(0, Math.floor(line - from) + 1); i < chances.length; i++) sum += chances[i] as number
  return Math.min(1, Math.max(0, sum))
}

/** The sum of two independent numbers. */
export function plus(a: Spread, b: Spread): Spread {
  const sum = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++) {
    const chance = a[i] as number
    if (chance === 0) continue
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] as number) + chance * (b[j] as number)
  }
  return sum
}

/** The difference of two independent numbers; index 0 stands for −(b.length − 1). */
export function minus(a: Spread, b: Spread): Spread {
  return plus(a, b.toReversed())
}

/** How a tie is broken: the home side's chance, and by how much whoever wins it does. */
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
  const from = 1 - away.length
  const [lead, both] = [scored.home - scored.away, scored.home + scored.away]
  const margin = minus(home, away)
  const total = plus(home, away)
  const sides: [Spread, Spread] = [home, away]
  if (decider) breakTies({ margin, total, sides, lead, from }, decider)
  const homeWins = above(margin, -lead, from)
  const awayWins = 1 - above(margin, -lead - 1, from)
  const own = [scored.home, scored.away] as const
  return {
    winner: [homeWins, Math.max(0, 1 - homeWins - awayWins), awayWins],
    marginAbove: (line) => above(margin, line - lead, from),
    totalAbove: (line) => above(total, line - both),
    sideAbove: (side, line) => above(sides[side], line - own[side]),
  }
}

interface Tied {
  readonly margin: Spread
  readonly total: Spread
  readonly sides: [Spread, Spread]
  readonly lead: number
  readonly from: number
}

/** Moves the chances of games that are level to where the decider takes them. */
function breakTies({ margin, total, sides, lead, from }: Tied, { home, by }: Decider): void {
  const [homeSpread, awaySpread] = [sides[0], sides[1]]
  const [after0, after1] = [extended(homeSpread, by), extended(awaySpread, by)]
  let tie = 0
  for (let h = Math.max(0, -lead); h < homeSpread.length && h + lead < awaySpread.length; h++) {
    const a = h + lead
    const chance = (homeSpread[h] as number) * (awaySpread[a] as number)
    tie += chance
    shift(total, h + a, Math.min(total.length - 1, h + a + by), chance)
    shift(after0, h, h + by, chance * home)
    shift(after1, a, a + by, chance * (1 - home))
  }
  const level = -lead - from
  if (margin[level] !== undefined) {
    shift(margin, level, Math.min(margin.length - 1, level + by), tie * home)
    shift(margin, level, Math.max(0, level - by), tie * (1 - home))
  }
  sides[0] = after0
  sides[1] = after1
}

function extended(spread: Spread, by: number): Spread {
  const longer = new Float64Array(spread.length + by)
  longer.set(spread)
  return longer
}

function shift(chances: Spread, from: number, to: number, chance: number): void {
  chances[from] = (chances[from] as number) - chance
  chances[to] = (chances[to] as number) + chance
}
