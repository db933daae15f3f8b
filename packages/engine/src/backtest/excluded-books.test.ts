import { addDays, type Fact, leagues } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { withMisdatedBook } from '../../testing/misdated-book.ts'
import { isPick } from '../betting/decide-market.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { bookWatch } from '../markets/book-watch.ts'
import { backtest } from './backtest.ts'
import { walkForward } from './walk-forward.ts'

const league = madeUpLeague(700, 3, '2018-04-01')
const options = { league: 'mlb', from: null, to: null, at: 'open', noVig: 'multiplicative' } as const
describe('a book whose prices lose far more than they closed on', () => {
  const report = backtest(withMisdatedBook(league), options)
  const [honest, misdated] = ['Book', 'Misdated'].map((name) => report.books.find(({ book }) => book === name)!)

  it('is found, and the other book is not', () => {
    expect(misdated!.wins).toBeLessThan(misdated!.expectedWins)
    expect(misdated!.excludedAfter).not.toBeNull()
    expect(honest?.excludedAfter ?? null).toBeNull()
  })

  it('has picks until then, and none from the next day on', () => {
    const picks: (readonly [day: string, book: string])[] = []
    walkForward(withMisdatedBook(league), leagueForecaster(leagues.mlb, 'open', 'multiplicative'), {
      at: 'open',
      books: bookWatch(),
      onGame: ({ file, decision }) => {
        if (isPick(decision)) picks.push([file.game.day, decision.book])
      },
    })
    const since = misdated!.excludedAfter!
    const daysOf = (name: string) => picks.flatMap(([day, book]) => (book === name ? [day] : []))
    expect(daysOf('Misdated').length).toBeGreaterThan(5)
    expect(daysOf('Misdated').every((day) => day <= since)).toBe(true)
    expect(daysOf('Book').some((day) => day > since)).toBe(true)
  })

  it('is found by what was known then: what it does later changes nothing before', () => {
    const since = misdated!.excludedAfter!
    const changed = backtest(withMisdatedBook(league, addDays(since, 1)), { ...options, to: since })
    const same = backtest(withMisdatedBook(league), { ...options, to: since })
    expect(changed.picks).toEqual(same.picks)
    expect(changed.books.find(({ book }) => book === 'Misdated')!.excludedAfter).toBe(since)
    expect(league.days).toContain(since)
  })

  it('has no proposals of strategies from the next day on', () => {
    const from = addDays(misdated!.excludedAfter!, 1)
    // It prices home sides only: that is an offer, and no part of the market.
    const pricing = (factor: number) =>
      withMisdatedBook(league).flatMap((fact): Fact[] => {
        if (fact.kind !== 'quote' || fact.quote.book !== 'Misdated' || fact.quote.gameId < `mlb-${from}`) return [fact]
        const [home] = fact.quote.prices
        return home ? [{ ...fact, quote: { ...fact.quote, prices: [decimalOdds(1 + factor * (home - 1)), null] } }] : []
      })
    const proposedAt = (factor: number) => {
      const tested = { ...options, from, to: addDays(from, 10), strategies: true }
      return backtest(pricing(factor), tested).strategies.map(({ key, proposals, roi }) => ({ key, proposals, roi }))
    }
    expect(proposedAt(1.1).some(({ proposals }) => proposals > 0)).toBe(true)
    expect(proposedAt(1.1)).toEqual(proposedAt(0.5))
  })
})
