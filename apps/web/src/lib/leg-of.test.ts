import { expect, it } from 'vitest'
import { legOf } from './leg-of.ts'

it('takes of a bet what the slip needs, away side first, and nothing else', () => {
  const bet = {
    id: 'g|moneyline||home',
    gameId: 'g',
    league: 'MLB',
    pick: 'Boston to win',
    odds: -120,
    bookmaker: 'Alpha',
    winProbability: 55.1,
    homeTeam: 'Boston',
    awayTeam: 'New York',
    confidence: 70,
  }
  expect(legOf(bet)).toEqual({
    id: 'g|moneyline||home',
    gameId: 'g',
    league: 'MLB',
    game: 'New York @ Boston',
    pick: 'Boston to win',
    odds: -120,
    bookmaker: 'Alpha',
    winProbability: 55.1,
  })
})
