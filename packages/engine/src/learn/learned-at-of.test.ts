import { fullGame, leagues, type MarketKind, type Quote } from '@fairline/domain'
import type { DecimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aFile, aGame } from '../../testing/facts.ts'
import { decisionMoment } from './decision-moment.ts'
import { isAtOpener, isNamed, learnedAtOf, quotesOf } from './learned-at-of.ts'

const day = '2026-07-15'
const startsAt = Date.parse('2026-07-16T02:00:00Z')
const morning = decisionMoment({ day }, startsAt)
const { mlb } = leagues
const quote = (kind: MarketKind, mark: Quote['mark'], observedAt: number, book = 'a'): Quote => ({
  gameId: aGame().id,
  book,
  mark,
  observedAt,
  market: fullGame(kind, kind === 'moneyline' ? null : -1.5),
  prices: [1.9, 2] as DecimalOdds[],
})
const file = (quotes: readonly Quote[], starts: number | null = startsAt) => aFile(quotes, { day, startsAt: starts })

describe('the quotes a forecast rests on', () => {
  it('are of the winner, of the spread only where no winner is quoted', () => {
    const [winner, spread] = [quote('moneyline', null, morning), quote('spread', null, morning)]
    const at = { asOf: morning }
    expect(quotesOf(mlb, file([winner, spread]), at)).toEqual([winner])
    expect(quotesOf(mlb, file([spread]), at)).toEqual([spread])
    expect(quotesOf(mlb, file([winner, spread]), { asOf: morning - 1 })).toEqual([])
  })
})

describe('an opening price', () => {
  it('is named if its source says so of the winner, or of the spread where the winner has no opening price', () => {
    expect(isNamed(mlb, file([quote('moneyline', 'open', 1)]))).toBe(true)
    expect(isNamed(mlb, file([quote('spread', 'open', 1)]))).toBe(true)
    expect(isNamed(mlb, file([quote('moneyline', null, 1)]))).toBe(false)
    expect(isNamed(mlb, file([quote('spread', null, 1)]))).toBe(false)
    expect(isNamed(mlb, file([quote('total', 'open', 1)]))).toBe(false)
    expect(isNamed(mlb, file([quote('spread', 'open', 1), quote('moneyline', null, 1)]))).toBe(false)
  })

  it('is what a moment’s prices are only until a book has quoted again', () => {
    const opened = quote('moneyline', 'open', 1)
    const later = quote('moneyline', null, 5)
    const named = file([opened, later])
    expect(isAtOpener(mlb, named, 'open')).toBe(true)
    expect(isAtOpener(mlb, named, { asOf: 4 })).toBe(true)
    expect(isAtOpener(mlb, named, { asOf: 5 })).toBe(false)
    expect(isAtOpener(mlb, file([opened, quote('moneyline', null, 5, 'b')]), { asOf: 5 })).toBe(false)
    const unnamed = file([later])
    expect([isAtOpener(mlb, unnamed, 'open'), isAtOpener(mlb, unnamed, { asOf: 4 })]).toEqual([false, false])
  })
})

describe('the moment whose prices are learned from', () => {
  it('is the open where its source names it or the start is not known, else when the game is looked at', () => {
    expect(learnedAtOf(mlb, file([quote('moneyline', 'open', 1)]))).toBe('open')
    expect(learnedAtOf(mlb, file([quote('moneyline', null, 1)], null))).toBe('open')
    expect(learnedAtOf(mlb, file([quote('moneyline', null, 1)]))).toEqual({ asOf: morning })
  })
})
