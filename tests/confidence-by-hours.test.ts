import { addDays, type Fact, type LeagueKey, startOfPacificDay } from '@fairline/domain'
import { type FactSource, type History, hourBands, walkConfidence, walkSeasons } from '@fairline/engine'
import { unpackNumbers } from '@fairline/numeric'
import { simulatedSource } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { leagueSession } from '../packages/engine/src/board/league-session.ts'
import { rateHistory } from '../packages/engine/src/board/rate-history.ts'
import { momentsOf } from '../packages/engine/src/learn/phases-of.ts'

const HOUR = 3_600_000
const asOf = Date.parse('2026-11-01T20:00:00Z')
const LAST = '2026-10-30'
const only = (league: LeagueKey, seed: number): FactSource & { readonly history: History } => {
  const source = simulatedSource(seed)
  return { ...source, history: source.history!, covers: [league] }
}

function walk(
  league: LeagueKey,
  days: number,
  history: History,
  onClosed: Parameters<typeof walkConfidence>[0]['onClosed'],
) {
  walkConfidence({ league, history, pricesStand: true, asOf, from: addDays(LAST, 1 - days), to: LAST, onClosed })
}

describe('the confidence of winners, spreads and totals', () => {
  it('comes true as often as it says, a day and minutes before the start', () => {
    const counted = hourBands()
    walk('wnba', 60, only('wnba', 3).history, counted.add)
    const cells = counted
      .hours()
      .flatMap(({ hours, bands }) => bands.filter(({ count }) => count >= 200).map((band) => ({ hours, ...band })))
    expect(new Set(cells.map(({ hours }) => hours)).size).toBe(6)
    for (const { hours, from, said, observed, standardError } of cells) {
      // What is forecast rests on two months at first, which errs about as much as the two months it is judged by.
      const isNear = Math.abs(said - observed) < Math.max(0.05, 3 * standardError)
      expect([hours, from, isNear || `said ${said}, observed ${observed} ± ${standardError}`]).toEqual([
        hours,
        from,
        true,
      ])
    }
  })

  it('at a moment does not change if what is known later does', () => {
    const { history } = only('wnba', 1)
    const moment = startOfPacificDay(addDays(LAST, -3))
    const saidBefore = (told: History) => {
      const said = new Map<string, number[]>()
      walk('wnba', 8, told, ({ gameId, confidence }) => said.set(gameId, [...(said.get(gameId) ?? []), confidence]))
      return said
    }
    const said = saidBefore(history)
    const changed = saidBefore(changedAfter(history, moment))
    const earlier = [...said].filter(([id]) => startOf(id) < moment - 24 * HOUR)
    expect(earlier.length).toBeGreaterThan(5)
    for (const [id, confidences] of earlier) expect([id, changed.get(id)]).toEqual([id, confidences])
    expect(changed).not.toEqual(said)
  })

  it('is compared by a back-test of prices with times, on the days that are scored', () => {
    const { history } = only('wnba', 3)
    const facts = Array.from({ length: 45 }, (_, i) => history.day('wnba', addDays(LAST, i - 44), asOf, 'all'))
      .flat()
      .sort((a, b) => a.observedAt - b.observedAt)
    const hoursFrom = (from: string | null) =>
      walkSeasons(facts, { league: 'wnba', from, to: null, at: 'open', noVig: 'multiplicative' }).confidenceByHours
    const countIn = (hours: ReturnType<typeof hoursFrom>) =>
      hours.reduce((sum, { bands }) => sum + bands.reduce((count, band) => count + band.count, 0), 0)
    const all = hoursFrom(null)
    expect(all.map(({ hours }) => Math.round(hours))).toEqual([24, 12, 6, 3, 1, 0])
    expect(countIn(all)).toBeGreaterThan(1000)
    const lastDays = countIn(hoursFrom(addDays(LAST, -4)))
    expect(lastDays).toBeGreaterThan(0)
    expect(lastDays).toBeLessThan(countIn(all) / 2)
  })

  it('is learned the same from a history as from the full story', async () => {
    const source = only('mls', 1)
    const begin = startOfPacificDay('2026-10-20') + 23 * HOUR
    const end = begin + 72 * HOUR
    const rules = { noVig: 'multiplicative', pricesStand: true, shows: false } as const
    const [full, outlined] = [leagueSession('mls', rules), leagueSession('mls', rules)]
    const facts = [...(await source.facts('mls', null, begin)), ...(await source.facts('mls', begin, end))]
    for (const moment of momentsOf(facts)) full.learn(moment)
    await rateHistory({
      league: 'mls',
      desk: outlined,
      history: source.history,
      asOf: end,
      from: '2026-10-21',
      props: null,
      pricesFrom: '2026-10-21',
      decideFrom: null,
      yieldToEventLoop: async () => {},
    })
    const [told, ofHistory] = [full.save(null), outlined.save(null)]
    expect(unpackNumbers(told.timed.closes).length / 6).toBeGreaterThan(50)
    expect(ofHistory.timed).toEqual(told.timed)
    // Alternate lines, which a history leaves out, move what is pooled of a line: there only the games are the same.
    expect(ofHistory.lines!.timed.total.games).toBe(told.lines!.timed.total.games)
  })
})

/** A game's id begins with its league and day. */
const startOf = (id: string): number => startOfPacificDay(/\d{4}-\d{2}-\d{2}/.exec(id)![0])

/** The same history, in which results and prices after a moment are others. */
function changedAfter(history: History, moment: number): History {
  const changed = (fact: Fact): Fact => {
    if (fact.observedAt < moment) return fact
    if (fact.kind === 'quote') return { ...fact, quote: { ...fact.quote, prices: fact.quote.prices.toReversed() } }
    if (fact.kind !== 'result') return fact
    const { home, away } = fact.result
    return { ...fact, result: { ...fact.result, home: away, away: home } }
  }
  return { ...history, day: (...query) => history.day(...query).map(changed) }
}
