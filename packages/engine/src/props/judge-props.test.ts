import { type Game, leagues, type Market, type Quote } from '@fairline/domain'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { judgeProps } from './judge-props.ts'
import { propModels } from './prop-models.ts'

const league = leagues.nba
const game: Game = {
  ...{ id: 'g', league: 'nba', day: '2026-01-10', startsAt: Date.parse('2026-01-11T03:00:00Z'), number: 1 },
  ...{ home: { key: 'BOS', name: 'Boston' }, away: { key: 'NYK', name: 'New York' }, neutral: false },
}
const market = (line: number): Market => ({
  ...{ kind: 'player-prop', period: 'full', line, team: null, player: 'Anna', stat: 'points', alternate: false },
})
const quote = (book: string, over: number | null, under: number | null, { line = 20.5, at = 1 } = {}): Quote => ({
  ...{ gameId: 'g', book, market: market(line), mark: null, observedAt: at },
  prices: [over, under] as (DecimalOdds | null)[],
})
const asked = (quotes: readonly Quote[]) => {
  const { of, spread } = propModels(league)
  const quoted = Map.groupBy(quotes, ({ book }) => book)
  return judgeProps(quoted, { league, game, of, spread, confidence: (_, price) => 10 * price })
}

describe('judging what is quoted on a player', () => {
  it('holds the best price against the other books, never against its own', () => {
    const [prop] = asked([quote('a', 1.9, 1.9), quote('b', 1.9, 1.9), quote('c', 2.2, 1.7)])
    // The two others say a half; of a player nobody has seen the books speak alone.
    expect(prop?.over).toMatchObject({ book: 'c', price: 2.2, selection: 'over', confidence: 22 })
    expect(prop?.over?.chance).toBeCloseTo(0.5, 6)
    expect(prop?.over?.expectedValue).toBeCloseTo(0.1, 6)
    expect(prop?.prediction).toBeNull()
    expect([prop?.side, prop?.books, prop?.expectedCount]).toEqual([null, 3, null])
  })

  it('carries what the books say over to a line that one of them alone quotes', () => {
    const lines = asked([quote('a', 1.9, 1.9), quote('b', 1.9, 1.9), quote('c', 1.9, 1.9, { line: 18.5 })])
    const low = lines.find(({ line }) => line === 18.5)
    expect(low?.over?.chance).toBeGreaterThan(0.55)
    expect(low?.under?.chance).toBeLessThan(0.45)
  })

  it('has nothing to say where no book prices both sides with a margin', () => {
    expect(asked([quote('a', 1.9, null), quote('b', 2.5, 2.5)])).toEqual([])
    expect(asked([])).toEqual([])
  })

  it('takes a single book at its word, and finds no value in it', () => {
    const [prop] = asked([quote('a', 1.8, 2)])
    const fair = noVigMultiplicative([1.8, 2] as DecimalOdds[])[0] as number
    expect(prop?.over?.chance).toBeCloseTo(fair, 6)
    expect(prop?.over?.expectedValue).toBeLessThan(0)
  })

  it('gives stakes back on a whole line', () => {
    const [whole] = asked([quote('a', 1.9, 1.9, { line: 20 }), quote('b', 2.2, 1.7, { line: 20 })])
    // Of the bets that are decided it wins a half; some are not.
    expect(whole?.over?.chance).toBeCloseTo(0.5, 6)
    expect(whole?.over?.expectedValue).toBeGreaterThan(0.08)
    expect(whole?.over?.expectedValue).toBeLessThan(0.1)
  })

  it('tells how the books moved, and what the one that pays best first asked', () => {
    const moved = ['a', 'b', 'c'].flatMap((book) => [quote(book, 2, 1.8), quote(book, 1.8, 2.02, { at: 60_000 })])
    const [prop] = asked([...moved, quote('d', 1.9, 1.9)])
    expect(prop?.move).toMatchObject({ books: 3, towards: 3, away: 0, steam: true, updates: 7 })
    expect(prop?.move?.points).toBeGreaterThan(4)
    expect(prop?.under?.opening).toEqual({ book: 'a', line: 20.5, prices: [2, 1.8] })
  })
})
