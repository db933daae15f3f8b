import { type LeagueKey, leagues } from '@fairline/domain'
import type { Participant } from '../play/team.ts'
import type { Levels } from '../view/levels.ts'

/** One thing that is bet on about one player, before anybody's opinion. */
export interface PropMean {
  readonly player: string
  readonly stat: string
  /** Expected count, and its variance as a multiple of that. */
  readonly mean: number
  readonly ratio: number
  /** The same of what decides whether it counts at all, where another stat does: a total base is a hit. */
  readonly atAll?: Pick<PropMean, 'mean' | 'ratio'>
}

/**
 * The same by an opinion that is off the truth: of what decides whether it counts at all it is off by as many standard deviations.
 *
 * @param off  added to the logarithm of the mean
 */
export function shifted(prop: PropMean, off: number): PropMean {
  const { mean, ratio, atAll } = prop
  const moved = { ...prop, mean: mean * Math.exp(off) }
  if (!atAll) return moved
  const share = Math.sqrt(atAll.ratio / atAll.mean / (ratio / mean))
  return { ...moved, atAll: { ...atAll, mean: atAll.mean * Math.exp(share * off) } }
}

/** What a team does on average, by how well both sides score: measured on many plays of this world (see the test). */
interface TeamMean {
  readonly mean: number
  readonly own: number
  readonly other: number
}

const at = ({ mean, own, other }: TeamMean, level: number, against: number) =>
  mean * Math.exp(own * level + other * against)
const flat = (mean: number, own = 0, other = 0): TeamMean => ({ mean, own, other })

interface Side {
  readonly players: readonly Participant[]
  readonly level: number
  readonly against: number
}

/** Everything that could be bet on about the players of a match, for someone who holds these levels for true. */
export function propMeans(
  league: LeagueKey,
  levels: Levels,
  home: readonly Participant[],
  away: readonly Participant[],
): readonly [PropMean[], PropMean[]] {
  const make = menus[leagues[league].sport]
  if (!make) return [[], []]
  const [h, a] = [(levels.home + levels.homeLate) / 2, (levels.away + levels.awayLate) / 2]
  return [make(league, { players: home, level: h, against: a }), make(league, { players: away, level: a, against: h })]
}

/** Weights of one role as shares of the team's. */
function sharesOf(players: readonly Participant[], role: number): number[] {
  const weights = players.map(({ shares }) => shares[role] ?? 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (total > 0 ? weight / total : 0))
}

const basketballMeans = {
  nba: {
    points: flat(110, 1),
    threes: flat(12.55, 1.27),
    rebounds: flat(44.8, -0.34, -0.98),
    assists: flat(21.3, 1.3),
  },
  wnba: {
    points: flat(80.8, 1),
    threes: flat(8, 1.23),
    rebounds: flat(38, -0.46, -0.93),
    assists: flat(15.8, 1.26),
  },
}

function basketball(league: LeagueKey, { players, level, against }: Side): PropMean[] {
  const means = basketballMeans[league === 'wnba' ? 'wnba' : 'nba']
  const [inside, rebounding, passing, outside] = [0, 1, 2, 3].map((role) => sharesOf(players, role)) as number[][]
  const [points, threes] = [at(means.points, level, against), at(means.threes, level, against)]
  return players.slice(0, 7).flatMap(({ name: player }, i) => {
    const scored = (points - 3 * threes) * (inside?.[i] ?? 0) + 3 * threes * (outside?.[i] ?? 0)
    const rebounds = at(means.rebounds, level, against) * (rebounding?.[i] ?? 0)
    const assists = at(means.assists, level, against) * (passing?.[i] ?? 0)
    const all = scored + rebounds + assists
    return [
      { player, stat: 'points', mean: scored, ratio: 2.15 },
      { player, stat: 'rebounds', mean: rebounds, ratio: 0.97 },
      { player, stat: 'assists', mean: assists, ratio: 0.98 },
      { player, stat: 'threes', mean: threes * (outside?.[i] ?? 0), ratio: 0.98 },
      { player, stat: 'points+rebounds+assists', mean: all, ratio: (scored * 2.15 + rebounds + assists) / all },
    ]
  })
}

const NHL_SHOTS = flat(29.7)
const NHL_GOALS = flat(3.1, 1)
const NHL_ASSISTS = flat(4.65, 1)
const NHL_SAVES = flat(26.5, 0, -0.1)

function hockey(_: LeagueKey, { players, level, against }: Side): PropMean[] {
  const skaters = players.slice(0, -1)
  const [shooting, scoring, passing] = [0, 1, 2].map((role) => sharesOf(skaters, role)) as number[][]
  const [goals, assists] = [at(NHL_GOALS, level, against), at(NHL_ASSISTS, level, against)]
  const shots = at(NHL_SHOTS, level, against) - goals
  const of = (shares: number[] | undefined, i: number) => shares?.[i] ?? 0
  const keeper = players.at(-1)
  return [
    ...skaters.slice(0, 7).flatMap(({ name: player }, i) => [
      { player, stat: 'shots', mean: shots * of(shooting, i) + goals * of(scoring, i), ratio: 0.99 },
      { player, stat: 'points', mean: goals * of(scoring, i) + assists * of(passing, i), ratio: 1 },
      { player, stat: 'goals', mean: goals * of(scoring, i), ratio: 0.99 },
    ]),
    ...(keeper ? [{ player: keeper.name, stat: 'saves', mean: at(NHL_SAVES, level, against), ratio: 0.93 }] : []),
  ]
}

const SHOTS = flat(13.1)
const ON_TARGET = flat(4.2, 0.3)
const GOALS = flat(1.36, 1)
const SAVES = flat(2.78)

function soccer(_: LeagueKey, { players, level, against }: Side): PropMean[] {
  const shooting = sharesOf(players, 0)
  const keeper = players.at(-1)
  const best = players
    .map((player, i) => ({ player: player.name, share: shooting[i] ?? 0 }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 5)
  return [
    ...best.flatMap(({ player, share }) => [
      { player, stat: 'shots', mean: at(SHOTS, level, against) * share, ratio: 0.98 },
      { player, stat: 'shots_on_target', mean: at(ON_TARGET, level, against) * share, ratio: 0.99 },
      { player, stat: 'goals', mean: at(GOALS, level, against) * share, ratio: 0.99 },
    ]),
    ...(keeper ? [{ player: keeper.name, stat: 'saves', mean: at(SAVES, level, against), ratio: 0.97 }] : []),
  ]
}

const PASSING = flat(251, 0.38)
const PASSING_TD = flat(1.72, 1)
const RUSHING = flat(118, 0.37)
const RECEPTIONS = flat(33.8, 0.33)
const TOUCHDOWNS = flat(2.52, 0.97)
const PASS_SHARE = 0.68

function football(_: LeagueKey, { players, level, against }: Side): PropMean[] {
  const [carries, targets] = [sharesOf(players, 0), sharesOf(players, 1)]
  const thrower = players[0]
  const rest = players.slice(0, 6).flatMap(({ name: player }, i) => {
    const [carried, caught] = [carries[i] ?? 0, targets[i] ?? 0]
    const touchdowns = at(TOUCHDOWNS, level, against) * (PASS_SHARE * caught + (1 - PASS_SHARE) * carried)
    return [
      { player, stat: 'rushing_yards', mean: at(RUSHING, level, against) * carried, ratio: 10.4 },
      { player, stat: 'receiving_yards', mean: at(PASSING, level, against) * caught, ratio: 10.5 },
      { player, stat: 'receptions', mean: at(RECEPTIONS, level, against) * caught, ratio: 1.1 },
      { player, stat: 'touchdowns', mean: touchdowns, ratio: 0.96 },
    ].filter(({ mean, stat }) => mean > (stat.endsWith('yards') ? 12 : stat === 'receptions' ? 1.5 : 0.08))
  })
  if (!thrower) return rest
  return [
    { player: thrower.name, stat: 'passing_yards', mean: at(PASSING, level, against), ratio: 14.7 },
    { player: thrower.name, stat: 'passing_touchdowns', mean: at(PASSING_TD, level, against), ratio: 0.84 },
    ...rest,
  ]
}

const HIT = 0.1977
const HOME_RUN = 0.0329
const BASES_OF_HIT = 1.274
const K_PER_OUT = 0.3207
const appearances = (order: number) => 4.74 - 0.11 * order

function baseball(_: LeagueKey, { players, level }: Side): PropMean[] {
  const starter = players[9]
  const scale = Math.exp(0.44 * level)
  const batters = players.slice(0, 9).flatMap(({ name: player, shares: [hit = 1, power = 1] }, i) => {
    const [hits, homers] = [appearances(i) * HIT * hit * scale, appearances(i) * HOME_RUN * power * scale]
    const atAll = { mean: hits + homers, ratio: 0.81 }
    return [
      { player, stat: 'hits', ...atAll },
      { player, stat: 'total_bases', mean: hits * BASES_OF_HIT + 4 * homers, ratio: 2.03, atAll },
      { player, stat: 'home_runs', mean: homers, ratio: 0.97 },
    ]
  })
  if (!starter) return batters
  const [strikeouts = 1, outs = 16] = starter.shares
  return [
    { player: starter.name, stat: 'strikeouts', mean: K_PER_OUT * strikeouts * outs, ratio: 0.93 },
    { player: starter.name, stat: 'outs', mean: outs + 0.4, ratio: 0.42 },
    ...batters,
  ]
}

const menus: Readonly<Record<string, (league: LeagueKey, side: Side) => PropMean[]>> = {
  basketball,
  hockey,
  soccer,
  football,
  baseball,
}
