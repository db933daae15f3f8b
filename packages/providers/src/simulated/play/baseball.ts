import type { RandomDraws } from '@fairline/numeric'
import { advances, DOUBLE, endProbabilities, HOME_RUN, OUT, SINGLE, STRIKEOUT, TRIPLE, WALK } from './inning.ts'
import type { GameRecord, SideIndex } from './record.ts'
import { reachScale } from './runs-by-level.ts'
import type { Team } from './team.ts'

/** What is counted: of batters to at-bats, of pitchers the rest. */
export const baseballStats = [
  'hits',
  'total_bases',
  'home_runs',
  'runs_batted_in',
  'runs',
  'walks',
  'batter_strikeouts',
  'at_bats',
  'strikeouts',
  'outs',
  'hits_allowed',
  'runs_allowed',
  'walks_allowed',
] as const
const HITS = 0
const BASES = 1
const HOMERS = 2
const RBI = 3
const RUNS = 4
const WALKS = 5
const WHIFFS = 6
const AT_BATS = 7
const KS = 8
const OUTS = 9
const HITS_AGAINST = 10
const RUNS_AGAINST = 11
const WALKS_AGAINST = 12
/** Nine batters (shares: hits, power), then the starter (shares: strikeouts, the outs expected of him), then relievers. */
export const STARTER = 9
const PLATE_MS = 108_000
const CHANGE_MS = 128_000

interface Nine {
  readonly early: number
  readonly late: number
  readonly team: Team
  /** After this many outs the starter is relieved. */
  readonly meant: number
  batter: number
  pitcher: number
  outsOfStarter: number
}

/** Plays a game plate appearance by plate appearance; extra innings begin with a runner on second. */
export function playBaseball(teams: readonly [Team, Team], draws: RandomDraws, record: GameRecord): void {
  const nines = teams.map((team) => ({
    early: reachScale(team.level),
    late: reachScale(team.late),
    team,
    meant: outsMeant(team, draws),
    batter: 0,
    pitcher: STARTER,
    outsOfStarter: 0,
  })) as [Nine, Nine]
  let at = 0
  for (let inning = 1; inning <= 9 || record.points(0) === record.points(1); inning++) {
    for (const side of [1, 0] as const) {
      if (side === 0 && inning >= 9 && record.points(0) > record.points(1)) break
      at = halfInning(nines, side, inning, at, draws, record) + CHANGE_MS
    }
  }
}

function halfInning(
  nines: readonly [Nine, Nine],
  side: SideIndex,
  inning: number,
  begins: number,
  draws: RandomDraws,
  record: GameRecord,
): number {
  const [attack, defence] = [nines[side], nines[1 - side] as Nine]
  const half = 1 - side
  const remaining = Math.max(0, 1 - ((inning - 1) * 2 + half) / 18)
  const runners = inning > 9 ? [-1, (attack.batter + 8) % 9, -1] : [-1, -1, -1]
  let [outs, at] = [0, begins]
  changePitcher(defence, inning, draws)
  record.moment(at, inning, half, remaining, basesOf(runners) * 4)
  while (outs < 3) {
    at += Math.round(PLATE_MS * (0.6 + 0.8 * draws.uniform()))
    outs = plateAppearance(attack, defence, side, { outs, runners }, draws, record)
    const over = side === 0 && inning >= 9 && record.points(0) > record.points(1)
    const gone = remaining - Math.min(outs, 3) / 54
    record.moment(at, inning, half, Math.max(0, gone), basesOf(runners) * 4 + Math.min(3, outs))
    if (over) break
    changePitcher(defence, inning, draws)
  }
  return at
}

/** How long a manager leaves his starter in: near what is expected of him, sometimes far shorter or longer. */
function outsMeant(team: Team, draws: RandomDraws): number {
  const luck = draws.uniform() + draws.uniform() + draws.uniform() - 1.5
  return Math.round(Math.max(3, Math.min(27, (team.players[STARTER]?.shares[1] ?? 15) + 5 * luck)))
}

/** A pitcher stays until his outs are got; then relievers share what is left. */
function changePitcher(defence: Nine, inning: number, draws: RandomDraws): void {
  const relievers = defence.team.players.length - STARTER - 1
  if (defence.pitcher === STARTER) {
    if (defence.outsOfStarter >= defence.meant) defence.pitcher = STARTER + 1 + draws.integer(0, relievers - 1)
  } else if (inning >= 7 && draws.bernoulli(0.09)) defence.pitcher = STARTER + 1 + draws.integer(0, relievers - 1)
}

interface Situation {
  readonly outs: number
  /** Who stands on first, second and third; −1 for no one. Changed in place. */
  readonly runners: number[]
}

/** Plays one batter. Returns the outs after him. */
function plateAppearance(
  attack: Nine,
  defence: Nine,
  side: SideIndex,
  { outs, runners }: Situation,
  draws: RandomDraws,
  record: GameRecord,
): number {
  const batter = attack.batter
  attack.batter = (batter + 1) % 9
  const { pitcher } = defence
  const [hit = 1, power = 1] = attack.team.players[batter]?.shares ?? []
  const strikeouts = defence.team.players[pitcher]?.shares[0] ?? 1
  const scale = pitcher === STARTER ? attack.early : attack.late
  const end = draws.weightedIndex(endProbabilities(scale, hit, power, strikeouts))
  const bases = basesOf(runners)
  const ways = advances[bases]?.[outs]?.[end] ?? []
  const way = ways.length === 1 ? ways[0] : ways[draws.weightedIndex(ways.map(({ probability }) => probability))]
  if (!way) return outs
  creditBatter(record, side, batter, end)
  creditPitcher(record, (1 - side) as SideIndex, pitcher, end, way.outs - outs)
  if (pitcher === STARTER) defence.outsOfStarter += way.outs - outs
  const order = [runners[2], runners[1], runners[0], batter].filter((who) => who !== undefined && who >= 0) as number[]
  // The runner who is farthest scores first; a runner forced out on a double play is the one from first.
  const doublePlay = end === OUT && way.outs - outs === 2
  const standing = end === OUT || end === STRIKEOUT ? order.filter((who) => who !== batter) : order
  const moving = doublePlay ? standing.filter((who) => who !== runners[0]) : standing
  for (const who of moving.splice(0, way.runs)) {
    record.score(side, 1)
    record.credit(side, who, RUNS)
    record.credit(side, batter, RBI)
    record.credit((1 - side) as SideIndex, pitcher, RUNS_AGAINST)
  }
  place(runners, way.bases, moving)
  return way.outs
}

/** Puts those still on base where the bits say, the farthest first. */
function place(runners: number[], bases: number, moving: readonly number[]): void {
  let next = 0
  for (const base of [2, 1, 0]) runners[base] = bases & (1 << base) ? (moving[next++] ?? -1) : -1
}

const basesOf = (runners: readonly number[]) =>
  runners.reduce((bits, runner, base) => bits | (runner >= 0 ? 1 << base : 0), 0)

const basesHit: Readonly<Record<number, number>> = { [SINGLE]: 1, [DOUBLE]: 2, [TRIPLE]: 3, [HOME_RUN]: 4 }

function creditBatter(record: GameRecord, side: SideIndex, batter: number, end: number): void {
  if (end === WALK) {
    record.credit(side, batter, WALKS)
    return
  }
  record.credit(side, batter, AT_BATS)
  if (end === STRIKEOUT) record.credit(side, batter, WHIFFS)
  const bases = basesHit[end]
  if (bases === undefined) return
  record.credit(side, batter, HITS)
  record.credit(side, batter, BASES, bases)
  if (end === HOME_RUN) record.credit(side, batter, HOMERS)
}

function creditPitcher(record: GameRecord, side: SideIndex, pitcher: number, end: number, outs: number): void {
  if (outs > 0) record.credit(side, pitcher, OUTS, outs)
  if (end === STRIKEOUT) record.credit(side, pitcher, KS)
  if (end === WALK) record.credit(side, pitcher, WALKS_AGAINST)
  if (basesHit[end] !== undefined) record.credit(side, pitcher, HITS_AGAINST)
}
