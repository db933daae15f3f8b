import type { RandomDraws } from '@fairline/numeric'
import type { GameRecord, SideIndex } from './record.ts'
import type { Team } from './team.ts'

/** Goals of an average side in regulation. */
export const HOCKEY_GOALS = 3.02
/** What is counted; skaters' shares are shots, goals, assists. The last player is the goalkeeper. */
export const hockeyStats = ['shots', 'goals', 'assists', 'points', 'saves'] as const
const SHOTS = 0
const GOALS = 1
const ASSISTS = 2
const POINTS = 3
const SAVES = 4

const STEP_SECONDS = 10
const STEPS = 120
const SHOTS_PER_STEP = 29.5 / (3 * STEPS)
/** Real time: a period, the intermission, the overtime. */
const PERIOD_MS = 39 * 60_000
const INTERMISSION_MS = 18 * 60_000
const OVERTIME_MS = 9 * 60_000
const SHOOTOUT_MS = 8 * 60_000
const OVERTIME_STEPS = 30
/** With three a side goals come this many times as often. */
export const OVERTIME_PACE = 2.1
const SECOND_ASSIST = 0.76
const ASSISTED = 0.93

/** Plays a game in steps of ten seconds; a tie goes to five minutes of sudden death, then to a shoot-out. */
export function playHockey(teams: readonly [Team, Team], draws: RandomDraws, record: GameRecord): void {
  const rates = teams.map(({ level }) => (HOCKEY_GOALS * Math.exp(level)) / (3 * STEPS)) as [number, number]
  const sides = teams.map(skatersOf) as [Skaters, Skaters]
  for (let period = 1; period <= 3; period++) {
    const begins = (period - 1) * (PERIOD_MS + INTERMISSION_MS)
    record.moment(begins, period, STEPS * STEP_SECONDS, (4 - period) / 3)
    for (let step = 1; step <= STEPS; step++) {
      const shots = [attempt(0, rates[0], sides, draws, record), attempt(1, rates[1], sides, draws, record)]
      const left = 1 - step / STEPS
      if (shots[0] || shots[1] || step === STEPS)
        record.moment(
          Math.round(begins + PERIOD_MS * (1 - left)),
          period,
          (STEPS - step) * STEP_SECONDS,
          (3 - period + left) / 3,
        )
    }
  }
  if (record.points(0) === record.points(1)) overtime(teams, rates, sides, draws, record)
}

interface Skaters {
  readonly shares: readonly (readonly number[])[]
  readonly keeper: number
}

function skatersOf({ players }: Team): Skaters {
  const skaters = players.slice(0, -1)
  return {
    shares: [0, 1, 2].map((stat) => skaters.map(({ shares }) => shares[stat] as number)),
    keeper: players.length - 1,
  }
}

/** One side's ten seconds; whether it shot. */
function attempt(
  side: SideIndex,
  goal: number,
  sides: readonly [Skaters, Skaters],
  draws: RandomDraws,
  record: GameRecord,
): boolean {
  const drawn = draws.uniform()
  if (drawn >= Math.max(SHOTS_PER_STEP, goal)) return false
  const attack = sides[side]
  const scores = drawn < goal
  const shooter = draws.weightedIndex(attack.shares[scores ? GOALS : SHOTS] as readonly number[])
  record.credit(side, shooter, SHOTS)
  if (scores) goals(side, shooter, attack, draws, record)
  else record.credit((1 - side) as SideIndex, (sides[1 - side] as Skaters).keeper, SAVES)
  return true
}

function goals(side: SideIndex, scorer: number, attack: Skaters, draws: RandomDraws, record: GameRecord): void {
  record.score(side, 1)
  record.credit(side, scorer, GOALS)
  record.credit(side, scorer, POINTS)
  if (!draws.bernoulli(ASSISTED)) return
  const helpers = new Set([draws.weightedIndex(attack.shares[ASSISTS] as readonly number[])])
  if (draws.bernoulli(SECOND_ASSIST)) helpers.add(draws.weightedIndex(attack.shares[ASSISTS] as readonly number[]))
  for (const helper of helpers) {
    if (helper === scorer) continue
    record.credit(side, helper, ASSISTS)
    record.credit(side, helper, POINTS)
  }
}

function overtime(
  teams: readonly [Team, Team],
  rates: readonly [number, number],
  sides: readonly [Skaters, Skaters],
  draws: RandomDraws,
  record: GameRecord,
): void {
  const begins = 3 * PERIOD_MS + 2 * INTERMISSION_MS + 5 * 60_000
  record.moment(begins, 4, OVERTIME_STEPS * STEP_SECONDS, 0)
  for (let step = 1; step <= OVERTIME_STEPS; step++) {
    const first = (step % 2) as SideIndex
    for (const side of [first, 1 - first] as SideIndex[]) {
      const drawn = attempt(side, rates[side] * OVERTIME_PACE, sides, draws, record)
      const at = Math.round(begins + (OVERTIME_MS * step) / OVERTIME_STEPS)
      if (drawn) record.moment(at, 4, (OVERTIME_STEPS - step) * STEP_SECONDS, 0)
      if (record.points(0) !== record.points(1)) return
    }
  }
  // The shoot-out's goal is the team's, no one's of its own.
  const winner = draws.bernoulli(shootoutProbability(teams[0].level - teams[1].level)) ? 0 : 1
  record.score(winner, 1)
  record.moment(begins + OVERTIME_MS + SHOOTOUT_MS, 4, 0, 0)
}

/** The home side's probability in a shoot-out. */
export const shootoutProbability = (difference: number): number => 0.5 + 0.1 * Math.tanh(difference)
