import type { RandomDraws } from '@fairline/numeric'
import type { GameRecord, SideIndex } from './record.ts'
import type { Team } from './team.ts'

/** Drives of each side in a half. */
export const DRIVES_PER_HALF = 5.6
/** How an average drive ends. */
const TOUCHDOWN = 0.225
const FIELD_GOAL = 0.155
const TURNOVER = 0.115
/** What a touchdown brings: seven mostly, six or eight now and then. */
const SIX = 0.06
const EIGHT = 0.04
/** What is counted; shares are carries, targets. The first player throws, the last one kicks. */
export const footballStats = [
  'passing_yards',
  'passing_touchdowns',
  'interceptions',
  'rushing_yards',
  'receptions',
  'receiving_yards',
  'touchdowns',
  'field_goals',
] as const
const PASSING = 0
const PASSING_TD = 1
const INTERCEPTIONS = 2
const RUSHING = 3
const RECEPTIONS = 4
const RECEIVING = 5
const TOUCHDOWNS = 6
const KICKS = 7

/** Real time: a quarter, the breaks, an overtime. */
const QUARTER_MS = 42 * 60_000
const BREAK_MS = 2 * 60_000
const HALF_MS = 13 * 60_000
const OVERTIME_MS = 20 * 60_000
const QUARTER_SECONDS = 900

/** Probabilities of a drive's ends at a level: touchdown, field goal. */
export function driveProbabilities(level: number): { touchdown: number; fieldGoal: number } {
  const scale = Math.exp(level)
  return { touchdown: Math.min(0.6, TOUCHDOWN * scale), fieldGoal: Math.min(0.3, FIELD_GOAL * Math.sqrt(scale)) }
}

/** Probabilities that a touchdown brings six, seven or eight points. */
export const touchdownPoints = { six: SIX, seven: 1 - SIX - EIGHT, eight: EIGHT }

/** Plays a game drive by drive, each down to its plays; a tie is broken by drives in turn, each side at least one. */
export function playFootball(teams: readonly [Team, Team], draws: RandomDraws, record: GameRecord): void {
  const kicksOff = draws.bernoulli(0.5) ? 0 : 1
  for (const half of [1, 2]) playHalf(teams, half, kicksOff, draws, record)
  overtime(teams, kicksOff, draws, record)
}

function playHalf(
  teams: readonly [Team, Team],
  half: number,
  kicksOff: number,
  draws: RandomDraws,
  record: GameRecord,
): void {
  const each = Math.floor(DRIVES_PER_HALF) + (draws.bernoulli(DRIVES_PER_HALF % 1) ? 1 : 0)
  const begins = (half - 1) * (2 * QUARTER_MS + BREAK_MS + HALF_MS)
  record.moment(begins, 2 * half - 1, QUARTER_SECONDS, half === 1 ? 1 : 0.5)
  for (let i = 1; i <= 2 * each; i++) {
    drive(teams, ((i + half + kicksOff) % 2) as SideIndex, draws, record)
    const gone = i / (2 * each)
    const second = gone > 0.5
    const at = begins + gone * 2 * QUARTER_MS + (second ? BREAK_MS : 0)
    const left = (second ? 2 : 1) - 2 * gone
    const seconds = Math.round(QUARTER_SECONDS * left)
    record.moment(Math.round(at), 2 * half - (second ? 0 : 1), seconds, 1 - (half - 1 + gone) / 2)
  }
}

function overtime(teams: readonly [Team, Team], kicksOff: number, draws: RandomDraws, record: GameRecord): void {
  const begins = 4 * QUARTER_MS + 2 * BREAK_MS + HALF_MS + 3 * 60_000
  for (let drives = 0; record.points(0) === record.points(1) || drives === 1; drives++) {
    record.moment(Math.round(begins + (drives * OVERTIME_MS) / 6), 5, 0, 0)
    drive(teams, ((drives + kicksOff) % 2) as SideIndex, draws, record)
    record.moment(Math.round(begins + ((drives + 0.8) * OVERTIME_MS) / 6), 5, 0, 0)
  }
}

function drive(teams: readonly [Team, Team], side: SideIndex, draws: RandomDraws, record: GameRecord): void {
  const team = teams[side]
  const { touchdown, fieldGoal } = driveProbabilities(team.level)
  const end = draws.uniform()
  const scoresTouchdown = end < touchdown
  const kicks = !scoresTouchdown && end < touchdown + fieldGoal
  moveBall(team, side, yardsOf(scoresTouchdown, kicks, draws), scoresTouchdown, draws, record)
  if (scoresTouchdown) record.score(side, 7 + extraPoint(draws))
  else if (kicks) {
    record.score(side, 3)
    record.credit(side, team.players.length - 1, KICKS)
  } else if (draws.bernoulli(TURNOVER / 0.6)) record.credit(side, 0, INTERCEPTIONS)
}

const extraPoint = (draws: RandomDraws) => (draws.bernoulli(SIX) ? -1 : draws.bernoulli(EIGHT / (1 - SIX)) ? 1 : 0)

function yardsOf(touchdown: boolean, kicks: boolean, draws: RandomDraws): number {
  if (touchdown) return draws.integer(58, 80)
  return kicks ? draws.integer(28, 52) : draws.integer(2, 34)
}

/** The plays of a drive, by pass and run, until its yards are made. */
function moveBall(
  { players }: Team,
  side: SideIndex,
  yards: number,
  touchdown: boolean,
  draws: RandomDraws,
  record: GameRecord,
): void {
  const carriers = players.map(({ shares }) => shares[0] as number)
  const targets = players.map(({ shares }) => shares[1] as number)
  for (let left = yards; left > 0; ) {
    const gain = Math.min(left, draws.integer(2, 15))
    left -= gain
    const last = touchdown && left === 0
    if (draws.bernoulli(0.68)) pass(record, side, draws.weightedIndex(targets), gain, last)
    else run(record, side, draws.weightedIndex(carriers), gain, last)
  }
}

function pass(record: GameRecord, side: SideIndex, receiver: number, yards: number, scores: boolean): void {
  record.credit(side, 0, PASSING, yards)
  record.credit(side, receiver, RECEPTIONS)
  record.credit(side, receiver, RECEIVING, yards)
  if (!scores) return
  record.credit(side, 0, PASSING_TD)
  record.credit(side, receiver, TOUCHDOWNS)
}

function run(record: GameRecord, side: SideIndex, carrier: number, yards: number, scores: boolean): void {
  record.credit(side, carrier, RUSHING, yards)
  if (scores) record.credit(side, carrier, TOUCHDOWNS)
}
