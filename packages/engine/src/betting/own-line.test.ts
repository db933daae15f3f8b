import { fullGame, type MarketKind, type Selection } from '@fairline/domain'
import { expect, it } from 'vitest'
import { ownLine } from './own-line.ts'

const lineOf = (kind: MarketKind, line: number | null, selection: Selection) =>
  ownLine({ ...fullGame('spread'), kind, line }, selection)

it('is the handicap of the backed side on a spread', () => {
  expect([lineOf('spread', -1.5, 'home'), lineOf('spread', -1.5, 'away')]).toEqual([-1.5, 1.5])
  expect([lineOf('spread', 3, 'home'), lineOf('spread', 3, 'away')]).toEqual([3, -3])
})

it('is a plain zero for both sides of an even spread', () => {
  expect([lineOf('spread', 0, 'home'), lineOf('spread', 0, 'away')].map((line) => Object.is(line, 0))).toEqual([
    true,
    true,
  ])
})

it('is the same number for over and under, on totals, team totals and props', () => {
  for (const kind of ['total', 'team-total', 'player-prop'] as const)
    expect([lineOf(kind, 8.5, 'over'), lineOf(kind, 8.5, 'under')]).toEqual([8.5, 8.5])
})

it('is null on a market without a line', () => {
  expect([lineOf('moneyline', null, 'away'), lineOf('three-way', null, 'draw')]).toEqual([null, null])
  expect(lineOf('spread', null, 'away')).toBeNull()
})
