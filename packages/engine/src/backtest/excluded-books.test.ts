import { addDays, type Fact, leagues } from '@fairline/domain'
import { logistic, logit } from '@fairline/numeric'
import { type DecimalOdds, noVigMultiplicative } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { isPick } from '../betting/decide-market.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { bookWatch } from '../markets/book-watch.ts'
import { backtest } from './backtest.ts'
import { walkForward } from './walk-forward.ts'

const { days, facts } = madeUpLeague(700, 3, '2018-04-01')
const options = { league: 'mlb', from: null, to: null, at: 'open', noVig: 'multiplicative' } as const
const winners = new Map(
  facts.flatMap((fact) => (fact.kind === 'result' ? [[fact.result.gameId, fact.result.winner]] : [])),
)

/** By then enough games have closed for a confidence, without which nothing is picked. */
const joins = days[100]!

/** A book joins that offers more than anybody on whoever is going to lose, in most games: as a price does that was recorded too late. */
function withMisdatedBook(until: string): Fact[] {
  return facts.flatMap((fact, i): Fact[] => {
    if (fact.kind !== 'quote' || fact.quote.mark !== 'open') return [fact]
    const { gameId, prices } = fact.quote
    if (gameId < `mlb-${joins}`) return [fact]
    const [home] = noVigMultiplicative(prices as DecimalOdds[])
    const loses = winners.get(gameId) === 'home' ? 1 : 0
    const isWrong = i % 4 !== 0 && gameId < `mlb-${until}`
    const asked = logistic(logit(home!) + (isWrong ? (loses === 0 ? -0.35 : 0.35) : 0))
    const misdated = [1 / (asked * 1.03), 1 / ((1 - asked) * 1.03)] as DecimalOdds[]
    return [fact, { ...fact, quote: { ...fact.quote, book: 'Misdated', prices: misdated } }]
  })
}

describe('a book whose prices lose far more than they closed on', () => {
  const report = backtest(withMisdatedBook('2099'), options)
  const [honest, misdated] = ['Book', 'Misdated'].map((name) => report.books.find(({ book }) => book === name)!)

  it('is found, and the other book is not', () => {
    expect(misdated!.wins).toBeLessThan(misdated!.expectedWins)
    expect(misdated!.excludedAfter).not.toBeNull()
    expect(honest?.excludedAfter ?? null).toBeNull()
  })

  it('has picks until then, and none from the next day on', () => {
    const picks: (readonly [day: string, book: string])[] = []
    walkForward(withMisdatedBook('2099'), leagueForecaster(leagues.mlb, 'open', 'multiplicative'), {
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
    const changed = backtest(withMisdatedBook(addDays(since, 1)), { ...options, to: since })
    const same = backtest(withMisdatedBook('2099'), { ...options, to: since })
    expect(changed.picks).toEqual(same.picks)
    expect(changed.books.find(({ book }) => book === 'Misdated')!.excludedAfter).toBe(since)
    expect(days).toContain(since)
  })
})
