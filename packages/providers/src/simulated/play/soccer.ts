import type { RandomDraws } from '@fairline/numeric'
import type { GameRecord, SideIndex } from './record.ts'
import type { Team } from './team.ts'

/** Goals of an average side in a match. */
export const SOCCER_GOALS = 1.36
/** Share of them that fall in the first half. */
export const FIRST_HALF_SHARE = 0.45
/** What is counted; shares are shots, assists, cards. The last player is the goalkeeper. */
export const soccerStats = ['shots', 'shots_on_target', 'goals', 'assists', 'cards', 'saves'] as const
const SHOTS = 0
const ON_TARGET = 1
const GOALS = 2
const ASSISTS = 3
const CARDS = 4
const SAVES = 5

const SHOTS_PER_MINUTE = 12.6 / 94
const ON_TARGET_SHARE = 0.24
const ASSISTED = 0.72
const CARDS_PER_MINUTE = 2.1 / 94
const HALF_TIME_MS = 16 * 60_000

/** Plays a match minute by minute, ninety and what is added. */
export function playSoccer(teams: readonly [Team, Team], draws: RandomDraws, record: GameRecord): void {
  const goals = teams.map(({ level }) => SOCCER_GOALS * Math.exp(level)) as [number, number]
  const elevenOf = ({ players }: Team): Eleven => ({
    keeper: players.length - 1,
    shares: [0, 1, 2].map((role) => players.map(({ shares }) => shares[role] as number)),
  })
  const sides = [elevenOf(teams[0]), elevenOf(teams[1])] as const
  let at = 0
  for (const half of [1, 2]) {
    const minutes = 45 + (half === 1 ? draws.integer(1, 4) : draws.integer(3, 8))
    const share = half === 1 ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE
    record.moment(at, half, (half - 1) * 45, half === 1 ? 1 : 1 - FIRST_HALF_SHARE)
    for (let minute = 1; minute <= minutes; minute++) {
      for (const side of [0, 1] as const) attempt(side, (goals[side] * share) / minutes, sides, draws, record)
      const left = share * (1 - minute / minutes) + (half === 1 ? 1 - FIRST_HALF_SHARE : 0)
      record.moment(at + minute * 60_000, half, (half - 1) * 45 + minute, left)
    }
    at += minutes * 60_000 + HALF_TIME_MS
  }
}

interface Eleven {
  readonly keeper: number
  readonly shares: readonly (readonly number[])[]
}

function attempt(
  side: SideIndex,
  goal: number,
  sides: readonly [Eleven, Eleven],
  draws: RandomDraws,
  record: GameRecord,
): void {
  const { shares } = sides[side]
  if (draws.bernoulli(CARDS_PER_MINUTE)) record.credit(side, draws.weightedIndex(shares[2] as readonly number[]), CARDS)
  const drawn = draws.uniform()
  if (drawn >= Math.max(SHOTS_PER_MINUTE, goal)) return
  const shooter = draws.weightedIndex(shares[0] as readonly number[])
  record.credit(side, shooter, SHOTS)
  if (drawn < goal) {
    record.score(side, 1)
    record.credit(side, shooter, ON_TARGET)
    record.credit(side, shooter, GOALS)
    const helper = draws.bernoulli(ASSISTED) ? draws.weightedIndex(shares[1] as readonly number[]) : shooter
    if (helper !== shooter) record.credit(side, helper, ASSISTS)
  } else if (draws.bernoulli(ON_TARGET_SHARE)) {
    record.credit(side, shooter, ON_TARGET)
    record.credit((1 - side) as SideIndex, (sides[1 - side] as Eleven).keeper, SAVES)
  }
}
