import { type LeagueKey, leagues } from '@fairline/domain'
import type { Participant } from '../play/team.ts'
import type { PlayerPiece } from './player-piece.ts'

/**
 * A side's players with what becomes known of them on the day: how much more or less of what the side does is theirs. How
 * well the side plays stays as it is.
 *
 * @param pieces  by player
 */
export function playersOnTheDay(
  league: LeagueKey,
  players: readonly Participant[],
  pieces: ReadonlyMap<string, PlayerPiece>,
): readonly Participant[] {
  const factorOf = (name: string) => Math.exp(pieces.get(name)?.shift ?? 0)
  if (leagues[league].sport === 'baseball') return nineOnTheDay(players, factorOf)
  return players.map(({ name, shares }) => ({ name, shares: shares.map((share) => share * factorOf(name)) }))
}

const BATTERS = 9

/** Batters' hits and power average 1 over all who do more; of a pitcher it is his strikeouts, not how long he stays. */
function nineOnTheDay(players: readonly Participant[], factorOf: (name: string) => number): readonly Participant[] {
  const batters = players.slice(0, BATTERS)
  const doing = (role: number) => batters.map(({ name, shares }) => (shares[role] as number) * factorOf(name))
  const [hits, power] = [averagingOne(doing(0)), averagingOne(doing(1))]
  return players.map(({ name, shares }, i) => {
    if (i < BATTERS) return { name, shares: [hits[i] as number, power[i] as number] }
    const [strikeouts = 1, outs = 0] = shares
    return { name, shares: [strikeouts * factorOf(name), outs] }
  })
}

function averagingOne(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value / mean)
}
