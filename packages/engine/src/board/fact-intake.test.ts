import { type Fact, fullGame } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { between } from '../archive/between.ts'
import { factIntake, type TakenIn } from './fact-intake.ts'
import { leagueSession } from './league-session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const startsAt = Date.parse('2026-06-10T23:00:00Z')
const game = aGame({ id: 'mlb-2026-06-10-bos-nyy', day: '2026-06-10', startsAt })
const openedAt = startsAt - 9 * HOUR

function quoted(book: string, prices: readonly [number, number], observedAt = openedAt): Fact {
  const quote = { gameId: game.id, book, market: fullGame('moneyline'), mark: null, observedAt }
  return { kind: 'quote', quote: { ...quote, prices: prices.map(decimalOdds) }, observedAt }
}
const facts: readonly Fact[] = [
  { kind: 'game', game, observedAt: openedAt },
  ...['Alpha', 'Beta', 'Gamma'].map((book) => quoted(book, [1.95, 1.95])),
  quoted('Delta', [2.1, 1.8]),
]
/** Long before the start the market follows the best price; within four hours of it, it stays. */
const closes = Array.from({ length: 1200 }, (_, i) => {
  const hoursLeft = (i % 24) / 2
  const closing = (hoursLeft < 4 ? 0.5 : 0.46) + ((i % 7) - 3) / 500
  return { market: 0.5, model: 0.5, others: 0.5, price: 2.1, hoursLeft, closing }
})

/** Picks that were made, none later than it was read to. @param reads  when facts are read, in milliseconds before the start */
async function picksWhere(reads: readonly number[], later: readonly Fact[] = [], yieldToEventLoop = () => undefined) {
  const session = leagueSession('mlb', { noVig: 'power', pricesStand: true, shows: true })
  session.restore({ ...session.save(null), timed: learnedCloses(closes) })
  const intake = factIntake({
    source: {
      name: 'test',
      covers: ['mlb'],
      pricesStand: true,
      facts: async (_, after, asOf) => between([...facts, ...later], after, asOf),
    },
    origin: 'live',
    desks: () => new Map([['mlb', session]]),
    onFacts: () => undefined,
    onFeedError: (error) => {
      throw error
    },
    yieldToEventLoop: async () => yieldToEventLoop(),
    onPhase: () => undefined,
  })
  const taken: TakenIn[] = []
  for (const left of reads) {
    await intake.takeIn(startsAt - left, true, (one) => taken.push(one))
    expect(session.readTo()).toBe(startsAt - left)
    for (const { pick } of taken.flatMap(({ picks }) => picks)) expect(pick.madeAt).toBeLessThanOrEqual(startsAt - left)
  }
  return taken.flatMap(({ picks }) =>
    picks.map(({ pick: { madeAt, book, confidence } }) => ({ madeAt, book, confidence })),
  )
}

it('publishes a pick as of the moment from which its price is sure enough, however often facts are read meanwhile', async () => {
  const often = await picksWhere(Array.from({ length: 9 * 60 }, (_, i) => 9 * HOUR - i * MINUTE))
  expect(often).toMatchObject([{ book: 'Delta' }])
  expect(await picksWhere([9 * HOUR, HOUR])).toEqual(often)
  const left = (startsAt - often[0]!.madeAt) / HOUR
  // A step of those that begin at 30 hours, each an eighth later.
  const steps = Math.log(left / 30) / Math.log(7 / 8)
  expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-4)
  expect(left).toBeLessThan(4)
})

it('publishes it as of then, also where its price is gone by the next fact', async () => {
  const gone = [quoted('Delta', [1.9, 1.9], startsAt - 2 * HOUR)]
  const often = await picksWhere(Array.from({ length: 9 * 60 }, (_, i) => 9 * HOUR - i * MINUTE))
  expect(await picksWhere([9 * HOUR, HOUR], gone)).toEqual(often)
})

it('publishes nothing as of a moment before the first reading, nor after the start', async () => {
  const late = await picksWhere([HOUR, HOUR / 2])
  expect(late).toMatchObject([{ madeAt: startsAt - HOUR }])
  expect(await picksWhere([-MINUTE, -HOUR])).toEqual([])
})

it('publishes it when facts were read to the very step, and judges that step by a fact of the same moment', async () => {
  const [pick] = await picksWhere([9 * HOUR, HOUR])
  const left = startsAt - pick!.madeAt
  expect(await picksWhere([9 * HOUR, left + 1])).toEqual([])
  expect(await picksWhere([9 * HOUR, left])).toEqual([pick])
  const gone = [quoted('Delta', [1.9, 1.9], pick!.madeAt)]
  expect(await picksWhere([9 * HOUR, HOUR], gone)).toEqual([])
})

it('gives way while it learns and while it decides', async () => {
  const many = Array.from({ length: 4100 }, (_, i) => quoted('Alpha', [1.95, 1.95], openedAt + (i + 1) * 1000))
  const breathsOf = async (reads: readonly number[]) => {
    let breaths = 0
    await picksWhere(reads, many, () => {
      breaths += 1
    })
    return breaths
  }
  expect(await breathsOf([7 * HOUR])).toBe(2)
  expect(await breathsOf([9 * HOUR, 9 * HOUR - 100_500])).toBe(5)
})
