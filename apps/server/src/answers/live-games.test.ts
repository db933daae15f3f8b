import { fullGame } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing'
import { describe, expect, it } from 'vitest'
import { AS_OF, beforeTheStart, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { type LiveWatch, watchLive } from '../jobs/watch-live.ts'
import { liveGamesAnalysisOf, liveGamesOf, liveUbseStatusOf, liveUbseUpdatesOf } from './live-games.ts'

const game = aGame({ id: 'g', league: 'premier', startsAt: AS_OF - 3_600_000 })
const liveAt = (winner: readonly number[]) => ({ winner, market: winner, model: null, total: null, spread: null })

/** Pick and win probability of a live soccer game without a pick, in which home, draw and away are so likely now. */
function saidOf(winner: readonly number[]) {
  const [said] = liveGamesAnalysisOf(boardOf(liveGame('g', [], { game, live: liveAt(winner) }))).games
  return { pick: said?.pick, winProbability: said?.winProbability }
}

describe('a live game without a pick', () => {
  it('names the side that is likeliest to win', () => {
    const { home, away } = aGame()
    expect(saidOf([0.5, 0.3, 0.2])).toEqual({ pick: `${home.name} favored`, winProbability: 50 })
    expect(saidOf([0.1, 0.3, 0.6])).toEqual({ pick: `${away.name} favored`, winProbability: 60 })
  })

  it('calls no outcome certain that is not over', () => {
    expect(saidOf([1, 0, 0]).winProbability).toBeLessThan(100)
  })

  it('favors neither side where a draw is likelier than each', () => {
    expect(saidOf([0.314, 0.4, 0.286])).toEqual({ pick: 'Draw likeliest', winProbability: 40 })
  })

  it('says what the likeliest outcome was worth before the game', () => {
    const probabilities = [0.45, 0.25, 0.3]
    const forecast = {
      gameId: 'g',
      chances: probabilities,
      model: probabilities,
      market: probabilities,
      modelVersion: 'rating',
      knownAt: AS_OF,
    }
    const [said] = liveGamesAnalysisOf(
      boardOf(liveGame('g', [], { game, live: liveAt([0.1, 0.3, 0.6]), forecast })),
    ).games
    expect(said?.reasoning[0]).toBe('Fair 30.0% before the game, 60.0% now')
  })

  it('has no live odds where no book quotes it, and says no probability', () => {
    const [said] = liveGamesAnalysisOf(boardOf(liveGame('g', [], { game }))).games
    expect(said).toMatchObject({ pick: 'No live odds', winProbability: null })
    expect(said?.reasoning).toEqual(['5–0, Top 7th', 'No pick was published on this game'])
  })
})

describe('what is worth making now', () => {
  const total = (ev: number, line: number) =>
    betWorth('g', ev, { state: 'live', market: fullGame('total', line), selection: 'over' })

  it('is listed with its score and what it is worth, best first, once no matter how many picks were published on its game', () => {
    const published = betWorth('g', -0.02, { state: 'live', published: beforeTheStart })
    const alsoPublished = betWorth('g', -0.03, { state: 'live', selection: 'away', published: beforeTheStart })
    const bets = [total(0.02, 9.5), total(0.03, 8.5), published, alsoPublished]
    const { worthNow, games } = liveGamesAnalysisOf(boardOf(liveGame('g', bets)))
    expect(worthNow).toMatchObject([
      { rank: 1, pick: 'Over 8.5 (total)', expectedValue: 0.03, score: { away: 5, home: 0 } },
      { rank: 2, pick: 'Over 9.5 (total)', expectedValue: 0.02 },
    ])
    expect(games).toHaveLength(2)
  })

  it('holds no bet on a game to come, and none that is not recommended', () => {
    const { worthNow } = liveGamesAnalysisOf(
      boardOf(upcomingGame('next', [betWorth('next', 0.1)]), liveGame('g', [total(-0.01, 8.5)])),
    )
    expect(worthNow).toEqual([])
  })
})

describe('a live game with a pick', () => {
  const aPick = betWorth('g', -0.1, { state: 'live', published: beforeTheStart })

  it('says what the pick was worth when published and what it is worth now, away score first', () => {
    const other = betWorth('g', 0.2, { state: 'live', selection: 'away' })
    const { games } = liveGamesAnalysisOf(boardOf(liveGame('g', [other, aPick])))
    expect(games).toMatchObject([
      {
        id: aPick.id,
        pick: 'Boston Red Sox to win (moneyline)',
        isPick: true,
        published: { odds: 100, grade: 'B', status: 'in-play' },
        winProbability: 45,
        expectedValue: -10,
        liveContext: { currentScore: '5–0', remaining: 30, period: 7 },
        reasoning: ['Fair 52.0% when published, 45.0% now', '5–0, Top 7th'],
      },
    ])
  })

  it('says that there are no live odds where the pick has no probability now', () => {
    const gone = { ...aPick, fairProbability: null, expectedValue: null }
    const [said] = liveGamesAnalysisOf(boardOf({ ...liveGame('g', []), bets: [gone] })).games
    expect(said).toMatchObject({ winProbability: null, expectedValue: null })
    expect(said?.reasoning[0]).toBe('Fair 52.0% when published, no live odds')
  })

  it('is left out before its start and once it is over', () => {
    const result = { gameId: 'over', winner: 'away' as const, home: 0, away: 5, observedAt: AS_OF }
    const board = boardOf(upcomingGame('next', [betWorth('next', 0.1)]), liveGame('over', [aPick], { result }))
    expect(liveGamesAnalysisOf(board).games).toEqual([])
  })
})

describe('all games of the day', () => {
  const at = (id: string, league: 'mlb' | 'nba', startsAt: number, day: string) => ({
    game: aGame({ id, league, startsAt, day }),
  })

  it('are listed by league: live ones first, then today’s by start, then tomorrow’s', () => {
    const [hour, tomorrow] = [3_600_000, Date.parse('2026-07-16T20:00:00Z')]
    const { games } = liveGamesOf(
      boardOf(
        upcomingGame('nba', [], at('nba', 'nba', AS_OF + hour, '2026-07-15')),
        upcomingGame('tomorrow', [], at('tomorrow', 'mlb', tomorrow, '2026-07-16')),
        upcomingGame('later', [], at('later', 'mlb', AS_OF + 2 * hour, '2026-07-15')),
        upcomingGame('soon', [], at('soon', 'mlb', AS_OF + hour, '2026-07-15')),
        liveGame('live', [], at('live', 'mlb', AS_OF + 1, '2026-07-15')),
      ),
    )
    expect(games.map(({ id, isTomorrow, timeRemaining }) => [id, isTomorrow, timeRemaining])).toEqual([
      ['live', false, 30],
      ['soon', false, null],
      ['later', false, null],
      ['tomorrow', true, null],
      ['nba', false, null],
    ])
  })

  it('take the day of a start on the Pacific coast: late in the evening it is still today', () => {
    // 03:00 UTC on the 16th is 20:00 on the 15th there; 07:30 is half past midnight on the 16th.
    const isTomorrow = (startsAt: string) =>
      liveGamesOf(boardOf(upcomingGame('g', [], at('g', 'mlb', Date.parse(startsAt), '2026-07-15')))).games[0]
        ?.isTomorrow
    expect([isTomorrow('2026-07-16T03:00:00Z'), isTomorrow('2026-07-16T07:30:00Z')]).toEqual([false, true])
  })
})

describe('the watch over live games', () => {
  const watch = (lastLook: number | null): LiveWatch => ({
    ...watchLive(),
    lastLook: () => lastLook,
    followed: () => 2,
    updates: () => [
      {
        pickId: 'g|moneyline',
        gameId: 'g',
        league: 'MLB',
        game: 'New York Yankees @ Boston Red Sox',
        pick: 'Boston Red Sox to win (moneyline)',
        gameStatus: 'Top 7th',
        at: AS_OF,
        before: 52.04,
        now: 45.5,
        reason: '',
        factors: [{ type: 'score change', impact: -6.54 }],
      },
    ],
  })

  it('says by how many points a probability rose or fell', () => {
    expect(liveUbseUpdatesOf(watch(AS_OF)).updates).toMatchObject([
      {
        timestamp: '2026-07-15T19:00:00.000Z',
        oldConfidence: 52,
        newConfidence: 45.5,
        confidenceChange: -6.5,
        liveFactors: [{ type: 'score change', impact: -6.5 }],
      },
    ])
  })

  it('counts games in play, and games of the day only', () => {
    const tomorrow = upcomingGame('t', [], {
      game: aGame({ id: 't', day: '2026-07-16', startsAt: AS_OF + 86_400_000 }),
    })
    const result = { gameId: 'over', winner: 'away' as const, home: 0, away: 5, observedAt: AS_OF }
    const board = boardOf(liveGame('live', []), liveGame('over', [], { result }), upcomingGame('next', []), tomorrow)
    expect(liveUbseStatusOf(board, watch(AS_OF))).toEqual({
      isMonitoring: true,
      liveGames: 1,
      followed: 2,
      lastUpdate: '2026-07-15T19:00:00.000Z',
      maxGames: 3,
      analysisSeconds: 60,
    })
    expect(liveUbseStatusOf(null, watch(null))).toMatchObject({ isMonitoring: false, liveGames: 0, lastUpdate: null })
  })
})
