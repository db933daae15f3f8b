import { addDays } from '@fairline/domain'
import { describe, expect, it } from 'vitest'
import { matchView } from '../view/match-view.ts'
import { viewOfSpreads } from '../view/score-view.ts'
import { matchOf } from '../world/match.ts'
import { slateOf } from '../world/slate-of.ts'
import { books } from './book.ts'
import { mainOffers } from './offers.ts'

/** Scores of a basketball side between 100 and 120, all as likely. */
const points = (from: number) => Float64Array.from({ length: 160 }, (_, i) => (i >= from && i < from + 21 ? 1 / 21 : 0))
const nobody = { home: 0, away: 0 }
const strongHome = viewOfSpreads(points(106), points(100), nobody, { home: 0.5, by: 3 })
const strongAway = viewOfSpreads(points(100), points(106), nobody, { home: 0.5, by: 3 })

/** Prices of a market by a book that shades favorites by so much, in log-odds. */
function pricesOf(kind: 'moneyline' | 'spread', view: typeof strongHome, favorites: number) {
  const book = { ...books[0]!, step: 1, overs: 0, favorites } as const
  const offer = mainOffers(book, 'nba', view, false).find(({ market }) => market.kind === kind)!
  return { line: offer.market.line, home: offer.prices[0]!, away: offer.prices[1]! }
}

it('lays points on a visiting favorite in the NFL, whose games never end level', () => {
  const games = Array.from({ length: 28 }, (_, i) => slateOf({ seed: 1 }, 'nfl', addDays('2026-06-01', i))).flat()
  const spreads = games.flatMap((game) => {
    const view = matchView('nfl', matchOf({ seed: 1 }, game).opening, 'full', null)
    const offer = mainOffers(books[0]!, 'nfl', view, false).find(({ market }) => market.kind === 'spread')!
    return [{ line: offer.market.line!, prices: offer.prices.map(Number), home: view.winner[0] }]
  })
  const visitors = spreads.filter(({ home }) => home < 0.45)
  expect(visitors.length).toBeGreaterThan(5)
  for (const { line, prices } of visitors) {
    expect(line).toBeGreaterThan(0.5)
    // A line near even money, at any price.
    expect(Math.min(...prices)).toBeGreaterThan(1.75)
  }
})

describe.each(['moneyline', 'spread'] as const)('a book whose customers like favorites, on the %s', (kind) => {
  it('asks more for a home favorite and less for the visitor', () => {
    const [plain, shaded] = [0, 0.2].map((favorites) => pricesOf(kind, strongHome, favorites))
    expect(shaded!.home).toBeLessThan(plain!.home)
    expect(shaded!.away).toBeGreaterThan(plain!.away)
    expect(plain!.line ?? -1).toBeLessThan(0)
  })

  it('asks more for a visiting favorite and less for the home side', () => {
    const [plain, shaded] = [0, 0.2].map((favorites) => pricesOf(kind, strongAway, favorites))
    expect(shaded!.away).toBeLessThan(plain!.away)
    expect(shaded!.home).toBeGreaterThan(plain!.home)
    expect(plain!.line ?? 1).toBeGreaterThan(0)
  })
})
