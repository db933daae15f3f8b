import { fullGame } from '@fairline/domain'
import type { Board, BoardGame, Proposed, StrategyRecord } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { alternativePicksOf } from './alternative-picks.ts'

const recordOf = (key: string, standing: StrategyRecord['standing'] = 'shows value'): StrategyRecord => ({
  key,
  name: key.toUpperCase(),
  idea: '',
  proposals: 0,
  won: 0,
  roi: null,
  closing: null,
  recent: { proposals: 0, roi: null, closing: null },
  standing,
})

/** A strategy's proposal of the home moneyline; with another bet if it is a pair. */
const proposedBy = (key: string, isPair = false): Proposed => {
  const bet = { market: fullGame('moneyline'), selection: 'home' as const, book: 'Book', price: decimalOdds(2) }
  return {
    key,
    proposal: {
      ...bet,
      chance: 0.5,
      expectedValue: 0,
      confidence: null,
      stake: 1,
      reasons: [{ what: `edge of ${key}`, value: 0.05, unit: 'share' }],
      ...(isPair ? { second: bet } : {}),
    },
  }
}

/** A game whose home moneyline has this confidence and is proposed by these strategies. */
const game = (id: string, confidence: number | null, proposals: readonly Proposed[]) =>
  upcomingGame(id, [betWorth(id, 0.03, { confidence })], { proposals })
const board = (records: readonly StrategyRecord[], ...games: readonly BoardGame[]): Board => ({
  ...boardOf(...games),
  strategies: { records, lately: [] },
})

it('takes each strategy’s two best bets from the confidence of 70% on, with the mean of both', () => {
  const proposals = [proposedBy('elo')]
  const {
    picks,
    gamesAnalyzed,
    proposals: proposed,
  } = alternativePicksOf(
    board(
      [recordOf('elo')],
      game('below', 69.9, proposals),
      game('third', 70, proposals),
      game('first', 80, proposals),
      game('second', 75, proposals),
      game('unknown', null, proposals),
      game('nobody', 90, []),
    ),
  )
  expect(picks).toMatchObject([
    { id: 'elo', pick1: { gameId: 'first' }, pick2: { gameId: 'second' }, confidence: 77.5, onProbation: false },
  ])
  expect([gamesAnalyzed, proposed]).toEqual([6, 5])
})

it('shows strategies that back the same bets on one card, under the first in the registry', () => {
  const both = [proposedBy('steam'), proposedBy('elo')]
  const { picks, totalOptions } = alternativePicksOf(
    board([recordOf('elo', 'on probation'), recordOf('steam'), recordOf('idle')], game('g', 72, both)),
  )
  expect(picks).toMatchObject([{ id: 'elo', strategy: 'ELO', alsoBackedBy: ['STEAM'], pick2: null, onProbation: true }])
  expect(picks[0]?.reasoning).toEqual(['edge of elo: +5.0%'])
  expect(totalOptions).toBe(3)
})

it('keeps strategies apart that share only one of two bets', () => {
  const { picks } = alternativePicksOf(
    board(
      [recordOf('elo'), recordOf('steam')],
      game('a', 80, [proposedBy('elo'), proposedBy('steam')]),
      game('b', 75, [proposedBy('steam')]),
    ),
  )
  expect(picks.map(({ id, pick1, pick2 }) => [id, pick1.gameId, pick2?.gameId])).toEqual([
    ['elo', 'a', undefined],
    ['steam', 'a', 'b'],
  ])
})

it('prices two bets as a parlay and one by itself, at the book that pays it, with the EV of what is bet', () => {
  // 0.515 · 2 twice: +6.09 % together, +3 % each.
  const picksOf = (...ids: readonly string[]) =>
    alternativePicksOf(board([recordOf('elo')], ...ids.map((id) => game(id, 80, [proposedBy('elo')])))).picks
  expect(picksOf('a', 'b')).toMatchObject([{ parlay: { odds: 300, bookmaker: 'Book' }, expectedROI: 6.09 }])
  expect(picksOf('a')).toMatchObject([{ parlay: null, expectedROI: 3 }])
})

it('gives no bet twice because two strategies propose it, and says which just missed the bar', () => {
  const both = [proposedBy('elo'), proposedBy('steam')]
  const { picks, proposals, justMissed } = alternativePicksOf(
    board([recordOf('elo'), recordOf('steam')], game('g', 66, both)),
  )
  expect([picks, proposals]).toEqual([[], 2])
  expect(justMissed.map(({ gameId }) => gameId)).toEqual(['g'])
})

it('backs no half of a pair alone', () => {
  expect(alternativePicksOf(board([recordOf('middle')], game('g', 80, [proposedBy('middle', true)]))).picks).toEqual([])
})

it('counts a game once, however many bets it has', () => {
  const bets = [betWorth('g', 0.03), betWorth('g', -0.03, { selection: 'away' })]
  expect(alternativePicksOf(board([], upcomingGame('g', bets))).gamesAnalyzed).toBe(1)
})
