import type { RandomDraws } from '@fairline/numeric'
import type { GameRecord, SideIndex } from './record.ts'
import type { Team } from './team.ts'

/** How a league plays basketball, an average attack against an average defence. */
export interface BasketballRates {
  /** Possessions of each side in regulation. */
  readonly possessions: number
  /** How much they differ from game to game, one standard deviation. */
  readonly pace: number
  /** How much of a lead melts away over a game because the leader eases off. */
  readonly ease: number
  readonly quarterMinutes: number
  readonly turnover: number
  /** A foul that gives two free throws. */
  readonly foul: number
  readonly freeThrow: number
  /** Share of field goal attempts that are threes. */
  readonly threes: number
  readonly threeMade: number
  readonly twoMade: number
  /** Share of missed shots that the attack rebounds. */
  readonly offensiveRebound: number
}

export const nbaRates: BasketballRates = {
  possessions: 99,
  pace: 4,
  ease: 0.41,
  quarterMinutes: 12,
  turnover: 0.13,
  foul: 0.115,
  freeThrow: 0.78,
  threes: 0.41,
  threeMade: 0.36,
  twoMade: 0.54,
  offensiveRebound: 0.26,
}

export const wnbaRates: BasketballRates = {
  possessions: 79.5,
  pace: 3,
  ease: 0.55,
  quarterMinutes: 10,
  turnover: 0.15,
  foul: 0.105,
  freeThrow: 0.79,
  threes: 0.35,
  threeMade: 0.34,
  twoMade: 0.49,
  offensiveRebound: 0.26,
}

/** What is counted, in the order of a player's line; also the order of a player's shares, with minutes last. */
export const basketballStats = ['points', 'rebounds', 'assists', 'threes', 'steals', 'blocks', 'turnovers'] as const
const POINTS = 0
const REBOUNDS = 1
const ASSISTS = 2
const THREES = 3
const STEALS = 4
const BLOCKS = 5
const TURNOVERS = 6

const OVERTIME_MINUTES = 5
/** Real time: a quarter, the breaks after each, an overtime. */
const QUARTER_MS = 28 * 60_000
const BREAK_MS = 2.5 * 60_000
const HALF_MS = 15 * 60_000
const OVERTIME_MS = 16 * 60_000
const ASSISTED = 0.62
const STOLEN = 0.5
const BLOCKED = 0.09

/** Mean points of a possession when shots go in `scale` times as often as on average, and the mean of their square. */
export function pointsOfPossession(rates: BasketballRates, scale: number): { mean: number; square: number } {
  const { turnover, foul, freeThrow, threes, threeMade, twoMade, offensiveRebound } = rates
  const shot = 1 - turnover - foul
  const [made3, made2] = [threes * threeMade * scale, (1 - threes) * twoMade * scale]
  const again = offensiveRebound * shot * (1 - made3 - made2)
  const square = foul * (2 * freeThrow * (1 - freeThrow) + 4 * freeThrow ** 2) + shot * (9 * made3 + 4 * made2)
  return { mean: (foul * 2 * freeThrow + shot * (3 * made3 + 2 * made2)) / (1 - again), square: square / (1 - again) }
}

/** How often shots must go in, as a factor of the average, for a possession to bring the expected points. */
export function scaleOf(rates: BasketballRates, mean: number): number {
  const { turnover, foul, freeThrow, threes, threeMade, twoMade, offensiveRebound } = rates
  const shot = 1 - turnover - foul
  const [made3, made2] = [threes * threeMade, (1 - threes) * twoMade]
  const again = offensiveRebound * shot
  return (mean * (1 - again) - foul * 2 * freeThrow) / (shot * (3 * made3 + 2 * made2) - mean * again * (made3 + made2))
}

/** Points a side scores per possession at a level. */
export const meanAt = (rates: BasketballRates, level: number): number =>
  pointsOfPossession(rates, 1).mean * Math.exp(level)

/** Possessions of each side in regulation of one game. */
export const possessionsOf = (rates: BasketballRates, draws: RandomDraws): number =>
  rates.possessions +
  rates.pace * (draws.uniform() + draws.uniform() + draws.uniform() + draws.uniform() - 2) * Math.sqrt(3)

/** By how much the difference between two sides is wider at first, for a melting lead to end where it should. */
export const widening = (rates: BasketballRates): number => rates.ease / (1 - Math.exp(-rates.ease))

/** Plays a game possession by possession, until someone wins. */
export function playBasketball(
  rates: BasketballRates,
  possessions: number,
  teams: readonly [Team, Team],
  draws: RandomDraws,
  record: GameRecord,
): void {
  const means = teams.map(({ level }) => meanAt(rates, level)) as [number, number]
  const [middle, half] = [(means[0] + means[1]) / 2, ((means[0] - means[1]) / 2) * widening(rates)]
  const attackOf = (team: Team, mean: number): Attack => ({
    mean,
    shares: basketballStats.map((_, stat) => team.players.map(({ shares }) => shares[stat] as number)),
  })
  const sides = [attackOf(teams[0], middle + half), attackOf(teams[1], middle - half)] as const
  const game = { rates, sides, draws, record, melt: rates.ease / (2 * possessions) }
  let at = 0
  for (let number = 1; number <= 4 || record.points(0) === record.points(1); number++) {
    at += quarter(game, number, possessions, at) + (number === 2 ? HALF_MS : BREAK_MS)
  }
}

/** Plays a quarter, or an overtime. Returns how long it took. */
function quarter(game: Playing, number: number, possessions: number, at: number): number {
  const { rates, draws, record } = game
  const overtime = number > 4
  const length = overtime ? OVERTIME_MS : QUARTER_MS
  const minutes = overtime ? OVERTIME_MINUTES : rates.quarterMinutes
  const expected = (possessions * minutes) / (4 * rates.quarterMinutes)
  const each = Math.floor(expected) + (draws.bernoulli(expected % 1) ? 1 : 0)
  const first = number % 2
  const remaining = (left: number) => (overtime ? 0 : (4 - number + left) / 4)
  record.moment(at, number, minutes * 60, remaining(1))
  for (let i = 1; i <= 2 * each; i++) {
    possession(game, ((i + first) % 2) as SideIndex)
    const left = 1 - i / (2 * each)
    record.moment(Math.round(at + length * (1 - left)), number, Math.round(minutes * 60 * left), remaining(left))
  }
  return length
}

interface Attack {
  /** Points per possession while the score is level. */
  readonly mean: number
  /** Weights of the players by stat. */
  readonly shares: readonly (readonly number[])[]
}

interface Playing {
  readonly rates: BasketballRates
  readonly sides: readonly [Attack, Attack]
  readonly draws: RandomDraws
  readonly record: GameRecord
  /** Points a possession brings less per point of lead. */
  readonly melt: number
}

function possession(game: Playing, side: SideIndex): void {
  const { rates, sides, record, melt } = game
  const lead = record.points(side) - record.points((1 - side) as SideIndex)
  const scale = scaleOf(rates, Math.max(0.5, sides[side].mean - melt * lead))
  // A player who rebounds his own miss goes on.
  while (attempt(game, side, scale));
}

const who = (of: Attack, stat: number, draws: RandomDraws) => draws.weightedIndex(of.shares[stat] as readonly number[])

/** One attempt of a possession; whether the same side goes on. */
function attempt(game: Playing, side: SideIndex, scale: number): boolean {
  const { rates, sides, draws, record } = game
  const other = (1 - side) as SideIndex
  const [attack, defence] = [sides[side], sides[other]]
  const end = draws.uniform()
  if (end < rates.turnover) {
    record.credit(side, who(attack, TURNOVERS, draws), TURNOVERS)
    if (draws.bernoulli(STOLEN)) record.credit(other, who(defence, STEALS, draws), STEALS)
    return false
  }
  if (end < rates.turnover + rates.foul) {
    const made = (draws.bernoulli(rates.freeThrow) ? 1 : 0) + (draws.bernoulli(rates.freeThrow) ? 1 : 0)
    points(record, side, who(attack, POINTS, draws), made)
    return false
  }
  const three = draws.bernoulli(rates.threes)
  const shooter = who(attack, three ? THREES : POINTS, draws)
  if (draws.bernoulli((three ? rates.threeMade : rates.twoMade) * scale)) {
    scores(game, side, shooter, three)
    return false
  }
  if (draws.bernoulli(BLOCKED)) record.credit(other, who(defence, BLOCKS, draws), BLOCKS)
  const again = draws.bernoulli(rates.offensiveRebound)
  record.credit(again ? side : other, who(again ? attack : defence, REBOUNDS, draws), REBOUNDS)
  return again
}

function scores({ sides, draws, record }: Playing, side: SideIndex, shooter: number, three: boolean): void {
  points(record, side, shooter, three ? 3 : 2)
  if (three) record.credit(side, shooter, THREES)
  const passer = draws.bernoulli(ASSISTED) ? who(sides[side], ASSISTS, draws) : shooter
  if (passer !== shooter) record.credit(side, passer, ASSISTS)
}

function points(record: GameRecord, side: SideIndex, player: number, made: number): void {
  if (made === 0) return
  record.score(side, made)
  record.credit(side, player, POINTS, made)
}
