import { fullGame, type Market } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing'
import { expect, it } from 'vitest'
import { marketInWords, sideInWords, sideOf } from './market-words.ts'

const spread = fullGame('spread', -2.5)
const teamTotal = (team: 'home' | 'away'): Market => ({ ...fullGame('team-total', 4.5), team })

it('gives each side its own handicap, and a level one no sign', () => {
  expect([sideOf(aGame(), spread, 'home'), sideOf(aGame(), spread, 'away')]).toEqual([
    'Boston Red Sox −2.5',
    'New York Yankees +2.5',
  ])
  expect(sideOf(aGame(), fullGame('spread', 0), 'away')).toBe('New York Yankees 0')
})

it('names the team of a team total', () => {
  expect(sideInWords(aGame(), teamTotal('away'), 'over')).toBe('New York Yankees over 4.5 (team total)')
  expect(sideOf(aGame(), teamTotal('home'), 'under')).toBe('Boston Red Sox under 4.5')
})

it('names the part of a game and an alternate line, in the words of the sport', () => {
  const inWords = (over: Partial<Market>, league: 'mlb' | 'nba' | 'nhl' = 'mlb') =>
    marketInWords(aGame({ league }), { ...spread, ...over })
  expect(inWords({ period: 'first-five', kind: 'total' })).toBe('First five total')
  expect(inWords({ alternate: true })).toBe('Alternate run line')
  expect(inWords({ alternate: true }, 'nba')).toBe('Alternate spread')
  expect(inWords({ period: 'first-half' }, 'nhl')).toBe('First half puck line')
  expect(inWords({ period: 'second-half' }, 'nba')).toBe('Second half spread')
  expect(inWords({ period: 'quarter-3' as Market['period'] }, 'nba')).toBe('Quarter 3 spread')
  expect(sideInWords(aGame(), { ...spread, alternate: true }, 'home')).toBe('Boston Red Sox −2.5 (alternate run line)')
})
