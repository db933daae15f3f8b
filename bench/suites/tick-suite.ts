import { type Fact, fullGame, leagues, type Quote } from '@fairline/domain'
import { createEngine, type FactSource, memoryLedger } from '@fairline/engine'
import { type DecimalOdds, decimalOdds } from '@fairline/odds'
import { simulatedSource } from '@fairline/providers'
import {
  answerBook,
  boardPaths,
  changedAnswers,
  type SteadyAnswers,
} from '../../apps/server/src/answers/answer-book.ts'
import type { Measured } from '../measured.ts'

const NOW = Date.parse('2026-07-15T19:00:00Z')
const TICKS = 300
const WARM_UP = 50
const QUOTES = 200
const GAMES = 60

/** A simulated day that stands still but for what a tick changes: quotes on the winners of games to come. */
async function standingDay() {
  const world = simulatedSource(1)
  const toCome: Quote[] = []
  const told = new Map<string, readonly Fact[]>()
  for (const league of world.covers) {
    const facts = await world.facts(league, null, NOW)
    told.set(league, facts)
    const starts = new Map(facts.flatMap((f) => (f.kind === 'game' ? [[f.game.id, f.game.startsAt ?? 0]] : [])))
    const winner = fullGame(leagues[league].outcomes === 'three-way' ? 'three-way' : 'moneyline')
    for (const fact of facts) {
      if (fact.kind !== 'quote' || fact.quote.market.kind !== winner.kind) continue
      if (fact.quote.market.period === 'full' && (starts.get(fact.quote.gameId) ?? 0) > NOW + 3_600_000)
        toCome.push(fact.quote)
    }
  }
  const games = [...new Set(toCome.map(({ gameId }) => gameId))].slice(0, GAMES)
  const standing = [...new Map(toCome.map((quote) => [`${quote.gameId}|${quote.book}`, quote])).values()].filter(
    (quote) => games.includes(quote.gameId),
  )
  let [now, next] = [NOW, new Map<string, Fact[]>()]
  const source: FactSource = {
    name: 'simulated',
    covers: world.covers,
    pricesStand: true,
    facts: async (league, after) => (after === null ? (told.get(league) ?? []) : (next.get(league) ?? [])),
  }
  return {
    source,
    at: () => now,
    /** Every league learns a result: all its forecasts move. */
    end() {
      now += 1000
      next = new Map()
      for (const [league, facts] of told) {
        const begun = facts.find((fact) => fact.kind === 'game' && (fact.game.startsAt ?? NOW) < NOW)
        if (begun?.kind !== 'game') continue
        const result = { gameId: begun.game.id, winner: 'home', home: 3, away: 2, observedAt: now } as const
        next.set(league, [{ kind: 'result', result, observedAt: now }])
      }
      return [...next.keys()].length
    },
    change(tick: number) {
      now += 1000
      next = new Map()
      for (let i = 0; i < QUOTES; i++) {
        const quote = standing[(tick * QUOTES + i) % standing.length] as Quote
        const prices = quote.prices.map((price) =>
          decimalOdds((price ?? 2) * (1 + 0.001 * ((tick % 7) + 1))),
        ) as DecimalOdds[]
        const league = quote.gameId.slice(0, quote.gameId.indexOf('-'))
        const fact: Fact = { kind: 'quote', quote: { ...quote, prices, observedAt: now }, observedAt: now }
        next.set(league, [...(next.get(league) ?? []), fact])
      }
    },
  }
}

/** From new quotes to answers that are ready to be sent. */
export async function tickSuite(): Promise<Measured[]> {
  const day = await standingDay()
  const engine = createEngine({
    source: day.source,
    ledger: memoryLedger(),
    origin: 'live',
    noVig: 'multiplicative',
    yieldToEventLoop: async () => {},
    onPhase: () => {},
  })
  const steady: SteadyAnswers = new Map()
  let book = answerBook(await engine.advance(NOW), steady)
  const took: number[] = []
  let compressed = 0
  for (let tick = 0; tick < TICKS; tick++) {
    day.change(tick)
    const began = performance.now()
    const after = answerBook(await engine.advance(day.at()), steady)
    changedAnswers(book, after)
    // As browsers ask for them.
    for (const path of boardPaths) compressed += after.of(path)?.encoded('br').length ?? 0
    if (tick >= WARM_UP) took.push(performance.now() - began)
    book = after
  }
  day.end()
  const began = performance.now()
  const { games } = await engine.advance(day.at())
  const reforecast = performance.now() - began
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] as number
  if (compressed === 0) throw new Error('no answer was made')
  return [
    { name: `${QUOTES} quotes on ${GAMES} games to new answers, median`, figure: at(0.5), unit: 'ms' },
    { name: 'the same, 99th percentile', figure: at(0.99), unit: 'ms', against: { name: 'the bar', figure: 40 } },
    {
      name: `results in every league: ${games.length} games forecast again`,
      figure: reforecast,
      unit: 'ms',
      against: { name: 'the bar for 60', figure: 250 },
    },
  ]
}
