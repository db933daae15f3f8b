import type { PublishedPick } from '@fairline/contract'
import { leagues } from '@fairline/domain'
import { type Board, type BoardGame, type EvaluatedBet, shownConfidence } from '@fairline/engine'
import { liveScoreOf } from './live-score.ts'
import { publishedShown } from './published-shown.ts'
import { settlementOf } from './settlement-of.ts'
import { americanOf, bookShown, isoOf, openPercentOf, percentOf } from './wire.ts'
import { matchupOf, selectionInWords } from './words.ts'

/** Published picks of the games on the board, each with what it is now; earliest start first. */
export function publishedPicksOf(board: Board, state?: EvaluatedBet['state']): PublishedPick[] {
  return board.games
    .flatMap((game) => publishedOfGame(game, board.source, state))
    .sort((a, b) => (a.gameTime ?? '').localeCompare(b.gameTime ?? '') || (a.id < b.id ? -1 : 1))
}

export const publishedOfGame = (onBoard: BoardGame, source: string, state?: EvaluatedBet['state']): PublishedPick[] =>
  onBoard.bets
    .filter((bet) => bet.published !== null && (state === undefined || bet.state === state))
    .flatMap((bet) => publishedPickOf(onBoard, bet, source))

function publishedPickOf(
  { game, score, result, unrecorded }: BoardGame,
  bet: EvaluatedBet,
  source: string,
): PublishedPick[] {
  const published = publishedShown(bet, source)
  if (!published) return []
  return [
    {
      id: bet.id,
      gameId: game.id,
      league: leagues[game.league].name,
      game: matchupOf(game),
      gameTime: game.startsAt === null ? null : isoOf(game.startsAt),
      pick: selectionInWords(game, bet),
      score: liveScoreOf({ score, result }),
      published,
      settlement: settlementOf(bet, result),
      isRecorded: !unrecorded.includes(bet.market.kind),
      now: nowOf(bet, source),
    },
  ]
}

function nowOf(bet: EvaluatedBet, source: string): PublishedPick['now'] {
  const percentNow = bet.state === 'ended' ? percentOf : openPercentOf
  return {
    odds: bet.price === null ? null : americanOf(bet.price),
    bookmaker: bet.book === null ? null : bookShown(source, bet.book),
    quotedAt: bet.quotedAt === null ? null : isoOf(bet.quotedAt),
    winProbability: bet.fairProbability === null ? null : percentNow(bet.fairProbability),
    expectedValue: bet.expectedValue === null ? null : Math.round(bet.expectedValue * 10_000) / 10_000,
    confidence: shownConfidence(bet.confidence),
    confidenceAssumed: bet.confidenceAssumed,
    recommendation: bet.recommendation,
  }
}
