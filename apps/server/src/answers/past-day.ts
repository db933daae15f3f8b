import type { PastDay } from '@fairline/contract'
import { leagues } from '@fairline/domain'
import type { Board, BoardGame } from '@fairline/engine'
import type { RecordState } from '../jobs/keep-record.ts'
import { recordStatusOf, toPickResponse } from './track-record.ts'
import { provenanceOf } from './wire.ts'

type Game = PastDay['games'][number]

/** A day’s picks as they were, and its games as far as they are known. */
export function pastDayOf(board: Board, state: RecordState, day: string): PastDay {
  const picksOf = (origin: 'live' | 'backfill' | 'replay') =>
    state.record
      .picks(origin)
      .filter(({ entry }) => entry.game.day === day)
      .map((pick) => toPickResponse(pick, board.source))
  return {
    day,
    today: board.day,
    games: gamesOf(board, day),
    live: picksOf('live'),
    backfill: [...picksOf('backfill'), ...picksOf('replay')],
    ...recordStatusOf(state),
    provenance: provenanceOf(board),
  }
}

/** The board’s, and those that sides of any league still know of. */
function gamesOf(board: Board, day: string): Game[] {
  const known = [...board.games.filter(({ game }) => game.day === day).map(onBoardOf), ...playedOn(board, day)]
  const games = new Map(known.toReversed().map((game) => [game.gameId, game]))
  return [...games.values()].sort((a, b) => (a.league + a.gameId < b.league + b.gameId ? -1 : 1))
}

function onBoardOf({ game, score, result }: BoardGame): Game {
  const played = result ?? score
  return {
    gameId: game.id,
    league: leagues[game.league].name,
    homeTeam: game.home.name,
    awayTeam: game.away.name,
    homeScore: played?.home ?? null,
    awayScore: played?.away ?? null,
    winner: result?.winner ?? null,
    onBoard: true,
  }
}

/** By what became of the home side. */
const winnerOf = { win: 'home', draw: 'draw', loss: 'away' } as const

/** Each game once, as its home side knows it. */
function playedOn(board: Board, day: string): Game[] {
  const sides = Object.values(board.teams).flatMap((of) => of ?? [])
  return sides.flatMap((side) =>
    side.last
      .filter((played) => played.day === day && played.ground !== 'away')
      .map((played) => ({
        gameId: played.gameId,
        league: leagues[side.league].name,
        homeTeam: side.name,
        awayTeam: played.opponent,
        homeScore: played.scored,
        awayScore: played.allowed,
        winner: winnerOf[played.outcome],
        onBoard: false,
      })),
  )
}
