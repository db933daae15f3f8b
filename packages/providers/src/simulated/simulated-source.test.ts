import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Fact, LeagueKey, leagues, marketSlot, type Quote, wentToOvertime } from '@fairline/domain'
import { compareFacts } from '@fairline/engine'
import { describe, expect, it } from 'vitest'
import { simulatedSource } from './simulated-source.ts'

const HOUR = 3_600_000
const noon = Date.parse('2026-07-15T19:00:00Z')
const hashOf = (facts: readonly Fact[]) => createHash('sha256').update(JSON.stringify(facts)).digest('hex')

async function told(league: LeagueKey, from: number, to: number, step: number, seed = 1) {
  const source = simulatedSource(seed)
  await source.facts(league, null, from)
  const facts: Fact[] = []
  for (let at = from; at < to; at += step) facts.push(...(await source.facts(league, at, Math.min(to, at + step))))
  return facts
}

type QuoteFact = Extract<Fact, { kind: 'quote' }>

/** What a fact is about, of which the newest counts. */
function subjectOf(fact: Exclude<Fact, QuoteFact>): string {
  if (fact.kind === 'shares') return `shares ${fact.shares.gameId} ${marketSlot(fact.shares.market)}`
  if (fact.kind === 'news') return `news ${JSON.stringify(fact.news)}`
  if (fact.kind === 'game') return `game ${fact.game.id}`
  return `${fact.kind} ${JSON.stringify(Object.values(fact)[1].gameId)}`
}

/** What facts leave in place: the newest of each thing; of a book's prices of a place the newest it named. */
function leftStanding(facts: readonly Fact[]): Map<string, unknown> {
  const standing = new Map<string, unknown>()
  const starts = new Map(facts.flatMap((fact) => (fact.kind === 'game' ? [[fact.game.id, fact.game.startsAt!]] : [])))
  const quoted = ({ quote: { gameId, book, market, prices, observedAt } }: QuoteFact) => {
    const inPlay = observedAt >= starts.get(gameId)!
    const place = `${inPlay ? 'in play ' : ''}${gameId} ${book} ${marketSlot(market)}`
    const priced = prices.every((price) => price !== null)
    if (priced) standing.set(place, { market, prices })
    else if (!inPlay) standing.delete(place)
    if (inPlay) standing.set(`${place} now`, priced)
  }
  for (const fact of facts) {
    if (fact.kind === 'quote') quoted(fact)
    else standing.set(subjectOf(fact), Object.values(fact)[1])
  }
  return standing
}

describe('the simulated source', () => {
  it.each(['wnba', 'mls', 'nhl'] as const)(
    'tells the same of %s however often and from whenever it is asked',
    async (league) => {
      const often = await told(league, noon, noon + 2 * HOUR, 7000)
      const once = await told(league, noon, noon + 2 * HOUR, 2 * HOUR)
      const entered = await told(league, noon - 3 * HOUR, noon, 3 * HOUR)
      const later = (await told(league, noon - 3 * HOUR, noon + 2 * HOUR, HOUR)).slice(entered.length)
      expect(hashOf(often)).toBe(hashOf(once))
      expect(hashOf(later)).toBe(hashOf(once))
      expect(hashOf(await told(league, noon, noon + 2 * HOUR, 2 * HOUR, 2))).not.toBe(hashOf(once))
    },
  )

  it('goes on where it was asked to, also in a fresh process', async () => {
    const running = simulatedSource(1)
    await running.facts('wnba', null, noon)
    const expected = await running.facts('wnba', noon, noon + HOUR)
    expect(hashOf(await simulatedSource(1).facts('wnba', noon, noon + HOUR))).toBe(hashOf(expected))
  })

  it('announces the next games of a league that did not play for days', async () => {
    // The UFC fights on Saturdays: for days nothing of it is left.
    const days = 14
    const from = Date.parse('2026-06-01T12:00:00Z')
    const facts = await told('ufc', from, from + days * 24 * HOUR, 12 * HOUR)
    const announced = new Set(facts.flatMap((fact) => (fact.kind === 'game' ? [fact.game.day] : [])))
    expect([...announced]).toEqual(['2026-06-06', '2026-06-13'])
  })

  it('tells nothing before its moment, and everything in the order it is learnt', async () => {
    const facts = await simulatedSource(1).facts('nba', null, noon)
    for (const { observedAt } of facts) expect(observedAt).toBeLessThanOrEqual(noon)
    expect(facts.toSorted(compareFacts)).toEqual(facts)
  })

  it('tells prices as they change, never twice the same', async () => {
    const last = new Map<string, string>()
    for (const fact of await simulatedSource(1).facts('nhl', null, noon)) {
      if (fact.kind !== 'quote') continue
      const { gameId, book, market, prices } = fact.quote
      const place = `${gameId}|${book}|${marketSlot(market)}`
      const said = `${market.line}|${prices.join()}`
      expect(last.get(place)).not.toBe(said)
      last.set(place, said)
    }
    expect(last.size).toBeGreaterThan(500)
  })

  it.each(['mlb', 'nfl', 'nba', 'premier'] as const)(
    'says of %s what all it tells leaves standing, but for players',
    async (league) => {
      for (const at of [Date.parse('2026-11-01T20:00:00Z'), Date.parse('2026-11-02T02:30:00Z')]) {
        const all = await simulatedSource(1).facts(league, null, at)
        const told = leftStanding(
          all.filter((fact) => fact.kind !== 'quote' || fact.quote.market.kind !== 'player-prop'),
        )
        const stands = await simulatedSource(1).standing!(league, at)
        expect(stands.toSorted(compareFacts)).toEqual(stands)
        expect(Math.max(...stands.map(({ observedAt }) => observedAt))).toBeLessThanOrEqual(at)
        const stood = leftStanding(stands)
        const otherwise = [...stood].filter(([of, what]) => !isDeepStrictEqual(told.get(of), what))
        expect(otherwise.map(([of, what]) => [of, told.get(of), what])).toEqual([])
        // A market that is decided in play was quoted once and no longer is.
        const missing = [...told.keys()].filter((of) => !stood.has(of))
        expect(missing.filter((of) => told.get(`${of} now`) !== false && !of.endsWith(' now'))).toEqual([])
        // 22 of 2,124 in MLB.
        expect(missing.length).toBeLessThan(told.size / 80)
        expect(told.size).toBeGreaterThan(100)
      }
    },
  )

  it('goes on telling after it was asked what stands', async () => {
    const [looked, read] = [simulatedSource(1), simulatedSource(1)]
    await looked.standing!('wnba', noon)
    expect(hashOf(await looked.facts('wnba', null, noon))).toBe(hashOf(await read.facts('wnba', null, noon)))
    await looked.standing!('wnba', noon + HOUR)
    const next = [await looked.facts('wnba', noon, noon + HOUR), await read.facts('wnba', noon, noon + HOUR)] as const
    expect(hashOf(next[0])).toBe(hashOf(next[1]))
  })

  it('names twelve books and invents its players', async () => {
    const facts = await simulatedSource(1).facts('mlb', null, noon)
    const books = new Set(facts.flatMap((fact) => (fact.kind === 'quote' ? [fact.quote.book] : [])))
    expect(books.size).toBe(12)
    const kinds = new Set(facts.flatMap((fact) => (fact.kind === 'quote' ? [fact.quote.market.kind] : [])))
    expect([...kinds].sort()).toEqual(['moneyline', 'player-prop', 'spread', 'team-total', 'total'])
  })

  it('ends every game it tells of, and settles every prop it ever priced', async () => {
    const facts = await told('nba', noon, noon + 14 * HOUR, HOUR)
    const results = new Map(
      facts.flatMap((fact) => (fact.kind === 'result' ? [[fact.result.gameId, fact.result]] : [])),
    )
    const started = facts.flatMap((fact) => (fact.kind === 'score' ? [fact.score.gameId] : []))
    const over = [...new Set(started)].filter((id) => results.has(id))
    expect(over.length).toBeGreaterThanOrEqual(4)
    for (const fact of facts) {
      if (fact.kind !== 'quote' || fact.quote.market.kind !== 'player-prop') continue
      const result = results.get(fact.quote.gameId)
      if (result) expect(result.lines?.some(({ player }) => player === fact.quote.market.player)).toBe(true)
    }
  })
})

describe('its history', () => {
  const { history } = simulatedSource(1)

  it('closes where the full story closed', async () => {
    const league: LeagueKey = 'wnba'
    const full = await told(league, noon - 20 * HOUR, noon + 4 * HOUR, HOUR)
    const outline = history!.day(league, '2026-07-15', noon + 48 * HOUR, 'all')
    const ended = outline.flatMap((fact) => (fact.kind === 'result' ? [fact.result] : []))
    const seen = full.flatMap((fact) => (fact.kind === 'result' ? [fact.result] : []))
    const both = ended.filter(({ gameId }) => seen.some((result) => result.gameId === gameId))
    expect(both.length).toBeGreaterThan(0)
    for (const result of both) expect(seen).toContainEqual(result)
    const lastOf = (facts: readonly Fact[], gameId: string) => {
      const start = facts.length
      const prices = new Map<string, string>()
      for (const fact of facts.slice(0, start)) {
        if (fact.kind === 'quote' && fact.quote.gameId === gameId && fact.quote.market.kind === 'moneyline') {
          const begun = full.find((other) => other.kind === 'score' && other.score.gameId === gameId)?.observedAt ?? 0
          if (fact.quote.market.period === 'full' && fact.observedAt < begun)
            prices.set(fact.quote.book, fact.quote.prices.join())
        }
      }
      return prices
    }
    for (const { gameId } of both) {
      const closing = lastOf(outline, gameId)
      for (const [book, prices] of lastOf(full, gameId)) expect([book, closing.get(book)]).toEqual([book, prices])
    }
  })

  it('has the quotes on players that the full story told, and the last of the sharpest book', async () => {
    const full = await told('wnba', noon - 20 * HOUR, noon + 4 * HOUR, HOUR)
    const outline = history!.day('wnba', '2026-07-15', noon + 48 * HOUR, 'closing')
    const begun = new Set(full.flatMap((fact) => (fact.kind === 'result' ? [fact.result.gameId] : [])))
    const games = outline.flatMap((fact) => (fact.kind === 'game' && begun.has(fact.game.id) ? [fact.game] : []))
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) {
      const quotes = full.flatMap((fact) =>
        fact.kind === 'quote' && fact.quote.gameId === game.id && fact.quote.market.kind === 'player-prop'
          ? [fact.quote]
          : [],
      )
      // The story begins some hours after the first prices.
      const later = ({ observedAt }: { observedAt: number }) => observedAt > noon - 19 * HOUR
      const all = history!.propQuotes!(game, 'all')
      const byMoment = (some: readonly Quote[]) =>
        some
          .filter(later)
          .map((quote) => JSON.stringify(quote))
          .sort()
      expect(byMoment(all)).toEqual(byMoment(quotes))
      const last = new Map(
        all.flatMap((quote) =>
          quote.book === 'Pinnacle' && quote.prices[0] ? [[marketSlot(quote.market), quote.market.line]] : [],
        ),
      )
      const closing = history!.propQuotes!(game, 'closing')
      expect(new Set(closing.map(({ book }) => book))).toEqual(new Set(['Pinnacle']))
      expect(closing.length).toBeGreaterThan(20)
      for (const { market } of closing) expect(market.line).toBe(last.get(marketSlot(market)))
    }
  })

  it('has the periods of every NHL game: those tied after three went to overtime', () => {
    const results = ['2026-07-11', '2026-07-12', '2026-07-13'].flatMap((day) =>
      history!
        .day('nhl', day, noon + 48 * HOUR, 'closing')
        .flatMap((fact) => (fact.kind === 'result' ? [fact.result] : [])),
    )
    expect(results).toHaveLength(24)
    const sum = (goals: readonly number[]) => goals.slice(0, 3).reduce((all, one) => all + one, 0)
    const overtime = results.filter((result) => wentToOvertime(leagues.nhl, result))
    const tied = results.filter(({ periods }) => sum(periods!.home) === sum(periods!.away))
    expect(overtime).toEqual(tied)
    expect(overtime.length).toBeGreaterThan(0)
    for (const { home, away } of overtime) expect(Math.abs(home! - away!)).toBe(1)
  })

  it('leaves results, statistics and prices of seed 1 as version 3 has them', () => {
    const days = ['2026-07-11', '2026-07-12', '2026-07-14', '2026-07-15']
    const facts = LeagueKey.options.flatMap((league) =>
      days.flatMap((day) => history!.day(league, day, Date.parse('2026-07-20T00:00:00Z'), 'closing')),
    )
    const results = createHash('sha256')
    const prices = createHash('sha256')
    for (const fact of facts) {
      if (fact.kind === 'quote') prices.update(JSON.stringify(fact))
      if (fact.kind !== 'quote' && fact.kind !== 'game') results.update(JSON.stringify(fact))
    }
    expect(results.digest('hex')).toBe('3f4b64ccf41c27a8569e25cfdbb6e06c6463395ef5d838c7d54da5f07869acb2')
    expect(prices.digest('hex')).toBe('a5a87ee5c662aa3ceb59d9dc063c4033fbe64418bd65f4761cd07db7cda609be')
  })

  it('goes back over at least a year, and so over every season that is under way', () => {
    expect(history!.from(noon)).toBe('2025-01-01')
    for (const league of LeagueKey.options) expect(leagues[league].key).toBe(league)
    expect(history!.day('mlb', '2025-01-01', noon, 'closing').filter(({ kind }) => kind === 'result')).toHaveLength(15)
  })
})
