import type { Fact, Instant, PlayerLine, Result } from '@fairline/domain'
import { type LeagueKey, leagues } from '@fairline/domain'
import { type PlayedMatch, statsOf } from '../play/play-match.ts'
import type { PlayEvent } from '../play/record.ts'
import type { Participant } from '../play/team.ts'
import type { Match } from '../world/match.ts'
import { clockText } from './clock-text.ts'

/** What players did, in words: those in the line-up, and of each what is not zero. */
export function playerLines(
  league: LeagueKey,
  side: 'home' | 'away',
  players: readonly Participant[],
  counts: Int16Array,
): PlayerLine[] {
  const stats = statsOf(league)
  return players.map(({ name }, player) => {
    const line: Record<string, number> = {}
    for (let stat = 0; stat < stats.length; stat++) {
      const count = counts[player * stats.length + stat] as number
      if (count !== 0) line[stats[stat] as string] = count
    }
    return { side, player: name, stats: line }
  })
}

/** Follows a game event by event, and says how it stands. */
export function follower(match: Match) {
  const { game, home, away } = match
  const stats = statsOf(game.league).length
  const counts = [new Int16Array(home.length * stats), new Int16Array(away.length * stats)] as const
  const periods: [number[], number[]] = [[0], [0]]
  let [lastHome, lastAway] = [0, 0]

  function take({ period, home: h, away: a, credits }: PlayEvent): void {
    for (const side of periods) while (side.length < period) side.push(0)
    periods[0][period - 1] = (periods[0][period - 1] as number) + h - lastHome
    periods[1][period - 1] = (periods[1][period - 1] as number) + a - lastAway
    lastHome = h
    lastAway = a
    for (let i = 0; i < credits.length; i += 4) {
      const line = counts[credits[i] as 0 | 1]
      const at = (credits[i + 1] as number) * stats + (credits[i + 2] as number)
      line[at] = (line[at] as number) + (credits[i + 3] as number)
    }
  }

  return {
    /** Takes an event in. */
    take,
    /** How the game stands after an event. */
    fact(event: PlayEvent, observedAt: Instant): Fact {
      const bits = event.bases >> 2
      return {
        kind: 'score',
        score: {
          gameId: game.id,
          home: event.home,
          away: event.away,
          period: event.period,
          clock: clockText(game.league, event),
          remaining: event.remaining,
          bases:
            leagues[game.league].sport === 'baseball'
              ? {
                  batting: event.phase === 0 ? 'away' : 'home',
                  outs: event.bases & 3,
                  taken: [(bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0],
                }
              : null,
          periods: { home: [...periods[0]], away: [...periods[1]] },
          lines: [
            ...playerLines(game.league, 'home', home, counts[0]),
            ...playerLines(game.league, 'away', away, counts[1]),
          ],
          observedAt,
        },
        observedAt,
      }
    },
  }
}

/** How a game ended. Fights have a winner and no score. */
export function resultFact(match: Match, played: PlayedMatch, observedAt: Instant): Fact {
  const { game, home, away } = match
  const fought = leagues[game.league].sport === 'combat'
  const lines = [
    ...playerLines(game.league, 'home', home, played.lines[0]),
    ...playerLines(game.league, 'away', away, played.lines[1]),
  ]
  const score = fought
    ? { home: null, away: null }
    : { home: played.home, away: played.away, periods: { home: [...played.periods[0]], away: [...played.periods[1]] } }
  const result: Result = { gameId: game.id, winner: played.winner, ...score, lines, observedAt }
  return { kind: 'result', result, observedAt }
}

/** The result becomes known this long after the last event. */
const CONFIRMED_MS = 20_000

/** When the result of a match becomes known. */
export const resultAt = (match: Match, played: PlayedMatch): Instant => match.startsAt + played.length + CONFIRMED_MS
