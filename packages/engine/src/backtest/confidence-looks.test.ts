import { type Fact, fullGame, leagues, type Market } from '@fairline/domain'
import { logistic } from '@fairline/numeric'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { aGame } from '../../testing/facts.ts'
import { learnedCloses } from '../../testing/learned-closes.ts'
import { leagueForecaster } from '../forecast/league-forecaster.ts'
import { momentsOf } from '../learn/phases-of.ts'
import { confidenceLooks, LOOK_HOURS, type TimedConfidence } from './confidence-looks.ts'

const HOUR = 3_600_000
const start = Date.parse('2019-06-15T20:00:00Z')
const before = (hours: number) => start - hours * HOUR

/** The game is announced, or announced again, this many hours before `start`. */
const announced = (hours: number, startsAt = start): Fact => ({
  kind: 'game',
  game: aGame({ startsAt }),
  observedAt: before(hours),
})
/** Three books quote a market of the game this many hours before `start`. */
const quotedMarket = (market: Market, hours: number): Fact[] => {
  const observedAt = before(hours)
  const prices = [decimalOdds(1.9), decimalOdds(2)]
  return ['Alpha', 'Beta', 'Gamma'].map((book) => {
    const quote = { gameId: aGame().id, book, market, prices, mark: null, observedAt }
    return { kind: 'quote', quote, observedAt }
  })
}
/** The same of its winner. */
const quoted = (hours: number): Fact[] => quotedMarket(fullGame('moneyline'), hours)
const closes = Array.from({ length: 4000 }, (_, i) => {
  const closing = logistic(((i % 401) - 200) / 400)
  return { market: 0.5, model: 0.5, others: 0.5, price: 2, hoursLeft: 0.5 + (i % 12), closing }
})

/** A forecaster that knows how prices close, and looks at the games of these facts. */
function looksAt(facts: readonly Fact[], pricesStand = false) {
  const forecaster = leagueForecaster(leagues.mlb, 'open', 'multiplicative', pricesStand)
  const timed = learnedCloses(closes)
  const saved = forecaster.save(null)
  forecaster.restore({ ...saved, timed, lines: { ...saved.lines!, timed: { spread: timed, total: timed } } })
  const looks = confidenceLooks(forecaster)
  const ordered = facts.toSorted((a, b) => a.observedAt - b.observedAt)
  for (const moment of momentsOf(ordered)) {
    looks.goTo(moment)
    forecaster.learn(moment)
  }
  return { looks, file: forecaster.files.of(aGame().id)! }
}

/** What is known of the winner's prices once the game has ended: by outcome, the hours before the start it was looked at. */
function lookedAt(facts: readonly Fact[], pricesStand = false): number[] {
  const { looks, file } = looksAt(facts, pricesStand)
  const found: TimedConfidence[] = looks.ended(file, {
    close: [0.5, 0.5],
    closedLines: { spread: null, total: null },
  })
  expect(looks.ended(file, { close: [0.5, 0.5], closedLines: { spread: null, total: null } })).toEqual([])
  const hours = found.map((one) => one.hours)
  // Both outcomes are priced at every look.
  expect(hours.filter((_, i) => i % 2 === 0)).toEqual(hours.filter((_, i) => i % 2 === 1))
  return hours.filter((_, i) => i % 2 === 0)
}

/** The hours before the start at which an over was looked at whose total closes at even money. */
function oversLookedAt(facts: readonly Fact[]): number[] {
  const { looks, file } = looksAt(facts)
  const total = () => ({ probability: 0.5, decided: 1 })
  const found = looks.ended(file, { close: null, closedLines: { spread: null, total } })
  return found.filter(({ market }) => market === 'total').map(({ hours }) => hours)
}

const every = [30, 25, 13, 7, 4, 2, 0.5, -1, -9].flatMap(quoted)

describe('the looks at a game before its start', () => {
  it('are made once each, at prices that were seen since the look before', () => {
    expect(lookedAt([announced(40), ...every])).toEqual(LOOK_HOURS)
    expect(lookedAt([announced(40), ...every.slice(0, 6), ...quoted(-1)])).toEqual([24])
  })

  it('are made at prices that stand, too, though no book has quoted them since the look before', () => {
    expect(lookedAt([announced(40), ...quoted(13), ...quoted(-1)], true)).toEqual([12, 6, 3, 1, 1 / 3])
  })

  it('are at the totals that were quoted since the look before, whatever else was', () => {
    const spreads = [7, 4, 2].flatMap((hours) => quotedMarket(fullGame('spread', -1.5), hours))
    const totals = quotedMarket(fullGame('total', 8.5), 7)
    expect(new Set(oversLookedAt([announced(40), ...every, ...spreads, ...totals]))).toEqual(new Set([6]))
  })

  it('are counted once, however often the game is announced again', () => {
    expect(lookedAt([announced(40), announced(20), announced(9), announced(2.5), announced(0.1), ...every])).toEqual(
      LOOK_HOURS,
    )
  })

  it('find nothing where fewer than three books quote', () => {
    const oneBook = (fact: Fact) => fact.kind === 'quote' && fact.quote.book === 'Gamma'
    expect(lookedAt([announced(40), ...every.filter((fact) => !oneBook(fact))])).toEqual([])
  })

  it('are not repeated where the start is put off: those made stay, those to come follow the new start', () => {
    const late = start + 8 * HOUR
    const later = [-3, -5, -6.5, -7.5].flatMap(quoted)
    expect(lookedAt([announced(40), ...every, announced(5, late), ...later])).toEqual(LOOK_HOURS)
  })

  it('are not made up for where the start is brought forward: what is past by then was never looked at', () => {
    const early = start - 8 * HOUR
    // With 13 hours left it turns out that there are five.
    const others = [14, 10, 8.5].flatMap(quoted)
    expect(lookedAt([announced(40), ...every, ...others, announced(13, early)])).toEqual([24, 3, 1, 1 / 3])
  })
})
