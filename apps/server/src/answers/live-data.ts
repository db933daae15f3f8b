import type { LiveData, LiveGame } from '@fairline/contract'
import { leagues } from '@fairline/domain'
import { type Board, type BoardGame, isPick } from '@fairline/engine'
import { americanOf, isoOf, percentOf, provenanceOf } from './wire.ts'
import { betInWords, passInWords } from './words.ts'

/** Today's games; those that are over are left out. */
export function liveDataOf(board: Board): LiveData {
  const games = board.games.filter(({ result }) => result === null).map((game) => gameOf(game, board.asOf))
  const live = games.filter(({ isLive }) => isLive).length
  return {
    games,
    summary: { total: games.length, scheduled: games.length - live, live },
    pacificTimeDate: board.day,
    provenance: provenanceOf(board),
  }
}

function gameOf({ game, forecast, model, best, decision }: BoardGame, asOf: number): LiveGame {
  const threeWay = leagues[game.league].outcomes === 'three-way'
  const chances = forecast?.chances ?? model
  const [home, away] = [chances[0] ?? 0, chances.at(-1) ?? 0]
  const start = game.startsAt === null ? null : isoOf(game.startsAt)
  // Nothing here tells a score in play, so a game is never called live because its start has passed.
  const begun = game.startsAt !== null && game.startsAt <= asOf
  return {
    id: game.id,
    league: leagues[game.league].name,
    homeTeam: game.home.name,
    awayTeam: game.away.name,
    homeAbbreviation: abbreviation(game.home),
    awayAbbreviation: abbreviation(game.away),
    status: 'Scheduled',
    gameStatus: start === null ? 'Time not recorded' : begun ? 'Started, no live score in this source' : 'Scheduled',
    isLive: false,
    isCompleted: false,
    gameTime: start,
    startTime: start,
    gameDate: game.day,
    homeScore: null,
    awayScore: null,
    doubleHeader: game.number > 1 ? game.number : null,
    bayesianProbabilities: {
      homeWinPercentage: percentOf(home),
      awayWinPercentage: percentOf(away),
      drawPercentage: threeWay ? percentOf(chances[1] ?? 0) : null,
      basis: forecast ? 'model and market' : 'model alone',
    },
    best: { home: priceOf(best[0]), draw: threeWay ? priceOf(best[1]) : null, away: priceOf(best.at(-1)) },
    isPick: isPick(decision),
    decision: isPick(decision) ? betInWords(game, decision.selection, decision.price) : passInWords(decision.reason),
  }
}

function priceOf(best: BoardGame['best'][number] | undefined) {
  return best ? { book: best.book, odds: americanOf(best.price), observedAt: isoOf(best.observedAt) } : null
}

/** A key made for people is an abbreviation; a long one (an open league's) is cut from the name. */
function abbreviation({ key, name }: { key: string; name: string }): string {
  return key.length <= 4 && key === key.toUpperCase()
    ? key
    : name
        .replace(/[^\p{L}]/gu, '')
        .slice(0, 3)
        .toUpperCase()
}
