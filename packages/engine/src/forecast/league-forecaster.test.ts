import { type Fact, leagues, startOfPacificDay } from '@fairline/domain'
import { logistic } from '@fairline/numeric'
import { describe, expect, it } from 'vitest'
import { someFacts } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { madeUpLeague } from '../../testing/made-up-league.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { leagueForecaster, type SavedForecaster } from './league-forecaster.ts'

const other = {
  id: 'mlb-2019-06-15-tor-bal',
  home: { key: 'BAL', name: 'Baltimore' },
  away: { key: 'TOR', name: 'Toronto' },
}
const opened = (facts: readonly Fact[]) => facts.slice(0, 2)
const at = (fact: Fact, observedAt: number): Fact =>
  fact.kind === 'quote' ? { ...fact, quote: { ...fact.quote, observedAt }, observedAt } : { ...fact, observedAt }

describe('what a forecast knows', () => {
  const knownAt = (forecaster: ReturnType<typeof leagueForecaster>) => {
    const file = forecaster.files.of('mlb-2019-06-15-nyy-bos')
    return file && forecaster.forecast(file, 'open')?.knownAt
  }

  it('is its own prices and the games that are over, not what is quoted elsewhere', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.learn(opened(someFacts()))
    forecaster.learn(opened(someFacts(other)).map((fact) => at(fact, 1500)))
    expect(knownAt(forecaster)).toBe(1000)
    forecaster.learn(someFacts(other).slice(2))
    expect(knownAt(forecaster)).toBe(2000)
  })

  it('is nothing where nobody quotes', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.learn(someFacts().slice(0, 1))
    expect(knownAt(forecaster)).toBeUndefined()
  })

  it('does not change by being asked', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.learn(opened(someFacts()))
    const file = forecaster.files.of('mlb-2019-06-15-nyy-bos')
    if (!file) throw new Error('the game was announced')
    expect(forecaster.forecast(file, 'open')).toEqual(forecaster.forecast(file, 'open'))
  })
})

/** Of prices that were seen at known times. */
const timedCloses = () =>
  learnedCloses(
    Array.from({ length: 4000 }, (_, i) => {
      const closing = logistic(((i % 401) - 200) / 400)
      return { market: 0.5, model: 0.5, others: 0.5, price: 2, hoursLeft: 0.5 + (i % 12), closing }
    }),
  )

describe('the confidence of a price', () => {
  it('is that of prices seen at a known time once a book has moved on from the opener its source named', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    forecaster.restore({ ...forecaster.save(null), timed: timedCloses() })
    const startsAt = Date.parse('2019-06-15T20:00:00Z')
    const hours = (left: number) => startsAt - left * 3_600_000
    const [game, opener] = someFacts({ startsAt }) as [Fact, Fact]
    forecaster.learn([at(game, hours(30)), at(opener, hours(30))])
    const file = forecaster.files.of('mlb-2019-06-15-nyy-bos')!
    const confidence = (left: number) => forecaster.confidenceOf(file, { asOf: hours(left) })(0, 2)
    // No named opener has closed yet.
    expect(confidence(20)).toBeNull()
    if (opener.kind !== 'quote') throw new Error('the second fact is the opener')
    const { quote } = opener
    const later = (book: string) => at({ ...opener, quote: { ...quote, book, mark: null } }, hours(3))
    forecaster.learn([later(quote.book), later('Beta')])
    expect(confidence(20)).toBeNull()
    // One other book says too little of where the price stands.
    expect(confidence(2)).toBeNull()
    forecaster.learn([later('Gamma')])
    expect(confidence(2)).toBeGreaterThan(0)
  })
})

describe('a forecaster that was saved and restored', () => {
  it('removes vig as its league’s results spoke for, in what it says of games, too', () => {
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'learnt')
    const saved = forecaster.save(null)
    forecaster.restore({ ...saved, margins: { ...saved.margins, method: 'shin' } })
    forecaster.learn(opened(someFacts()))
    const file = forecaster.files.of('mlb-2019-06-15-nyy-bos')!
    expect([forecaster.noVig(), forecaster.outlook(file, 'open').method]).toEqual(['shin', 'shin'])
  })

  it('expects lines to move on as it did before: it forgot nothing of what it has learned', () => {
    const { days, facts } = madeUpLeague(250)
    const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    const today = startOfPacificDay(days.at(-1)!)
    for (const moment of momentsOf(facts.filter(({ observedAt }) => observedAt <= today))) forecaster.learn(moment)
    const saved: SavedForecaster = JSON.parse(JSON.stringify(forecaster.save(today)))
    const restored = leagueForecaster(leagues.mlb, 'open', 'multiplicative')
    restored.restore(saved)
    restored.learn(facts.filter(({ observedAt, kind }) => observedAt === today && kind !== 'result'))
    const outlooks = [forecaster, restored].map((one) =>
      facts.flatMap((fact) => {
        const file = fact.kind === 'game' && fact.game.day === days.at(-1) ? one.files.of(fact.game.id) : undefined
        return file ? [one.forecast(file, 'open')!.chances] : []
      }),
    )
    expect(outlooks[0]).toHaveLength(5)
    expect(outlooks[1]).toEqual(outlooks[0])
    expect(JSON.parse(JSON.stringify(restored.save(today)))).toEqual(saved)
  })
})
