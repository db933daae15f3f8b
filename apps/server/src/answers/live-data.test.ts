import type { Game, Pass, Pick, Result } from '@fairline/domain'
import { expect, it } from 'vitest'
import { decisionInWords } from './live-data.ts'

const game = { league: 'mlb', home: { name: 'Red Sox' }, away: { name: 'Yankees' } } as unknown as Game
const market = { kind: 'moneyline', period: 'full', line: null, team: null, player: null, stat: null }
const pick = { market, selection: 'home', madeAt: 0 } as unknown as Pick
const result = { winner: 'home' } as unknown as Result

it('names the pick of a game to come, or why there is none', () => {
  expect(decisionInWords({ game, decision: pick, result: null })).toBe('Red Sox to win (moneyline)')
  expect(decisionInWords({ game, decision: { reason: 'no-price' } as unknown as Pass, result: null })).toBe(
    'No odds yet',
  )
})

it('says of a game that is over that it is over, whatever was picked', () => {
  expect(decisionInWords({ game, decision: pick, result })).toBe('The game is over')
  expect(decisionInWords({ game, decision: { reason: 'no-price' } as unknown as Pass, result })).toBe(
    'The game is over',
  )
})
