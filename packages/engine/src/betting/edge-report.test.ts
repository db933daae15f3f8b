import { type Fact, fullGame, type Quote } from '@fairline/domain'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { aPropQuote } from '../../testing/prop-quote.ts'
import { edgeReport } from './edge-report.ts'
import { recordedEdges, recordedPropEdges } from './recorded-edges.ts'

const HOUR = 3_600_000
const game = aGame({ startsAt: 20 * HOUR })
const announced: Fact = { kind: 'game', game, observedAt: 0 }
const quote = (book: string, prices: readonly [number, number], at = HOUR): Fact => ({
  kind: 'quote',
  quote: {
    gameId: game.id,
    book,
    market: fullGame('moneyline'),
    prices: prices.map((price) => decimalOdds(price)),
    mark: null,
    observedAt: at,
  } satisfies Quote,
  observedAt: at,
})
/** Three books say a half; the fourth pays 2.1 for the home side, where the books together say 0.4908. */
const quoted = [quote('a', [1.9, 1.9]), quote('b', [1.9, 1.9]), quote('c', [1.9, 1.9]), quote('d', [2.1, 1.8])]

describe('the share of bets whose best price beats the books', () => {
  it('counts both sides of a game that begins within twelve hours', () => {
    const report = edgeReport(true, 1)
    report.see([announced, ...quoted])
    report.look(7 * HOUR)
    expect(report.shares()).toEqual([])
    report.look(9 * HOUR)
    expect(report.shares()).toEqual([
      { league: 'mlb', market: 'moneyline', bets: 2, books: 4, positive: 0.5, aboveOnePercent: 0.5 },
    ])
    report.look(20 * HOUR)
    expect(report.shares()[0]?.bets).toBe(2)
  })

  it('looks at a game that begins in exactly twelve hours, and not at one that has a result or has begun', () => {
    const report = edgeReport(true, 1)
    report.see([announced, ...quoted])
    report.look(20 * HOUR)
    report.look(7.99 * HOUR)
    expect(report.shares()).toEqual([])
    report.look(8 * HOUR)
    expect(report.shares()).toMatchObject([{ bets: 2 }])
    const result = { gameId: game.id, winner: 'home', home: 5, away: 3, observedAt: 9 * HOUR } as const
    report.see([{ kind: 'result', result, observedAt: 9 * HOUR }])
    report.look(10 * HOUR)
    expect(report.shares()).toMatchObject([{ bets: 2 }])
  })

  it('is listed by league in the order of the app, then by market', () => {
    const games = (['nhl', 'mlb', 'nba'] as const).map((league) => aGame({ id: league, league, startsAt: 20 * HOUR }))
    const markets = [fullGame('total', 8.5), fullGame('moneyline'), fullGame('spread', -1.5)]
    const quotes = games.flatMap(({ id }) =>
      markets.flatMap((market) =>
        quoted.map((fact) =>
          fact.kind === 'quote' ? { ...fact, quote: { ...fact.quote, gameId: id, market } } : fact,
        ),
      ),
    )
    const report = edgeReport(true, 1)
    report.see([...games.map((one): Fact => ({ kind: 'game', game: one, observedAt: 0 })), ...quotes])
    report.look(9 * HOUR)
    expect(report.shares().map(({ league, market }) => `${league} ${market}`)).toEqual(
      ['mlb', 'nba', 'nhl'].flatMap((league) => [`${league} moneyline`, `${league} spread`, `${league} total`]),
    )
  })

  it('hears only a share of the books', () => {
    const report = edgeReport(true, 0)
    report.see([announced, ...quoted])
    report.look(9 * HOUR)
    expect(report.shares()).toEqual([])
  })

  it('leaves out a price that was not confirmed while the others moved', () => {
    const report = edgeReport(true, 1)
    const moved = ['a', 'b', 'c'].map((book) => quote(book, [1.7, 2.15], 2 * HOUR))
    report.see([announced, ...quoted, ...moved])
    report.look(9 * HOUR)
    expect(report.shares()).toMatchObject([{ bets: 2, positive: 0 }])
  })

  it('counts recorded games and recorded props alike', () => {
    expect(recordedEdges('mlb', [announced, ...quoted])).toMatchObject([
      { market: 'moneyline', bets: 2, positive: 0.5 },
    ])
    const prop = (book: string, over: number, under: number) =>
      aPropQuote({ book, over: decimalOdds(over), under: decimalOdds(under) })
    const props = [prop('a', 1.9, 1.9), prop('b', 1.9, 1.9), prop('c', 2.2, 1.7)]
    expect(recordedPropEdges('nba', props)).toMatchObject([
      { league: 'nba', market: 'prop points', bets: 2, books: 3, positive: 0.5, aboveOnePercent: 0.5 },
    ])
  })
})
