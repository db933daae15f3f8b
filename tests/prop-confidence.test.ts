import { addDays, type Fact, type LeagueKey, startOfPacificDay } from '@fairline/domain'
import {
  type Board,
  confidenceBands,
  createEngine,
  type FactSource,
  type History,
  learnHistory,
  memoryLedger,
  walkPropConfidence,
} from '@fairline/engine'
import { memoryCheckpoints } from '@fairline/engine/testing'
import { unpackNumbers } from '@fairline/numeric'
import { simulatedSource } from '@fairline/providers'
import { describe, expect, it } from 'vitest'
import { leagueSession } from '../packages/engine/src/board/league-session.ts'
import { rateHistory } from '../packages/engine/src/board/rate-history.ts'
import { momentsOf } from '../packages/engine/src/learn/phases-of.ts'

const HOUR = 3_600_000
const asOf = Date.parse('2026-11-01T20:00:00Z')
const LAST = '2026-10-30'
const yieldToEventLoop = async () => {}
const only = (league: LeagueKey, seed: number): FactSource & { readonly history: History } => {
  const source = simulatedSource(seed)
  return { ...source, history: source.history!, covers: [league] }
}

/** Walks through the last days of a league's props. */
function walk(
  league: LeagueKey,
  days: number,
  history: History,
  onClosed: Parameters<typeof walkPropConfidence>[0]['onClosed'],
) {
  walkPropConfidence({ league, history, pricesStand: true, asOf, from: addDays(LAST, 1 - days), to: LAST, onClosed })
}

describe('the confidence of props', () => {
  it('comes true as often as it says, also of what is recommended', () => {
    const all = confidenceBands()
    const recommended = confidenceBands()
    const spans = [
      ['mls', 21],
      ['wnba', 14],
      ['nba', 4],
    ] as const
    for (const [league, days] of spans)
      walk(league, days, only(league, 3).history, (closed, { bet }) => {
        all.add(closed)
        if (bet.recommendation !== 'pass') recommended.add(closed)
      })
    const bands = all.bands().filter(({ count }) => count >= 100)
    expect(bands).toHaveLength(10)
    for (const { from, said, observed, standardError } of bands) {
      // Ten bands, and what is forecast rests on thirty games at first, which errs about as much as two or three weeks of games.
      const isNear = Math.abs(said - observed) < Math.max(0.05, 3 * standardError)
      expect([from, isNear || `said ${said}, observed ${observed} ± ${standardError}`]).toEqual([from, true])
    }
    const picked = recommended.bands()
    const sumOf = (part: 'said' | 'observed') => picked.reduce((sum, band) => sum + band.count * band[part], 0)
    const count = picked.reduce((sum, band) => sum + band.count, 0)
    expect(count).toBeGreaterThan(1000)
    expect(Math.abs(sumOf('said') - sumOf('observed')) / count).toBeLessThan(0.04)
  })

  it('at a moment does not change if what is known later does', () => {
    const { history } = only('mls', 1)
    const moment = startOfPacificDay(addDays(LAST, -1)) + 6 * HOUR
    const saidOn = (told: History) => {
      const said = new Map<string, number | null>()
      walk('mls', 3, told, (_, { at, bet }) => {
        if (at <= moment) said.set(`${at} ${bet.id}`, bet.confidence)
      })
      return said
    }
    const said = saidOn(history)
    expect(said.size).toBeGreaterThan(300)
    // What is changed later may leave a bet without a close, and such a bet is not reported.
    const changed = [...saidOn(changedAfter(history, moment))].filter(([id]) => said.has(id))
    expect(changed.length).toBeGreaterThan(0.99 * said.size)
    expect(changed).toEqual(changed.map(([id]) => [id, said.get(id)]))
    expect(saidOn(changedAfter(history, moment - 24 * HOUR))).not.toEqual(said)
  })

  it('learns the same closes from a history as from the full story', async () => {
    const source = only('mls', 1)
    // Late in the evening all games of the day are over.
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
      yieldToEventLoop,
      pricesFrom: null,
      props: { allFrom: begin, closingFrom: begin },
      decideFrom: null,
    })
    const { closes } = full.save(null).props
    expect([unpackNumbers(closes.learned).length / 8, closes.waiting.length].map((count) => count > 100)).toEqual([
      true,
      true,
    ])
    expect(outlined.save(null).props.closes).toEqual(closes)
  })

  it('is the same after a restart that missed the end of games and of a day', async () => {
    const source = only('mls', 1)
    const begin = startOfPacificDay('2026-10-20') + 4 * HOUR
    const checkpoints = memoryCheckpoints()
    const engineOn = () =>
      createEngine({
        source,
        ledger: memoryLedger(),
        origin: 'live',
        noVig: 'learnt',
        checkpoints,
        yieldToEventLoop,
        onPhase: () => {},
      })
    const running = engineOn()
    await running.advance(begin)
    const query = running.historyAsked()!
    const days = { decided: 0, priced: 60 }
    await running.takeOver(
      await learnHistory({ source, noVig: 'learnt', ...query, days, yieldToEventLoop, onProgress: () => {} }),
    )
    await running.advance(begin + HOUR)
    await running.checkpoint()
    const restarted = engineOn()
    for (let hour = 2; hour <= 20; hour++) await running.advance(begin + hour * HOUR)
    const said = propsOf(await running.advance(begin + 21 * HOUR))
    expect(said.filter(({ confidence }) => confidence !== null).length).toBeGreaterThan(100)
    // The first board after a start only shows what stands.
    await restarted.advance(begin + 21 * HOUR)
    expect(propsOf(await restarted.advance(begin + 21 * HOUR))).toEqual(said)
  })
})

/** Props that can still be bet on. */
const propsOf = ({ games, asOf: now }: Board) =>
  games
    .filter(({ game }) => game.startsAt !== null && game.startsAt > now)
    .flatMap(({ props }) => props.flatMap(({ over, under }) => [over, under]))
    .flatMap((bet) => (bet ? [{ id: bet.id, confidence: bet.confidence, recommendation: bet.recommendation }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

/** The same history, in which prices on players and results after a moment are others. */
function changedAfter(history: History, moment: number): History {
  const changed = (fact: Fact): Fact =>
    fact.kind !== 'result' || fact.observedAt <= moment
      ? fact
      : {
          ...fact,
          result: {
            ...fact.result,
            lines: (fact.result.lines ?? []).map((line) => ({ ...line, stats: { shots: 9 } })),
          },
        }
  return {
    ...history,
    day: (...query) => history.day(...query).map(changed),
    propQuotes: (game, prices) =>
      history.propQuotes!(game, prices).map((quote) =>
        quote.observedAt <= moment ? quote : { ...quote, prices: quote.prices.toReversed() },
      ),
  }
}
