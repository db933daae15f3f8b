import { normalCdf, normalStream, randomStream } from '@fairline/numeric'
import type { GameDraws } from '../game-draws.ts'
import { type BelievedSides, type DrawnPlayer, drawSquads, squadsOf } from './squads.ts'

/** A number that is believed normal. */
export interface Believed {
  readonly mean: number
  readonly deviation: number
}

/** What to draw. */
export interface BasketballGame {
  /** Home minus away, and both together, overtime included. */
  readonly margin: Believed
  readonly total: Believed
  readonly players?: readonly DrawnPlayer[]
}

/** A margin nearer to nothing than this before it is rounded is a tie: 5.6 % of NBA games of 2015–21 went to overtime. */
const TIE = 0.99
/** Points overtime adds, and how its margin spreads: 1,054 NBA games of 2007–21. */
const OVERTIME_POINTS = 24
const OVERTIME_DEVIATION = 5.4
/** A side's points in a quarter, around a quarter of its points. Same games: 5.05 at 108 points. */
const QUARTER_DEVIATION = (5.05 / Math.sqrt(0.75)) * Math.sqrt(1 / 108)

/**
 * Draws games: margin and total, from them quarters, and players' counts that go with both sides' points and with each other
 * as recorded.
 *
 * @param count  how many games, at least 1
 * @param seed   a whole number; the same seed draws the same games
 * @returns scores by quarter, overtime in the final score only; the requested stats of each player
 * @throws {RangeError} if `count` is not a whole number of at least 1, a deviation is not above 0, or a mean of a player is not
 * @source normal margins and totals; a Gaussian copula for players, its correlations counted in NBA 2024-25
 */
export function simulateBasketball(game: BasketballGame, count: number, seed: number): GameDraws {
  if (!(Number.isInteger(count) && count >= 1))
    throw new RangeError(`games must be a whole number of at least 1, got ${count}`)
  for (const { deviation } of [game.margin, game.total])
    if (!(deviation > 0)) throw new RangeError(`a standard deviation must be above 0, got ${deviation}`)
  const normal = normalStream(randomStream(seed))
  const [home, away] = [new Uint16Array(count), new Uint16Array(count)]
  const periods = Array.from({ length: 4 }, () => ({ home: new Uint8Array(count), away: new Uint8Array(count) }))
  const squads = squadsOf(game.players ?? [], believedSides(game), count)
  for (let i = 0; i < count; i++) {
    const [ours, theirs] = regulation(game, normal)
    quarters(periods, 'home', i, ours, normal)
    quarters(periods, 'away', i, theirs, normal)
    const extra = ours === theirs ? overtime(game, normal) : ([0, 0] as const)
    home[i] = ours + extra[0]
    away[i] = theirs + extra[1]
    drawSquads(squads, i, home[i] as number, away[i] as number, normal)
  }
  return { count, home, away, periods, players: new Map(squads.players.map(({ name, columns }) => [name, columns])) }
}

/** Of sums and differences: what both sides' points are believed to be, how they spread and correlate. */
function believedSides({ margin, total }: BasketballGame): BelievedSides {
  const [sum, gap] = [total.deviation ** 2, margin.deviation ** 2]
  return {
    home: (total.mean + margin.mean) / 2,
    away: (total.mean - margin.mean) / 2,
    deviation: Math.sqrt(sum + gap) / 2,
    correlation: (sum - gap) / (sum + gap),
  }
}

/** Points of both sides after 48 minutes: what overtime will add now and then is taken off mean and spread. */
function regulation({ margin, total }: BasketballGame, normal: () => number): readonly [number, number] {
  const drawn = margin.mean + margin.deviation * normal()
  const lead = Math.abs(drawn) < TIE ? 0 : Math.sign(drawn) * Math.max(1, Math.round(Math.abs(drawn)))
  const tied = normalCdf((TIE - margin.mean) / margin.deviation) - normalCdf((-TIE - margin.mean) / margin.deviation)
  const deviation = Math.sqrt(Math.max(1, total.deviation ** 2 - OVERTIME_POINTS ** 2 * tied * (1 - tied)))
  const both = total.mean - OVERTIME_POINTS * tied + deviation * normal()
  const home = Math.max(0, lead, Math.round((both + lead) / 2))
  return [home, home - lead]
}

/** Points of both sides; never a tie. */
function overtime({ margin }: BasketballGame, normal: () => number): readonly [number, number] {
  // Five minutes of 48: a tenth of the margin that was expected.
  const drawn = margin.mean / 10 + OVERTIME_DEVIATION * normal()
  const lead = Math.sign(drawn || 1) * Math.max(1, Math.round(Math.abs(drawn)))
  const low = Math.round((OVERTIME_POINTS - Math.abs(lead)) / 2)
  return lead > 0 ? [low + lead, low] : [low, low - lead]
}

function quarters(
  periods: readonly { readonly home: Uint8Array; readonly away: Uint8Array }[],
  side: 'home' | 'away',
  i: number,
  points: number,
  normal: () => number,
): void {
  const deviation = QUARTER_DEVIATION * Math.sqrt(points)
  const luck = [normal(), normal(), normal(), normal()]
  const middle = luck.reduce((sum, one) => sum + one, 0) / 4
  let [exact, told] = [0, 0]
  for (const [k, one] of luck.entries()) {
    exact += points / 4 + deviation * (one - middle)
    const until = k === 3 ? points : Math.max(told, Math.min(points, Math.round(exact)))
    ;(periods[k] as { home: Uint8Array; away: Uint8Array })[side][i] = until - told
    told = until
  }
}
