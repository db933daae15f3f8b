import type { LeagueKey } from '@fairline/domain'
import { leagues } from '@fairline/domain'
import { normalAt } from '@fairline/numeric'
import type { Participant } from '../play/team.ts'
import { injuryOf, outSince, type Player, skillOf, squadOf } from './player.ts'
import type { World } from './world.ts'

/** Someone who will not play. */
export interface Absence {
  readonly player: Player
  /** Day number since when. */
  readonly since: number
  readonly injury: string
  /** What his side's level loses by it. */
  readonly costs: number
}

/** Who plays for a club on a day, and who is missed. */
export interface LineUp {
  readonly players: readonly Participant[]
  readonly absences: readonly Absence[]
  /** What the starting pitcher or goalkeeper takes from the other side's level; 0 in other sports. */
  readonly stops: number
  /** Starting pitcher or goalkeeper by name; null in other sports. */
  readonly starter: string | null
}

/** Asks for a club's line-up. */
export interface Asked {
  readonly world: World
  readonly league: LeagueKey
  readonly club: string
  readonly number: number
  readonly year: number
}

const boost = (player: Player, what: number, number: number, spread: number) =>
  Math.exp(spread * skillOf(player, what, number))

/** Who plays for a club on a day. */
export function lineUpOf(query: Asked): LineUp {
  const make = lineUps[leagues[query.league].sport]
  return make ? make(query) : { players: [], absences: [], stops: 0, starter: null }
}

function absencesOf(query: Asked, squad: readonly Player[], costs: (slot: number) => number): readonly Absence[] {
  return squad.flatMap((player) => {
    const since = outSince(player, query.number)
    if (since === null) return []
    return [{ player, since, injury: injuryOf(player, query.league, since), costs: costs(player.slot) }]
  })
}

const fitOf = (squad: readonly Player[], absences: readonly Absence[]): readonly Player[] => {
  const out = new Set(absences.map(({ player }) => player))
  return squad.filter((player) => !out.has(player))
}

const ROTATION = 5

function baseball(query: Asked): LineUp {
  const { world, league, club, year, number } = query
  const squad = squadOf(world, league, club, year, 22)
  const batters = squad.slice(0, 13)
  const absences = absencesOf(query, batters, (slot) => (slot < 9 ? 0.018 : 0))
  const order = fitOf(batters, absences).slice(0, 9)
  const pitchers = squad.slice(13, 13 + ROTATION)
  // A pitcher who is hurt misses his turn, and the next one takes it.
  const turn = [0, 1, 2, 3, 4].map((i) => pitchers[(number + i) % ROTATION] as Player)
  const starter = turn.find((pitcher) => outSince(pitcher, number) === null) ?? (turn[0] as Player)
  const relievers = squad.slice(13 + ROTATION)
  const hits = order.map((player) => 1 + 0.09 * skillOf(player, 1, number))
  const power = order.map((player) => boost(player, 2, number, 0.38))
  const [hitMean, powerMean] = [mean(hits), mean(power)]
  const expected = 16.2 + 1.6 * skillOf(starter, 4, number)
  return {
    players: [
      ...order.map((player, i) => ({
        name: player.name,
        shares: [(hits[i] as number) / hitMean, (power[i] as number) / powerMean],
      })),
      { name: starter.name, shares: [boost(starter, 3, number, 0.17), expected] },
      ...relievers.map((player) => ({ name: player.name, shares: [boost(player, 3, number, 0.15), 0] })),
    ],
    absences,
    stops: 0.11 * skillOf(starter, 4, number),
    starter: starter.name,
  }
}

const usage = [0.27, 0.21, 0.17, 0.14, 0.125, 0.105, 0.09, 0.075, 0.055, 0.045]
const starCosts = [0.034, 0.022, 0.015, 0.009, 0.007]

function basketball(query: Asked): LineUp {
  const { world, league, club, year, number } = query
  const squad = squadOf(world, league, club, year, 13)
  const absences = absencesOf(query, squad, (slot) => starCosts[slot] ?? 0.002)
  const players = fitOf(squad, absences)
    .slice(0, 10)
    .map((player, i) => {
      const minutes = usage[i] as number
      const of = (what: number, spread: number, flat = 0.5) =>
        (flat * 0.12 + (1 - flat) * minutes) * boost(player, what, number, spread)
      // In the order of the stats: points, rebounds, assists, threes, steals, blocks, turnovers.
      return {
        name: player.name,
        shares: [
          of(1, 0.14, 0.1),
          of(2, 0.4),
          of(3, 0.45, 0.3),
          of(4, 0.45, 0.35),
          of(5, 0.25),
          of(6, 0.5),
          of(7, 0.2, 0.2),
        ],
      }
    })
  return { players, absences, stops: 0, starter: null }
}

function hockey(query: Asked): LineUp {
  const { world, league, club, year, number } = query
  const squad = squadOf(world, league, club, year, 23)
  const skaters = squad.slice(0, 21)
  const absences = absencesOf(query, skaters, (slot) => (slot < 3 ? 0.022 : slot < 9 ? 0.008 : 0.003))
  const [first, second] = squad.slice(21) as [Player, Player]
  const rests = normalAt(first.key, number, 13) > 0.5 || outSince(first, number) !== null
  const goalie = rests ? second : first
  const players = fitOf(skaters, absences)
    .slice(0, 18)
    .map((player, i) => {
      const line = i < 3 ? 1.7 : i < 6 ? 1.25 : i < 12 ? 0.75 : 0.6
      const defender = player.slot % 3 === 2
      return {
        name: player.name,
        shares: [
          line * (defender ? 0.75 : 1.1) * boost(player, 1, number, 0.25),
          line * (defender ? 0.4 : 1.2) * boost(player, 2, number, 0.35),
          line * boost(player, 3, number, 0.3),
        ],
      }
    })
  return {
    players: [...players, { name: goalie.name, shares: [0, 0, 0] }],
    absences,
    stops: 0.05 * skillOf(goalie, 4, number) - (goalie === second ? 0.035 : 0),
    starter: goalie.name,
  }
}

function soccer(query: Asked): LineUp {
  const { world, league, club, year, number } = query
  const squad = squadOf(world, league, club, year, 18)
  const outfield = squad.slice(0, 16)
  const absences = absencesOf(query, outfield, (slot) => (slot < 2 ? 0.07 : slot < 6 ? 0.03 : 0.015))
  const keepers = squad.slice(16)
  const keeper = keepers.find((player) => outSince(player, number) === null) ?? (keepers[0] as Player)
  const players = fitOf(outfield, absences)
    .slice(0, 13)
    .map((player, i) => {
      // Slots 0 and 1 lead the attack, the last ones come off the bench.
      const forward = [3, 2.4, 1.6, 1.5, 1.2, 0.9, 0.7, 0.5, 0.4, 0.4, 0.9, 0.7, 0.4][i] as number
      const maker = [1, 1.3, 2, 1.8, 1.4, 1.1, 0.8, 0.6, 0.5, 0.3, 0.6, 0.5, 0.3][i] as number
      return {
        name: player.name,
        shares: [
          forward * boost(player, 1, number, 0.3),
          maker * boost(player, 2, number, 0.35),
          boost(player, 3, number, 0.4),
        ],
      }
    })
  return { players: [...players, { name: keeper.name, shares: [0, 0, 0.2] }], absences, stops: 0, starter: null }
}

function football(query: Asked): LineUp {
  const { world, league, club, year, number } = query
  const squad = squadOf(world, league, club, year, 14)
  const absences = absencesOf(query, squad.slice(0, 12), (slot) => (slot === 0 ? 0.16 : slot < 4 ? 0.025 : 0.01))
  const fit = new Set(fitOf(squad.slice(0, 12), absences))
  const slot = (...wanted: number[]) =>
    squad[wanted.find((at) => fit.has(squad[at] as Player)) ?? (wanted[0] as number)] as Player
  // Thrower, two runners, five receivers and the kicker, each with who stands in for him.
  const named = [slot(0, 10), slot(1, 8), slot(2, 8), slot(3, 9), slot(4, 9), slot(5, 11), slot(6, 11), slot(7, 11)]
  const unique = [...new Set(named)]
  const carries = [0.12, 0.58, 0.24, 0.03, 0.02, 0, 0, 0.01]
  const targets = [0, 0.13, 0.07, 0.26, 0.19, 0.15, 0.12, 0.08]
  return {
    players: [
      ...unique.map((player, i) => ({
        name: player.name,
        shares: [
          (carries[i] as number) * boost(player, 1, number, 0.2),
          (targets[i] as number) * boost(player, 2, number, 0.2),
        ],
      })),
      { name: (squad[13] as Player).name, shares: [0, 0] },
    ],
    absences,
    stops: 0,
    starter: null,
  }
}

const lineUps: Readonly<Record<string, (query: Asked) => LineUp>> = { baseball, basketball, hockey, soccer, football }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
