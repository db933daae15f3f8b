import { fullGame } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { pricedBet } from '../../testing/priced-bet.ts'
import { canBePushed, canWinTogether, decisive, winTogether, winWhole } from './win-together.ts'

const total = (line: number, selection: 'over' | 'under', probability: number, decided = 1) =>
  pricedBet({ market: fullGame('total', line), selection, probability, decided, prices: { Book: 2 } })

describe('the probability that bets on one market all win', () => {
  it('is that of a single bet, even if it can be pushed', () => {
    expect(winTogether([total(9, 'over', 0.45, 0.9)])).toBeCloseTo(0.45, 12)
    expect(winTogether([total(9.25, 'over', 0.45)])).toBeCloseTo(0.45, 12)
  })

  it('is not known as soon as one of several can be pushed', () => {
    expect(winTogether([total(8.5, 'over', 0.5), total(9, 'over', 0.45, 0.9)])).toBeNull()
    expect(winTogether([total(9.25, 'under', 0.5), total(8.5, 'over', 0.5)])).toBeNull()
  })

  it('is that of the hardest bet of each side', () => {
    const overs = [total(7.5, 'over', 0.7), total(8.5, 'over', 0.55), total(6.5, 'over', 0.8)]
    expect(winTogether(overs)).toBeCloseTo(0.55, 12)
    // Over 8.5 and under 10.5: nine or ten runs, 0.55 + 0.65 − 1.
    expect(winTogether([...overs, total(10.5, 'under', 0.65)])).toBeCloseTo(0.2, 12)
    expect(decisive([...overs, total(10.5, 'under', 0.65)]).map(({ market }) => market.line)).toEqual([8.5, 10.5])
    // The highest over and the lowest under decide whether any count lies between.
    expect(winTogether([total(10.5, 'over', 0.3), ...overs, total(9.5, 'under', 0.6)])).toBe(0)
    expect(winTogether([total(9.5, 'over', 0.4), total(8.5, 'under', 0.5), total(10.5, 'under', 0.7)])).toBe(0)
  })

  it('is zero for an over and an under with no count between them, and for both sides of a winner', () => {
    expect(winTogether([total(8.5, 'over', 0.45), total(8.5, 'under', 0.55)])).toBe(0)
    // For any estimate of each: 0.6 + 0.6 − 1 would be 20 %.
    expect(winTogether([total(8.5, 'over', 0.6), total(8.5, 'under', 0.6)])).toBe(0)
    expect(winTogether([total(9, 'over', 0.5, 0.9), total(9, 'under', 0.5, 0.9)])).toBe(0)
    expect(winTogether([total(8.5, 'over', 0.5), total(9, 'under', 0.5, 0.9)])).toBe(0)
    const sides = (['home', 'away'] as const).map((selection) => pricedBet({ selection, prices: { Book: 2 } }))
    expect(winTogether(sides)).toBe(0)
  })
})

it('is not known where the estimates of two lines leave nothing between them, though a count lies there', () => {
  expect(winTogether([total(8.5, 'over', 0.5), total(9.5, 'under', 0.5)])).toBeNull()
  expect(winTogether([total(8.5, 'over', 0.5), total(9.5, 'under', 0.45)])).toBeNull()
  // 0.04 % would be shown as 0.0 %.
  expect(winTogether([total(8.5, 'over', 0.5), total(9.5, 'under', 0.5004)])).toBeNull()
  expect(winTogether([total(8.5, 'over', 0.5), total(9.5, 'under', 0.5006)])).toBeCloseTo(0.0006, 12)
  expect(winTogether([total(14.5, 'over', 0.0004)])).toBeCloseTo(0.0004, 12)
})

const spreads = (home: number, away: number, period: 'full' | 'first-half' = 'full', league: 'nba' | 'mls' = 'nba') =>
  (
    [
      ['home', home],
      ['away', away],
    ] as const
  ).map(([selection, line]) => ({
    league,
    market: { ...fullGame('spread', line), period },
    selection,
  }))
it.each([
  ['a margin of two lies between', spreads(-1.5, -2.5), true],
  ['no margin lies between', spreads(-2.5, -1.5), false],
  ['two would push the other side', spreads(-1.5, -2), false],
  ['every margin from −1 to 1 does', spreads(1.5, -1.5), true],
  ['only a draw lies between, and no game ends level', spreads(0.5, -0.5), false],
  ['a home win by two lies between', spreads(0.5, -2.5), true],
  ['an away win by one lies between', spreads(1.5, -0.5), true],
  ['only a draw lies between, and games are drawn', spreads(0.5, -0.5, 'full', 'mls'), true],
  ['only a draw lies between, and halves end level', spreads(0.5, -0.5, 'first-half'), true],
  ['no margin is more and less than 0', spreads(0, 0), false],
] as const)('two sides of a spread can both win only if a score lets them: %s', (_, sides, can) => {
  expect(canWinTogether(sides)).toBe(can)
})

it.each([
  [8.5, 1, false],
  [-1.5, 1, false],
  [9, 1, true],
  [9.25, 1, true],
  [8.75, 1, true],
  [null, 1, false],
  [null, 0.9, true],
  // Half lines are decided only as closely as numbers are kept.
  [8.5, 1 - 1e-9, false],
])('tells whether a stake on a line of %s with %d of the bets decided can be returned: %s', (line, decided, can) => {
  expect(canBePushed({ league: 'nba', market: fullGame('total', line), pushProbability: 1 - decided })).toBe(can)
})

const pickEm = fullGame('spread', 0)
it.each([
  ['of 0 is never returned where no game ends level', 'nba', pickEm, 0, false],
  ['of a quarter is never returned where no game ends level', 'nba', fullGame('spread', -0.25), 0, false],
  ['of three quarters can be returned in half, by a margin of one', 'nba', fullGame('spread', 0.75), 0, true],
  ['of a quarter can be returned in half where games are drawn', 'mls', fullGame('spread', 0.25), 0, true],
  ['of 0 can be returned where the bet says so', 'nba', pickEm, 0.02, true],
  ['of three can be returned, as a margin of three can be', 'nba', fullGame('spread', -3), 0, true],
  ['of 0 can be returned where games are drawn', 'mls', pickEm, 0, true],
  [
    'of 0 can be returned on a part of a game, which may end level',
    'nba',
    { ...pickEm, period: 'first-half' },
    0,
    true,
  ],
] as const)('a stake on a spread %s', (_, league, market, pushProbability, can) => {
  expect(canBePushed({ league, market, pushProbability })).toBe(can)
})

it('knows how often a spread of 0 and another line win together where no game ends level', () => {
  const spread = (league: 'nba' | 'mls', line: number, selection: 'home' | 'away', probability: number) =>
    pricedBet({ league, market: fullGame('spread', line), selection, probability, prices: { Book: 2 } })
  // Home wins by one to three points: 0.55 + 0.6 − 1.
  const together = (league: 'nba' | 'mls') =>
    winTogether([spread(league, 0, 'home', 0.55), spread(league, -3.5, 'away', 0.6)])
  expect([together('nba'), together('mls')]).toEqual([expect.closeTo(0.15, 12), null])
})

/** Of 100 games, how many have 7, 8, 9, 10, 11 runs. */
const runs: readonly (readonly [count: number, games: number])[] = [
  [7, 30],
  [8, 10],
  [9, 15],
  [10, 12],
  [11, 33],
]
/** A bet on their total as games are counted: how many win, of those that decide it. */
function counted(line: number, selection: 'over' | 'under') {
  const gamesWith = (sign: number) =>
    runs.reduce((sum, [count, games]) => sum + (Math.sign(count - line) === sign ? games : 0), 0)
  const won = gamesWith(selection === 'over' ? 1 : -1)
  const decided = 100 - gamesWith(0)
  return total(line, selection, won / decided, decided / 100)
}
it.each([
  [8, 9.5, 0.15],
  [8.5, 10, 0.15],
  [8, 10, 0.15],
  [7, 11, 0.37],
  [8.5, 9.5, 0.15],
  [9, 9, 0],
])('counts the games that an over %d and an under %d both win', (over, under, expected) => {
  expect(winWhole([counted(over, 'over'), counted(under, 'under')])).toBeCloseTo(expected, 12)
})

it('does not know how often both win on a quarter line, nor where the estimates contradict each other', () => {
  expect(winWhole([total(8.25, 'over', 0.6), total(9.5, 'under', 0.55)])).toBeNull()
  // 0.5 · 0.9 + 0.52 is less than 1.
  expect(winWhole([total(8, 'over', 0.5, 0.9), total(9.5, 'under', 0.52)])).toBeNull()
})
