import { randomLivePlayerProp } from '@fairline/contract'
import type { Board, BoardGame, EvaluatedBet } from '@fairline/engine'
import { expect, it } from 'vitest'
import { drawProp } from './random-prop.ts'

const START = Date.parse('2026-07-15T19:00:00Z')

/** A recommended over priced a minute before the start of its game, or in play. */
const overOf = (state: EvaluatedBet['state']) =>
  ({
    ...{ id: `g1|player-prop|${state}`, gameId: 'g1', selection: 'over', state, published: null },
    market: { kind: 'player-prop', period: 'full', line: 21.5, team: null, player: 'Amara Okoye', stat: 'points' },
    ...{ price: 2, book: 'alpha', quotedAt: START - 60_000, offers: [], fairProbability: 0.52, pushProbability: 0 },
    ...{ marketProbability: 0.52, sharpProbability: null, carriedOverFrom: null, expectedValue: 0.04, kelly: 0.04 },
    ...{ confidence: 62, confidenceAssumed: false, grade: 'B', risk: 'medium', rankScore: 40 },
    ...{ recommendation: 'lean', passReason: null },
  }) as unknown as EvaluatedBet

const gameWith = (over: EvaluatedBet, score: object | null): BoardGame =>
  ({
    game: {
      ...{ id: 'g1', league: 'wnba', startsAt: START, day: '2026-07-15', neutral: false },
      ...{ home: { key: 'PHX', name: 'Phoenix Mercury' }, away: { key: 'SEA', name: 'Seattle Storm' } },
    },
    ...{ bets: [], unrecorded: [], news: [], weather: null, result: null, score },
    props: [
      {
        ...{ player: 'Amara Okoye', stat: 'points', line: 21.5, side: 'home', over, under: null, last: [], games: 9 },
        ...{ record: { over: 0, under: 0, games: 0 }, expectedCount: null, prediction: null, move: null, openings: [] },
      },
    ],
  }) as unknown as BoardGame

const draw = (games: readonly BoardGame[], asOf: number) =>
  drawProp(
    {
      ...{ version: 1, asOf, newestFactAt: asOf, source: 'feed', day: '2026-07-15', teams: {}, troubles: [] },
      ...{ rated: null, games, strategies: { records: [], lately: [] } },
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
