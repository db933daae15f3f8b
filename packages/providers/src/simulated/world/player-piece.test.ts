import { expect, it } from 'vitest'
import { playerPiece } from './player-piece.ts'

const HOUR = 3_600_000
const startsAt = Date.parse('2026-07-15T19:00:00Z')
const pieces = Array.from({ length: 20_000 }, (_, i) => playerPiece(5, startsAt, `Player ${i}`))
const known = pieces.filter((piece) => piece !== null)

it('moves what players do as far as recorded lines moved on the day: some three percent', () => {
  const square = known.reduce((sum, { shift }) => sum + shift ** 2, 0) / pieces.length
  expect(Math.sqrt(square)).toBeGreaterThan(0.028)
  expect(Math.sqrt(square)).toBeLessThan(0.032)
  const mean = known.reduce((sum, { shift }) => sum + shift, 0) / known.length
  expect(Math.abs(mean)).toBeLessThan(0.002)
})

it('becomes known of somewhat more than half of the players, in the last six hours', () => {
  expect(known.length / pieces.length).toBeCloseTo(0.55, 1)
  const hours = known.map(({ at }) => (startsAt - at) / HOUR)
  expect(Math.min(...hours)).toBeGreaterThan(0.14)
  expect(Math.max(...hours)).toBeLessThan(6.01)
})

it('is the same whenever it is asked for, and another in another match', () => {
  expect(playerPiece(5, startsAt, 'Player 1')).toEqual(pieces[1])
  expect(pieces.slice(0, 50)).not.toEqual(pieces.slice(0, 50).map((_, i) => playerPiece(6, startsAt, `Player ${i}`)))
})
