import { fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aFile } from '../../testing/facts.ts'
import { gameHoursLeft, gameHoursStep, hoursLeft, hoursStep, nextStepAt } from './hours-left.ts'

const startsAt = Date.parse('2019-06-15T20:00:00Z')
const before = (hours: number) => startsAt - hours * 3_600_000
const quoteOf = (book: string, hours: number): Quote => ({
  gameId: '',
  book,
  market: fullGame('moneyline'),
  mark: null,
  observedAt: before(hours),
  prices: [decimalOdds(1.9), decimalOdds(2)],
})
const quotes = [quoteOf('A', 9), quoteOf('B', 7), quoteOf('A', 5), quoteOf('B', 1)]

it('counts the time left from the newest price of any book, of those seen by the moment', () => {
  const file = aFile(quotes, { startsAt })
  const left = [8, 6, 2, 0].map((hours) => hoursLeft(file, 'moneyline', { asOf: before(hours) }))
  expect(left).toEqual([9, 7, 5, 1])
})

it('does not know it where nobody quotes the market, or the start is not known', () => {
  expect(hoursLeft(aFile(quotes, { startsAt }), 'total', { asOf: startsAt })).toBeNull()
  expect(hoursLeft(aFile(quotes, { startsAt }), 'moneyline', { asOf: before(10) })).toBeNull()
  expect(hoursLeft(aFile(quotes), 'moneyline', { asOf: startsAt })).toBeNull()
})

it('counts the time left of a market from the newest price of any main market of its game', () => {
  const total: Quote = { ...quoteOf('A', 3), market: fullGame('total', 8.5) }
  const part: Quote = { ...quoteOf('A', 2), market: { ...fullGame('moneyline'), period: 'first-half' } }
  const file = aFile([...quotes.slice(0, 3), total, part, ...quotes.slice(3)], { startsAt })
  const left = [8, 4, 2.5, 1.5, 0].map((hours) => gameHoursLeft(file, 'moneyline', { asOf: before(hours) }))
  expect(left).toEqual([9, 5, 3, 3, 1])
  expect(gameHoursLeft(file, 'total', { asOf: before(0) })).toBe(1)
})

it('does not know the time left of a market that no book quotes, though others of its game are quoted', () => {
  expect(gameHoursLeft(aFile(quotes, { startsAt }), 'total', { asOf: startsAt })).toBeNull()
  expect(gameHoursLeft(aFile(quotes), 'moneyline', { asOf: startsAt })).toBeNull()
})

it('counts it from the moment itself where prices stand, in steps where it is said, and from the quotes at a moment that is not a time', () => {
  const file = { ...aFile(quotes, { startsAt }), pricesStand: true }
  const hours = [8, 6.5, 6, 1.2, 0.4, 0]
  const left = hours.map((one) => gameHoursLeft(file, 'moneyline', { asOf: before(one) }))
  expect(left).toEqual(hours)
  const said = hours.map((one) => gameHoursStep(file, 'moneyline', { asOf: before(one) }))
  // The middles of spans that each are an eighth shorter, the first from 30 hours on.
  const spans = said.map((one) => Math.log((one as number) / (30 * (15 / 16))) / Math.log(7 / 8))
  expect(spans.slice(0, -1).map((span) => span.toFixed(2))).toEqual(['9.00', '11.00', '12.00', '24.00', '32.00'])
  expect(said.at(-1)).toBe(0)
  expect(gameHoursStep(file, 'moneyline', 'open')).toBe(7)
  expect(gameHoursLeft(file, 'moneyline', 'open')).toBe(7)
  expect(gameHoursLeft(file, 'total', { asOf: before(8) })).toBeNull()
  expect(gameHoursStep({ ...aFile(quotes), pricesStand: true }, 'moneyline', { asOf: before(8) })).toBeNull()
  expect(gameHoursStep(aFile(quotes, { startsAt }), 'moneyline', { asOf: before(6.5) })).toBe(7)
})

it('knows when a game passes its next step: then, and not a millisecond before', () => {
  const { game } = aFile([], { startsAt })
  for (const hours of [40, 30, 29, 12, 11.9, 1 / 3, 0.3, 0.04]) {
    const [now, next] = [before(hours), nextStepAt(game, before(hours))]
    expect(next).toBeGreaterThan(now)
    expect(hoursStep(game, next - 1)).toBe(hoursStep(game, now))
    expect(hoursStep(game, next)).toBeLessThan(hoursStep(game, now)!)
  }
  expect(nextStepAt(game, startsAt)).toBe(Number.POSITIVE_INFINITY)
  expect(nextStepAt(aFile([]).game, 0)).toBe(Number.POSITIVE_INFINITY)
})
