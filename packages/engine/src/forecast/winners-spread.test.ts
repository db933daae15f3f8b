import { fullGame, leagues, type Quote } from '@fairline/domain'
import { logistic } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { leagueForecaster } from './league-forecaster.ts'

const startsAt = Date.parse('2019-01-15T20:00:00Z')
const seenAt = startsAt - 3 * 3_600_000
const moment = { asOf: seenAt }

/** Prices around even money whose market closed within so much of it. */
const closesWithin = (reach: number) =>
  learnedCloses(
    Array.from({ length: 4000 }, (_, i) => {
      const closing = logistic((reach * ((i % 401) - 200)) / 200)
      return { market: 0.5, model: 0.5, others: 0.5, price: 1.9 + 0.05 * (i % 5), hoursLeft: 0.5 + (i % 12), closing }
    }),
  )

/** A game of the NBA with a spread of half a point, whose winners closed farther from where they opened than its spreads did. */
function gameWith(kinds: readonly ('moneyline' | 'spread')[]) {
  const game = aGame({ id: 'g', league: 'nba', day: '2019-01-15', startsAt })
  const forecaster = leagueForecaster(leagues.nba, 'open', 'multiplicative')
  const saved = forecaster.save(null)
  const spread = closesWithin(0.05)
  const lines = saved.lines && { ...saved.lines, timed: { spread, total: spread } }
  forecaster.restore({ ...saved, timed: closesWithin(1), lines })
  const quotes = kinds.flatMap((kind) =>
    ['Alpha', 'Beta', 'Gamma'].map(
      (book): Quote => ({
        gameId: game.id,
        book,
        mark: null,
        observedAt: seenAt,
        market: fullGame(kind, kind === 'spread' ? -0.5 : null),
        prices: [decimalOdds(1.91), decimalOdds(1.91)],
      }),
    ),
  )
  forecaster.learn([
    { kind: 'game', game, observedAt: seenAt },
    ...quotes.map((quote) => ({ kind: 'quote' as const, quote, observedAt: seenAt })),
  ])
  const file = forecaster.files.of(game.id)!
  const query = { line: -0.5, price: 2.1, book: 'Alpha' }
  return {
    ofWinner: forecaster.confidenceOf(file, moment)(0, 2.1),
    ofSpread: [forecaster.outlook(file, moment).lines, forecaster.lines(file, moment)].map((said) =>
      said!.confidence('spread', 0, query),
    ),
  }
}

describe('a spread of half a point in a league without draws', () => {
  it('has the confidence of the winner, in an outlook and alone', () => {
    const { ofWinner, ofSpread } = gameWith(['moneyline', 'spread'])
    expect(ofWinner).toBeGreaterThan(50)
    expect(ofSpread).toEqual([ofWinner, ofWinner])
  })

  it('has what its own closes taught where no book quotes the winner', () => {
    const { ofWinner } = gameWith(['moneyline', 'spread'])
    for (const confidence of gameWith(['spread']).ofSpread) expect(confidence).toBeGreaterThan(ofWinner! + 10)
  })
})
