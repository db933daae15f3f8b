import type { LiveGames, LiveGamesAnalysis, LiveUbseStatus, LiveUbseUpdates } from '@fairline/contract'
import { addDays, leagues, pacificDay } from '@fairline/domain'
import type { Board, BoardGame } from '@fairline/engine'
import { type LiveWatch, WATCH_MS } from '../jobs/watch-live.ts'
import { byRank, inPercent, isWorthwhile, liveRowsOf, round } from './bet-rows.ts'
import { winnersOf } from './game-outcomes.ts'
import { liveDataOf } from './live-data.ts'
import { liveScoreOf } from './live-score.ts'
import { publishedShown } from './published-shown.ts'
import { pickOf } from './smart-parlay.ts'
import { isoOf, openPercentOf, percentOf, percentText, provenanceOf } from './wire.ts'
import { backed, matchupOf, passInWords, selectionInWords } from './words.ts'

type Row = LiveGames['games'][number]

/** Every game of the day: by league, what is on first, then today's before tomorrow's, then by start. */
export function liveGamesOf(board: Board): LiveGames {
  const tomorrow = addDays(board.day, 1)
  const on = new Map(board.games.map((game) => [game.game.id, game]))
  const games = liveDataOf(board).games.map((row): Row => {
    const score = on.get(row.id)?.score
    const day = row.startTime === null ? row.gameDate : pacificDay(Date.parse(row.startTime))
    return {
      ...row,
      detailedStatus: row.gameStatus,
      isTomorrow: day === tomorrow,
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

/** What was picked of the games that are on and how it stands, and what is worth making on them now. */
export function liveGamesAnalysisOf(board: Board): LiveGamesAnalysis {
  const on = board.games.filter(({ score, result }) => score !== null && result === null)
  return {
    worthNow: worthNowOf(board),
    games: on.flatMap((game) => analysesOf(game, board)),
    provenance: provenanceOf(board),
  }
}

const worthNowOf = (board: Board): LiveGamesAnalysis['worthNow'] =>
  liveRowsOf(board)
    .filter(isWorthwhile)
    .sort(byRank)
    .map((row, i) => ({ ...pickOf(row, i + 1), score: liveScoreOf(row.onBoard) }))

function analysesOf(onBoard: BoardGame, { source, rated }: Board): LiveGamesAnalysis['games'] {
  const { game, score } = onBoard
  if (!score) return []
  const shared = {
    game: matchupOf(game),
    gameId: game.id,
    league: leagues[game.league].name,
    liveContext: {
      currentScore: `${score.away}–${score.home}`,
      clock: score.clock,
      period: score.period,
      remaining: percentOf(score.remaining),
    },
  }
  const bets = onBoard.bets.filter(({ published }) => published !== null)
  if (bets.length === 0)
    return [
      {
        id: null,
        ...shared,
        ...likeliestOf(onBoard, rated !== null),
        published: null,
        isPick: false,
        expectedValue: null,
      },
    ]
  return bets.map((bet) => {
    const probability = bet.fairProbability
    const now = probability === null ? 'no live odds' : `${percentText(probability)} now`
    return {
      id: bet.id,
      ...shared,
      pick: selectionInWords(game, bet),
      published: publishedShown(bet, source),
      isPick: true,
      winProbability: probability === null ? null : openPercentOf(probability),
      expectedValue: bet.expectedValue === null ? null : inPercent(bet.expectedValue),
      reasoning: [`Fair ${percentText(bet.published?.fairProbability ?? 0)} when published, ${now}`, scoreText(score)],
    }
  })
}

/** `5–0, Top 7th`, away score first. */
const scoreText = ({ away, home, clock }: NonNullable<BoardGame['score']>): string => `${away}–${home}, ${clock}`

/** What is likeliest in a game without a pick; a draw may be. */
function likeliestOf({ game, live, forecast, score }: BoardGame, isLearning: boolean) {
  const probabilities = live?.winner ?? null
  const likeliest = probabilities === null ? -1 : probabilities.indexOf(Math.max(...probabilities))
  const winner = winnersOf(game)[likeliest]
  const now = probabilities?.[likeliest] ?? null
  const then = forecast?.chances[likeliest] ?? null
  return {
    pick:
      winner === undefined ? 'No live odds' : `${backed(game, winner)} ${winner === 'draw' ? 'likeliest' : 'favored'}`,
    winProbability: now === null ? null : openPercentOf(now),
    reasoning: [
      ...(now !== null && then !== null ? [`Fair ${percentText(then)} before the game, ${percentText(now)} now`] : []),
      ...(score ? [scoreText(score)] : []),
      isLearning ? passInWords('still-learning') : 'No pick was published on this game',
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

/** How probabilities changed. */
export const liveUbseUpdatesOf = (watch: LiveWatch): LiveUbseUpdates => ({
  updates: watch.updates().map(({ at, before, now, factors, ...update }) => ({
    ...update,
    timestamp: isoOf(at),
    oldConfidence: percentOf(before / 100),
    newConfidence: percentOf(now / 100),
    confidenceChange: round(now - before, 1),
    liveFactors: factors.map(({ type, impact }) => ({ type, impact: round(impact, 1) })),
  })),
})
