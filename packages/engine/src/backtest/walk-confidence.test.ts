import { addDays, type Day, type Fact, fullGame, type Game, startOfPacificDay } from '@fairline/domain'
import { logistic, randomStream } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { compareFacts } from '../archive/fact-order.ts'
import type { History } from '../ports/fact-source.ts'
import type { TimedConfidence } from './confidence-looks.ts'
import { walkConfidence } from './walk-confidence.ts'

const HOUR_MS = 3_600_000
const first: Day = '2026-04-01'
const to = addDays(first, 44)
const asOf = startOfPacificDay(addDays(to, 3))

/** A day of games whose prices walk at random until they close. */
function dayOf(day: Day): Fact[] {
  const next = randomStream(Date.parse(day) / HOUR_MS)
  return Array.from({ length: 6 }, (_, i): Fact[] => {
    const startsAt = startOfPacificDay(day) + 16 * HOUR_MS
    const game: Game = aGame({ id: `${day}-${i}`, day, startsAt })
    let logOdds = next() - 0.5
    const quotes = [26, 13, 7, 4, 2, 0.5].flatMap((hours): Fact[] => {
      logOdds += (next() - 0.5) * 0.3
      const home = logistic(logOdds)
      const observedAt = startsAt - hours * HOUR_MS
      const prices = [home, 1 - home].map((probability) => decimalOdds(1 / (probability * 1.01)))
      return ['Alpha', 'Beta', 'Gamma'].map((book) => {
        const quote = { gameId: game.id, book, market: fullGame('moneyline'), prices, mark: null, observedAt }
        return { kind: 'quote', quote, observedAt }
      })
    })
    const observedAt = startsAt + 3 * HOUR_MS
    const [home, away] = next() < logistic(logOdds) ? [5, 3] : [3, 5]
    const winner = home > away ? 'home' : 'away'
    return [
      { kind: 'game', game, observedAt: startsAt - 40 * HOUR_MS },
      ...quotes,
      { kind: 'result', result: { gameId: game.id, winner, home, away, observedAt }, observedAt },
    ]
  })
    .flat()
    .sort(compareFacts)
}

const days = new Map<Day, readonly Fact[]>()
for (let day = first; day <= addDays(to, 2); day = addDays(day, 1)) days.set(day, dayOf(day))

/** Confidences that closed, and what was requested of the history. */
function walk(from: Day, facts: ReadonlyMap<Day, readonly Fact[]> = days, end: Day = to) {
  const closed: TimedConfidence[] = []
  const query: string[] = []
  const history: History = {
    from: () => first,
    day(_, day, __, prices) {
      query.push(`${day} ${prices}`)
      return facts.get(day) ?? []
    },
  }
  const onClosed = (one: TimedConfidence) => void closed.push(one)
  walkConfidence({ league: 'mlb', history, pricesStand: false, asOf, from, to: end, onClosed })
  return { closed, asked: query }
}

const from = addDays(to, -9)
const whole = walk(from)

it('tells confidences of the days asked for, the first and the last included', () => {
  const told = new Set(whole.closed.map(({ gameId }) => gameId.slice(0, 10)))
  expect([...told].sort()).toEqual(Array.from({ length: 10 }, (_, i) => addDays(from, i)))
})

it('looks at every hour once per outcome: prices were confirmed before each', () => {
  const ofGame = whole.closed.filter(({ gameId }) => gameId === `${from}-0`)
  expect(ofGame.map(({ hours }) => hours)).toEqual([24, 24, 12, 12, 6, 6, 3, 3, 1, 1, 1 / 3, 1 / 3])
  expect(new Set(ofGame.map(({ market }) => market))).toEqual(new Set(['winner']))
})

it('says the same of early days whatever comes later', () => {
  const cut = addDays(from, 4)
  const mirrored = (fact: Fact): Fact =>
    fact.kind === 'quote' ? { ...fact, quote: { ...fact.quote, prices: fact.quote.prices.toReversed() } } : fact
  const other = new Map([...days].map(([day, facts]) => [day, day > cut ? facts.map(mirrored) : facts]))
  const until = (closed: readonly TimedConfidence[]) => closed.filter(({ gameId }) => gameId.slice(0, 10) <= cut)
  const changed = walk(from, other).closed
  expect(until(changed)).toEqual(until(whole.closed))
  expect(changed).not.toEqual(whole.closed)
})

it('asks for no day after the last, and for every price of sixty days before the first', () => {
  expect(whole.asked.at(-1)).toBe(`${to} all`)
  const { asked } = walk(addDays(first, 61), new Map(), addDays(first, 62))
  expect(asked.filter((one) => one.endsWith('closing'))).toEqual([`${first} closing`])
  expect(asked).toHaveLength(63)
})
