import { fullGame, type LeagueKey, type MarketKind, type Period } from '@fairline/domain'
import { aGame } from '@fairline/engine/testing'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { ruleWarningsOf } from './rule-warnings.ts'

interface Case {
  readonly league?: LeagueKey
  readonly kind?: MarketKind
  readonly period?: Period
  /** Of the first bet, where it is another than that of the market. */
  readonly firstKind?: MarketKind
  readonly lines?: readonly [number | null, number | null]
  readonly books?: readonly [string, string]
}

/** The warnings of two bets at two books; the first words of each. */
const warningsOf = ({
  league = 'nba',
  kind = 'moneyline',
  period = 'full',
  firstKind = kind,
  lines = [null, null],
  books = ['A', 'B'],
}: Case) =>
  ruleWarningsOf({
    game: aGame({ league }),
    market: { ...fullGame(kind, lines[0] ?? undefined), period },
    legs: lines.map((line, i) => ({
      kind: i === 0 ? firstKind : kind,
      selection: i === 0 ? 'home' : 'away',
      line,
      book: books[i] ?? '',
      price: decimalOdds(2.1),
      stake: 1,
      seenAt: 0,
    })),
  }).map((words) => words.split(' ').slice(0, 4).join(' '))

const PUSH = 'A line may be'

it.each([
  [[8.5, 8.5], []],
  [[8, 8.5], [PUSH]],
  [[8.5, 8.25], [PUSH]],
  [[-0.5, 0], [PUSH]],
  [[null, null], []],
] as const)('warns of a push on lines %j only where one is not a half', (lines, warnings) => {
  expect(warningsOf({ kind: 'total', lines })).toEqual(warnings)
})

it('warns of rules that differ by sport and market', () => {
  expect(warningsOf({ league: 'mlb' })).toEqual(['If a listed pitcher'])
  expect(warningsOf({ league: 'mlb', kind: 'player-prop', lines: [1.5, 1.5] })).toEqual(['If the player does'])
  expect(warningsOf({ league: 'nhl' })).toEqual(['See that both books'])
  expect(warningsOf({ league: 'nhl', kind: 'total', lines: [5.5, 5.5] })).toEqual(['See that both books'])
  expect(warningsOf({ league: 'premier' })).toEqual(['If it ends level,', 'See that both books'])
  expect(warningsOf({ league: 'premier', kind: 'total', lines: [2.5, 2.5] })).toEqual([])
  expect(warningsOf({ league: 'ufc' })).toEqual(['A draw or no'])
  expect(warningsOf({ league: 'nba' })).toEqual([])
})

it('warns of differing rules only between different books, but of pushes always', () => {
  expect(warningsOf({ league: 'mlb', kind: 'total', lines: [8, 8], books: ['A', 'A'] })).toEqual([PUSH])
})

it('warns where a winner’s stakes come back if it ends level, but not where the draw is bet on too', () => {
  expect(warningsOf({ league: 'mls', books: ['A', 'A'] })).toEqual(['If it ends level,'])
  expect(warningsOf({ league: 'nba', books: ['A', 'A'] })).toEqual([])
  expect(warningsOf({ league: 'mls', kind: 'three-way', books: ['A', 'A'] })).toEqual([])
})

it('warns of overtime where a winner that may count it stands beside a draw', () => {
  expect(warningsOf({ league: 'champions', kind: 'three-way', firstKind: 'moneyline' })).toEqual([
    'See that both books',
  ])
  expect(warningsOf({ league: 'champions', kind: 'three-way' })).toEqual([])
})

it.each([
  ['nba', 'second-half', ['If it ends level,', 'See that both books']],
  ['nfl', 'second-half', ['If it ends level,', 'See that both books']],
  ['nba', 'first-half', ['If it ends level,']],
] as const)('warns of overtime in second halves, which some books count with it: %s %s', (league, period, warnings) => {
  expect(warningsOf({ league, period })).toEqual(warnings)
})

it.each([
  ['moneyline', [null, null], true],
  ['spread', [0, 0], true],
  ['spread', [0.5, 0.5], false],
  ['spread', [-0.5, -0.5], false],
  ['total', [44.5, 44.5], false],
] as const)('warns of a tie in the NFL where it gives stakes back: %s at %j', (kind, lines, warns) => {
  expect(warningsOf({ league: 'nfl', kind, lines })).toEqual(warns ? ['If the game ends'] : [])
})
