import type { LiveData, LiveGame } from '@fairline/contract'
import { type Game, leagues, type Result } from '@fairline/domain'
import {
  type Board,
  type BoardGame,
  bestOfEachGame,
  betId,
  type EvaluatedBet,
  isMainBet,
  isPick,
  isRecommended,
} from '@fairline/engine'
import { cachedPerGame } from './cached-per-game.ts'
import { currentProbabilities } from './current-probabilities.ts'
import { publishedShown } from './published-shown.ts'
import { winnerBets } from './winner-bets.ts'
import { americanOf, bookShown, isoOf, openPercentOf, provenanceOf } from './wire.ts'
import { passInWords, selectionInWords } from './words.ts'

/** The games on the board. */
export function liveDataOf(board: Board): LiveData {
  const games = board.games.map((game) => gameOf(game, board)).sort(byStart)
  const counted = games.filter(({ gameDate, isLive }) => gameDate === board.day || isLive)
  const live = counted.filter(({ isLive }) => isLive).length
  const completed = counted.filter(({ isCompleted }) => isCompleted).length
  return {
    games,
    summary: { total: counted.length, scheduled: counted.length - live - completed, live, completed },
    pacificTimeDate: board.day,
    provenance: provenanceOf(board),
  }
}

const byStart = (a: LiveGame, b: LiveGame) => {
  const [first, second] = [a.startTime ?? a.gameDate, b.startTime ?? b.gameDate]
  return first < second ? -1 : first > second ? 1 : a.id < b.id ? -1 : 1
}

const hasBegun = ({ game: { startsAt } }: BoardGame, { asOf }: Board): boolean => startsAt !== null && startsAt <= asOf

/** Rows of a game that did not change: as it is before its start, and once it has passed. */
const rowsOf = cachedPerGame(() => new Map<boolean, LiveGame>())

function gameOf(game: BoardGame, board: Board): LiveGame {
  const rows = rowsOf(game, board)
  const begun = hasBegun(game, board)
  const row = rows.get(begun) ?? rowOf(game, begun, board.source)
  rows.set(begun, row)
  return row
}

function rowOf(onBoard: BoardGame, begun: boolean, source: string): LiveGame {
  const { game, bets, result } = onBoard
  const best = winnerBets(onBoard)
  const threeWay = leagues[game.league].outcomes === 'three-way'
  const start = game.startsAt === null ? null : isoOf(game.startsAt)
  return {
    id: game.id,
    league: leagues[game.league].name,
    homeTeam: game.home.name,
    awayTeam: game.away.name,
    homeAbbreviation: abbreviation(game.home),
    awayAbbreviation: abbreviation(game.away),
    ...stateOf(onBoard, begun),
    gameTime: start,
    startTime: start,
    gameDate: game.day,
    venue: game.venue ?? null,
    completedAt: result ? isoOf(result.observedAt) : null,
    doubleHeader: game.number > 1 ? game.number : null,
    bayesianProbabilities: result ? finalOf(result, threeWay) : probabilitiesOf(onBoard, threeWay),
    best: {
      home: priceOf(best[0], source),
      draw: threeWay ? priceOf(best[1], source) : null,
      away: priceOf(best.at(-1), source),
    },
    isPick: bets.some((bet) => isMainBet(bet) && isRecommended(bet)),
    published: bets.flatMap((bet) => publishedBrief(game, bet, source)),
    decision: decisionInWords(onBoard, begun),
  }
}

/** What to bet now, or why nothing; what was picked on a game that has begun is among its published bets. */
export function decisionInWords(
  { game, decision, bets, result }: Pick<BoardGame, 'game' | 'decision' | 'bets' | 'result'>,
  begun: boolean,
): string {
  if (result) return passInWords('ended')
  const [best] = bestOfEachGame(bets.filter(isMainBet).map((bet) => ({ bet })))
  if (best && (!begun || best.bet.state === 'live')) return selectionInWords(game, best.bet)
  if (begun) return passInWords('already-started')
  if (!isPick(decision)) return passInWords(decision.reason)
  // What was published is not worth its price any more.
  const id = betId(game.id, decision.market, decision.selection)
  return passInWords(bets.find((bet) => bet.id === id)?.passReason ?? 'price-gone')
}

type State = Pick<
  LiveGame,
  | 'status'
  | 'gameStatus'
  | 'isLive'
  | 'isCompleted'
  | 'homeScore'
  | 'awayScore'
  | 'period'
  | 'periodScores'
  | 'outs'
  | 'bases'
>

/** How a game stands. Without a score from its source a game is never called live because its start has passed. */
function stateOf({ game, score, result }: BoardGame, begun: boolean): State {
  const played = result ?? score
  const shown = {
    homeScore: played?.home ?? null,
    awayScore: played?.away ?? null,
    period: score?.period ?? null,
    periodScores: result?.periods ?? score?.periods ?? null,
    outs: result ? null : (score?.bases?.outs ?? null),
    bases: result ? null : (score?.bases?.taken ?? null),
  }
  if (result) return { ...shown, status: 'Final', gameStatus: 'Final', isLive: false, isCompleted: true }
  if (score) return { ...shown, status: 'Live', gameStatus: score.clock, isLive: true, isCompleted: false }
  const gameStatus =
    game.startsAt === null ? 'Time not recorded' : begun ? 'Started, no live score in this source' : 'Scheduled'
  return { ...shown, status: 'Scheduled', gameStatus, isLive: false, isCompleted: false }
}

function publishedBrief(game: Game, bet: EvaluatedBet, source: string): LiveGame['published'] {
  const published = publishedShown(bet, source)
  if (!published) return []
  const { odds, status } = published
  return [{ id: bet.id, pick: selectionInWords(game, bet), published: { odds, status } }]
}

/** Only a game that is over has a certain winner. */
const finalOf = ({ winner }: Result, threeWay: boolean): LiveGame['bayesianProbabilities'] => ({
  homeWinPercentage: winner === 'home' ? 100 : 0,
  awayWinPercentage: winner === 'away' ? 100 : 0,
  drawPercentage: winner === 'draw' ? 100 : threeWay ? 0 : null,
  basis: 'result',
})

function probabilitiesOf(onBoard: BoardGame, threeWay: boolean): LiveGame['bayesianProbabilities'] {
  const probabilities = currentProbabilities(onBoard)
  if (!probabilities)
    return { homeWinPercentage: null, awayWinPercentage: null, drawPercentage: null, basis: 'not known in play' }
  const percents = probabilities.map(openPercentOf)
  return {
    homeWinPercentage: percents[0] ?? 0,
    awayWinPercentage: percents.at(-1) ?? 0,
    drawPercentage: threeWay ? (percents[1] ?? 0) : null,
    basis: basisOf(onBoard),
  }
}

function basisOf({ forecast, live }: BoardGame): LiveGame['bayesianProbabilities']['basis'] {
  if (live) return live.market ? 'market in play' : 'model in play'
  return forecast ? 'model and market' : 'model alone'
}

function priceOf(bet: EvaluatedBet | null | undefined, source: string) {
  return bet?.book != null && bet.price !== null && bet.quotedAt !== null
    ? { book: bookShown(source, bet.book), odds: americanOf(bet.price), observedAt: isoOf(bet.quotedAt) }
    : null
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
