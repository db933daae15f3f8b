import { fullGame, leagues, type Market, startOfPacificDay } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { assembler } from './assemble.ts'
import { factsOf } from './facts-of.ts'
import type { SourceQuote } from './source-game.ts'
import { sourceGameOf } from './source-game-of.ts'

const quote = (market: Market, over: Partial<SourceQuote> = {}): SourceQuote => ({
  book: 'Book',
  market,
  prices: [decimalOdds(1.9), decimalOdds(1.95)],
  mark: null,
  at: null,
  ...over,
})

/** The game that a row with these quotes makes. */
function assembled(...quotes: SourceQuote[]) {
  const games = assembler(leagues.mlb)
  const row = { league: 'mlb', day: '2019-06-15', home: 'BOS', away: 'NYY', score: { home: 9, away: 7 } } as const
  games.take(sourceGameOf({ ...row, quotes }), 'file', 0, true)
  return games.games()[0]!
}

const teamTotal = (team: 'home' | 'away'): Market => ({ ...fullGame('team-total', 4.5), team })

describe('a game put together from a file', () => {
  it('has the team totals of both sides', () => {
    const { quotes } = assembled(quote(teamTotal('home')), quote(teamTotal('away')))
    expect(quotes.map(({ market }) => market.team)).toEqual(['home', 'away'])
  })

  it('has a quote once that the file repeats', () => {
    expect(assembled(quote(teamTotal('home')), quote(teamTotal('home'))).quotes).toHaveLength(1)
  })

  it('knows a price with neither a name nor a time only after the day, as a closing price: it may be one', () => {
    const moneyline = fullGame('moneyline')
    const seenAt = startOfPacificDay('2019-06-15') + 3_600_000
    const facts = factsOf(
      assembled(
        quote(moneyline, { mark: 'open' }),
        quote(moneyline, { mark: 'close' }),
        quote(moneyline),
        quote(moneyline, { at: seenAt }),
      ),
    )
    const [begins, over] = [startOfPacificDay('2019-06-15'), startOfPacificDay('2019-06-16')]
    expect(facts.flatMap((fact) => (fact.kind === 'quote' ? [[fact.quote.mark, fact.observedAt]] : []))).toEqual([
      ['open', begins],
      ['close', over],
      [null, over],
      [null, seenAt],
    ])
  })
})
