import { expect, it } from 'vitest'
import { beforeTheStart, betWorth, boardOf, upcomingGame } from '../../testing/board-of.ts'
import { slateFactsOf } from './told-facts.ts'

it('names the recommended bet with the highest EV, whatever its rank score, and counts published picks as a subset', () => {
  const favorite = betWorth('a', 0.015, { probability: 0.75, prices: { Book: 1.015 / 0.75 }, confidence: 80 })
  const best = betWorth('b', 0.075, { confidence: 55 })
  const doubtful = betWorth('e', 0.09, { confidence: 40 })
  const misprint = betWorth('c', 0.3)
  const lost = betWorth('d', -0.02, { published: beforeTheStart })
  const { best: named, ...facts } = slateFactsOf(
    boardOf(...[favorite, best, doubtful, misprint, lost].map((bet) => upcomingGame(bet.gameId, [bet]))),
    false,
  )
  expect(favorite.rankScore).toBeGreaterThan(best.rankScore!)
  expect(named).toMatchObject({ expectedValue: 7.5 })
  expect(facts).toMatchObject({ positiveEv: 3, published: 1, publishedPositiveEv: 0, averageConfidence: 58.3 })
})
