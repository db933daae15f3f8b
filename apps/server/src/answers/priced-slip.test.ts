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

it('says in which state their games are, and calls none live without a score', () => {
  const ids = ['next', 'live', 'unscored', 'over'].map((game) => `${game}|total|20.5|over`)
  expect(goneBets(...ids).map(({ state }) => state)).toEqual(['upcoming', 'live', 'started', 'ended'])
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
    expect.stringContaining('its probability comes from another line'),
  ])
  expect(doubtsOf({ ...betWorth('g', -0.02), carriedOverFrom: 8.5 })).toEqual([
    expect.stringContaining('its probability comes from another line'),
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
