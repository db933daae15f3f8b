import { fullGame } from '@fairline/domain'
import { expect, it } from 'vitest'
import { AS_OF, betWorth, boardOf, liveGame, upcomingGame } from '../../testing/board-of.ts'
import { pricedSlipOf } from './priced-slip.ts'

const spread = (gameId: string, line: number) => betWorth(gameId, 0.02, { market: fullGame('spread', line) })
const board = boardOf(
  upcomingGame('next', [spread('next', -2.5)]),
  liveGame('live', [], { closingBets: [betWorth('live', 0.02), spread('live', -1.5)] }),
  liveGame('unscored', [], { score: null }),
  liveGame('over', [], { result: { gameId: 'over', winner: 'home', home: 5, away: 3, observedAt: AS_OF } }),
)
const goneBets = (...ids: string[]) => pricedSlipOf(board, { ids, price: null }).goneBets

it('names bets that cannot be priced before their start: their game started, or their line moved', () => {
  const ids = ['live|moneyline||home', 'next|spread|-1.5|home', 'live|spread|-1.5|home']
  const matchup = goneBets('live|moneyline||home')[0]!.game
  const home = matchup.split(' @ ')[1]
  expect(goneBets(...ids)).toEqual([
    { id: ids[0], game: matchup, pick: `${home} to win (moneyline)`, state: 'live' },
    { id: ids[1], game: matchup, pick: `${home} −1.5 (run line)`, state: 'upcoming' },
    { id: ids[2], game: matchup, pick: `${home} −1.5 (run line)`, state: 'live' },
  ])
})

it('says in which state they are, as every bet does: live from the start on, also without a score', () => {
  const ids = ['next', 'live', 'unscored', 'over'].map((game) => `${game}|total|20.5|over`)
  expect(goneBets(...ids).map(({ state }) => state)).toEqual(['upcoming', 'live', 'live', 'ended'])
})

it('names only the game of a bet on a market that is not quoted, and nothing of an unknown game', () => {
  const ids = ['next|total|8.5|over', 'next|player-prop|Anybody|points|9.5|over', 'next|spread|Infinity|home']
  expect(goneBets(...ids).map(({ id, pick }) => [id, pick])).toEqual(ids.map((id) => [id, null]))
  expect(goneBets('gone|moneyline||home', 'nothing', 'next')).toEqual([])
})

it('says nothing of a bet that is still offered', () => {
  expect(goneBets('next|spread|-2.5|home')).toEqual([])
})

const doubtsOf = (bet: ReturnType<typeof betWorth>) =>
  pricedSlipOf(boardOf(upcomingGame('g', [bet])), { ids: [bet.id], price: null }).legs.map(({ doubt }) => doubt)

it('says why the EV of a leg is not to be relied on, and nothing of a sound one', () => {
  expect(doubtsOf(betWorth('g', 0.1))).toEqual([null])
  expect(doubtsOf(betWorth('g', 0.101))).toEqual([expect.stringContaining('Probable pricing error')])
  expect(doubtsOf({ ...betWorth('g', 0.02), carriedOverFrom: 8.5 })).toEqual([
    expect.stringContaining('Its probability rests on another line'),
  ])
  expect(doubtsOf({ ...betWorth('g', -0.02), carriedOverFrom: 8.5 })).toEqual([
    expect.stringContaining('Its probability rests on another line'),
  ])
})

it('prices no bet on a game that has begun, though a book offers it in play', () => {
  const inPlay = betWorth('live', 0.02, { state: 'live' })
  const playing = boardOf(liveGame('live', [inPlay]), upcomingGame('next', [betWorth('next', 0.02)]))
  const {
    legs,
    gone,
    goneBets: told,
  } = pricedSlipOf(playing, {
    ids: [inPlay.id, 'next|moneyline||home'],
    price: null,
  })
  expect(legs.map(({ id }) => id)).toEqual(['next|moneyline||home'])
  expect(gone).toEqual([inPlay.id])
  expect(told).toMatchObject([{ id: inPlay.id, state: 'live' }])
})

it('keeps the order of the request, for legs, missing bets and games', () => {
  const games = ['a', 'b', 'c'].map((id) => upcomingGame(id, [betWorth(id, 0.02)]))
  const ids = [
    'c|moneyline||home',
    'gone|moneyline||home',
    'a|moneyline||home',
    'b|moneyline||away',
    'b|moneyline||home',
  ]
  const { legs, gone } = pricedSlipOf(boardOf(...games), { ids, price: null })
  expect(legs.map(({ gameId }) => gameId)).toEqual(['c', 'a', 'b'])
  expect(gone).toEqual(['gone|moneyline||home', 'b|moneyline||away'])
})

it('multiplies probabilities of games of their own, and prices them only at books that offer every bet', () => {
  const bets = [
    betWorth('a', 0, { probability: 0.5, prices: { One: 2, Two: 2.2 } }),
    betWorth('b', 0, { probability: 0.4, prices: { One: 2.5, Three: 3 } }),
  ]
  const slip = pricedSlipOf(boardOf(...bets.map((bet) => upcomingGame(bet.gameId, [bet]))), {
    ids: bets.map(({ id }) => id),
    price: 450,
  })
  // 0.5 · 0.4 = 20%: fair at 5.00; 2 · 2.5 = 5 at the one book that has both; 5.5 · 0.2 − 1 = 10% at +450.
  expect(slip).toMatchObject({
    chance: 20,
    fairOdds: 400,
    books: [{ book: 'One', odds: 400, expectedValue: 0 }],
    asked: { odds: 450, expectedValue: 0.1, hold: -0.1 },
    together: [],
  })
  // Best prices only are at other books than the parlay.
  expect(slip.legs.map(({ odds, bookmaker, parlayOdds }) => [odds, bookmaker, parlayOdds])).toEqual([
    [120, 'Two', 100],
    [200, 'Three', 150],
  ])
})

it('says that bets which exclude each other cannot all win', () => {
  const bets = [betWorth('g', 0.02), betWorth('g', 0.02, { selection: 'away' })]
  const slip = pricedSlipOf(boardOf(upcomingGame('g', bets)), { ids: bets.map(({ id }) => id), price: null })
  expect(slip).toMatchObject({ chance: 0, fairOdds: null, books: [], asked: null })
  expect(slip.together).toMatchObject([{ gameId: 'g', legs: 2, lift: 0, says: 'These can’t all win' }])
})

it('prices no slip of bets that are gone', () => {
  expect(pricedSlipOf(boardOf(), { ids: ['g|moneyline||home'], price: 100 })).toMatchObject({
    legs: [],
    chance: null,
    asked: null,
    books: [],
  })
})
