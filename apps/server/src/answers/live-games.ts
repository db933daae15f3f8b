import type { LiveGames, LiveGamesAnalysis, LiveUbseStatus, LiveUbseUpdates } from '@fairline/contract'
import { addDays, leagues, pacificDay } from '@fairline/domain'
import { type Board, type BoardGame, decisionsOf, isPick } from '@fairline/engine'
import { type LiveWatch, WATCH_MS } from '../jobs/watch-live.ts'
import { inPercent, round } from './bet-rows.ts'
import { liveChanceOf } from './live-chance.ts'
import { liveDataOf } from './live-data.ts'
import { isoOf, percentOf, provenanceOf, tenthOf } from './wire.ts'
import { backed, matchupOf, selectionInWords } from './words.ts'

type Row = LiveGames['games'][number]

/** Every game of the day: by league, what is on first, then today's before tomorrow's, then by start. */
export function liveGamesOf(board: Board): LiveGames {
  const tomorrow = addDays(board.day, 1)
  const on = new Map(board.games.map((game) => [game.game.id, game]))
  const games = liveDataOf(board).games.map((row): Row => {
    const score = on.get(row.id)?.score
    const day = row.startTime === null ? row.gameDate : pacificDay(Date.parse(row.startTime))
    return {
      ...{ ...row, detailedStatus: row.gameStatus, isTomorrow: day === tomorrow },
      timeRemaining: row.isLive && score ? percentOf(score.remaining) : null,
    }
  })
  const rank = ({ isLive, isTomorrow }: Row) => (isLive ? 0 : isTomorrow ? 2 : 1)
  return {
    games: games.sort((a, b) => (a.league === b.league ? rank(a) - rank(b) : a.league < b.league ? -1 : 1)),
    date: board.day,
    provenance: provenanceOf(board),
  }
}

/** What was picked of the games that are on, and how it stands. */
export function liveGamesAnalysisOf(board: Board): LiveGamesAnalysis {
  const on = board.games.filter(({ score, result }) => score !== null && result === null)
  return { games: on.flatMap(analysesOf), provenance: provenanceOf(board) }
}

function analysesOf(onBoard: BoardGame): LiveGamesAnalysis['games'] {
  const { game, score } = onBoard
  if (!score) return []
  const shared = {
    ...{ game: matchupOf(game), gameId: game.id, league: leagues[game.league].name },
    liveContext: {
      ...{ currentScore: `${score.away}–${score.home}`, clock: score.clock, period: score.period },
      remaining: percentOf(score.remaining),
    },
  }
  const picks = decisionsOf(onBoard).filter(isPick)
  if (picks.length === 0) return [{ ...shared, ...leaderOf(onBoard), isPick: false, expectedValue: null }]
  return picks.map((pick) => {
    const chance = liveChanceOf(onBoard, pick)
    const then = `Before the game we made it ${tenthOf(pick.chance)}%`
    const now = chance ? `, now it stands at ${tenthOf(chance.now)}%` : ', and nobody prices it now'
    return {
      ...shared,
      ...{ pick: selectionInWords(game, pick), isPick: true, confidence: chance && percentOf(chance.now) },
      expectedValue: inPercent(pick.expectedValue),
      reasoning: [`${then}${now}`, `It is ${score.away}–${score.home}, ${score.clock}`],
    }
  })
}

/** Who is ahead in chance, where nothing was picked. */
function leaderOf({ game, live, forecast, score }: BoardGame) {
  const chances = live?.market ?? live?.model ?? null
  const before = forecast?.chances
  const home = chances?.[0] ?? null
  const away = chances?.at(-1) ?? null
  const side = home !== null && away !== null && home >= away ? ('home' as const) : ('away' as const)
  const now = side === 'home' ? home : away
  const then = (side === 'home' ? before?.[0] : before?.at(-1)) ?? null
  return {
    pick: now === null ? 'Nobody prices it' : `${backed(game, side)} ahead in chance`,
    confidence: now === null ? null : percentOf(now),
    reasoning: [
      ...(now !== null && then !== null ? [`${tenthOf(then)}% before the game, ${tenthOf(now)}% now`] : []),
      ...(score ? [`It is ${score.away}–${score.home}, ${score.clock}`] : []),
      'Nothing was picked of it',
    ],
  }
}

/** Whether live games are watched. */
export function liveUbseStatusOf(board: Board | null, watch: LiveWatch): LiveUbseStatus {
  const looked = watch.lastLook()
  return {
    isMonitoring: board !== null,
    liveGames: board?.games.filter(({ score, result }) => score !== null && result === null).length ?? 0,
    followed: watch.followed(),
    lastUpdate: looked === null ? null : isoOf(looked),
    maxGames: board?.games.filter(({ game }) => game.day === board.day).length ?? 0,
    analysisSeconds: WATCH_MS / 1000,
  }
}

/** How chances changed. */
export const liveUbseUpdatesOf = (watch: LiveWatch): LiveUbseUpdates => ({
  updates: watch.updates().map(({ at, before, now, factors, ...update }) => ({
    ...update,
    ...{ timestamp: isoOf(at), oldConfidence: round(before, 1), newConfidence: round(now, 1) },
    confidenceChange: round(now - before, 1),
    liveFactors: factors.map(({ type, impact }) => ({ type, impact: round(impact, 1) })),
  })),
})
