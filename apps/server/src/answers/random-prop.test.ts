import { randomLivePlayerProp, randomPlayerProp } from '@fairline/contract'
import { fullGame } from '@fairline/domain'
import type { Board, BoardGame, EvaluatedBet } from '@fairline/engine'
import { aProp } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { drawProp } from './random-prop.ts'

const START = Date.parse('2026-07-15T19:00:00Z')

/** A recommended over priced a minute before the start of its game, or in play. */
const overOf = (state: EvaluatedBet['state']) =>
  ({
    id: `g1|player-prop|${state}`,
    gameId: 'g1',
    selection: 'over',
    state,
    published: null,
    market: { kind: 'player-prop', period: 'full', line: 21.5, team: null, player: 'Amara Okoye', stat: 'points' },
    price: 2,
    book: 'alpha',
    quotedAt: START - 60_000,
    offers: [],
    fairProbability: 0.52,
    pushProbability: 0,
    marketProbability: 0.52,
    sharpProbability: null,
    carriedOverFrom: null,
    expectedValue: 0.04,
    kelly: 0.04,
    confidence: 62,
    confidenceAssumed: false,
    grade: 'B',
    risk: 'medium',
    rankScore: 40,
    recommendation: 'lean',
    passReason: null,
  }) as unknown as EvaluatedBet

const gameWith = (over: EvaluatedBet, score: object | null): BoardGame =>
  ({
    game: {
      id: 'g1',
      league: 'wnba',
      startsAt: START,
      day: '2026-07-15',
      neutral: false,
      home: { key: 'PHX', name: 'Phoenix Mercury' },
      away: { key: 'SEA', name: 'Seattle Storm' },
    },
    bets: [],
    unrecorded: [],
    news: [],
    weather: null,
    result: null,
    score,
    props: [aProp({ player: 'Amara Okoye', stat: 'points', line: 21.5, side: 'home', over, games: 9 })],
  }) as unknown as BoardGame

const draw = (games: readonly BoardGame[], asOf: number) =>
  drawProp(
    {
      version: 1,
      asOf,
      newestFactAt: asOf,
      source: 'feed',
      day: '2026-07-15',
      teams: {},
      troubles: [],
      rated: null,
      games,
      strategies: { records: [], lately: [] },
    } as unknown as Board,
    randomLivePlayerProp.path,
    0,
  )

const score = { home: 40, away: 38, clock: 'Q3 4:10', period: 3, remaining: 0.4 }

it('draws no prop of a game to come as a live one, however new its price', () => {
  const drawn = draw([gameWith(overOf('upcoming'), null)], START - 60_000)
  expect(drawn).toMatchObject({ success: false, prop: null, among: 0, message: 'No game is in play right now' })
})

it('draws no prop at a price of before the start of its game as a live one', () => {
  const drawn = draw([gameWith(overOf('upcoming'), score)], START + 60_000)
  expect(drawn).toMatchObject({ prop: null, among: 0, message: 'No book quotes player props in play', justMissed: [] })
})

it('draws a recommended prop that is priced in play', () => {
  const drawn = draw([gameWith(overOf('live'), score)], START + 60_000)
  expect(drawn).toMatchObject({ success: true, among: 1, message: null, prop: { playerName: 'Amara Okoye' } })
})

/** Props on points by player, upcoming. */
const drawUpcoming = (share: number, ...players: readonly [string, number, number | null][]) => {
  const props = players.map(([player, expectedValue, confidence]) => {
    const market = { ...fullGame('player-prop', 21.5), player, stat: 'points' }
    const over = betWorth('g', expectedValue, { market, selection: 'over', confidence })
    return aProp({ player, stat: 'points', line: 21.5, side: 'home', over })
  })
  return drawProp(boardOf(upcomingGame('g', [], { props })), randomPlayerProp.path, share)
}

it('draws among the recommended props from the confidence of 80% on, each with its rank among all', () => {
  const props: [string, number, number | null][] = [
    ['best', 0.09, 79.9],
    ['second', 0.05, 80],
    ['third', 0.04, null],
    ['fourth', 0.03, 90],
    ['worthless', -0.02, 95],
  ]
  const drawn = (share: number) => {
    const { prop, among } = drawUpcoming(share, ...props)
    return [prop?.playerName, prop?.rank, among]
  }
  expect(drawn(0)).toEqual(['second', 2, 2])
  expect(drawn(0.499)).toEqual(['second', 2, 2])
  expect(drawn(0.5)).toEqual(['fourth', 4, 2])
  expect(drawn(0.999)).toEqual(['fourth', 4, 2])
  expect(drawUpcoming(0, ...props)).toMatchObject({
    prop: { finalRecommendation: 'Over 21.5', finalConfidence: 80 },
    justMissed: [],
  })
})

it('says why none can be drawn: no confidence is high enough, none is known, or there is no prop', () => {
  expect(drawUpcoming(0, ['a', 0.05, 79.9])).toMatchObject({
    success: false,
    message: 'No recommended prop has a confidence of 80% or more',
    justMissed: [{ missedBy: '79% chance to beat the closing line: this list takes 80%' }],
  })
  expect(drawUpcoming(0, ['a', 0.05, null]).message).toMatch(/^Confidence of props is not known yet/)
  expect(drawUpcoming(0).message).toBe('No book prices players of the games to come')
})
